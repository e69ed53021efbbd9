import type { Language } from '@foyer/contract/assistants'
export interface VoiceTexts {
  mic: string
  speaker: string
  /** Neither the browser nor the server understands speech. */
  noRecognition: string
  refused: string
  misheard: string
}

/** In all languages: the file is fetched where the owner allows voice. */
export const voiceTexts: Record<string, VoiceTexts> = {
  en: {
    mic: 'Speak your message',
    speaker: 'Read answers aloud',
    noRecognition: 'This browser can’t recognize speech. Please type instead.',
    refused: 'The microphone isn’t available. Please type instead.',
    misheard: 'Sorry, that wasn’t clear. Please try again.',
  },
  es: {
    mic: 'Dictar el mensaje',
    speaker: 'Leer las respuestas en voz alta',
    noRecognition: 'Este navegador no reconoce la voz. Escriba su mensaje.',
    refused: 'El micrófono no está disponible. Escriba su mensaje.',
    misheard: 'No se ha entendido bien. Inténtelo de nuevo.',
  },
  fr: {
    mic: 'Dicter le message',
    speaker: 'Lire les réponses à voix haute',
    noRecognition: 'Ce navigateur ne reconnaît pas la parole. Écrivez plutôt votre message.',
    refused: 'Le microphone n’est pas disponible. Écrivez plutôt votre message.',
    misheard: 'Nous n’avons pas bien compris. Veuillez réessayer.',
  },
  de: {
    mic: 'Nachricht diktieren',
    speaker: 'Antworten vorlesen',
    noRecognition: 'Dieser Browser erkennt keine Sprache. Bitte tippen Sie.',
    refused: 'Das Mikrofon ist nicht verfügbar. Bitte tippen Sie.',
    misheard: 'Das war nicht zu verstehen. Bitte versuchen Sie es noch einmal.',
  },
  it: {
    mic: 'Detta il messaggio',
    speaker: 'Leggi le risposte ad alta voce',
    noRecognition: 'Questo browser non riconosce la voce. Scriva il messaggio.',
    refused: 'Il microfono non è disponibile. Scriva il messaggio.',
    misheard: 'Non si è capito bene. Riprovi.',
  },
  pt: {
    mic: 'Ditar a mensagem',
    speaker: 'Ler as respostas em voz alta',
    noRecognition: 'Este navegador não reconhece a fala. Escreva a mensagem.',
    refused: 'O microfone não está disponível. Escreva a mensagem.',
    misheard: 'Não deu para entender. Tente de novo.',
  },
  ru: {
    mic: 'Продиктовать сообщение',
    speaker: 'Читать ответы вслух',
    noRecognition: 'Этот браузер не распознаёт речь. Напишите сообщение.',
    refused: 'Микрофон недоступен. Напишите сообщение.',
    misheard: 'Не удалось разобрать. Попробуйте ещё раз.',
  },
  ja: {
    mic: '音声で入力',
    speaker: '回答を読み上げる',
    noRecognition: 'このブラウザーでは音声を認識できません。文字で入力してください。',
    refused: 'マイクを使用できません。文字で入力してください。',
    misheard: '聞き取れませんでした。もう一度お試しください。',
  },
  ko: {
    mic: '음성으로 입력',
    speaker: '답변을 소리 내어 읽기',
    noRecognition: '이 브라우저에서는 음성을 인식할 수 없습니다. 글로 입력해 주세요.',
    refused: '마이크를 사용할 수 없습니다. 글로 입력해 주세요.',
    misheard: '알아듣지 못했습니다. 다시 시도해 주세요.',
  },
  zh: {
    mic: '语音输入',
    speaker: '朗读回答',
    noRecognition: '此浏览器无法识别语音，请输入文字。',
    refused: '麦克风不可用，请输入文字。',
    misheard: '没有听清，请再试一次。',
  },
  ar: {
    mic: 'إملاء الرسالة صوتيًا',
    speaker: 'قراءة الإجابات بصوت عالٍ',
    noRecognition: 'لا يتعرف هذا المتصفح على الكلام. يرجى الكتابة.',
    refused: 'الميكروفون غير متاح. يرجى الكتابة.',
    misheard: 'لم نتمكن من فهم الكلام. يرجى المحاولة مرة أخرى.',
  },
  hi: {
    mic: 'संदेश बोलकर लिखें',
    speaker: 'उत्तर पढ़कर सुनाएँ',
    noRecognition: 'यह ब्राउज़र बोली नहीं समझता। कृपया लिखें।',
    refused: 'माइक्रोफ़ोन उपलब्ध नहीं है। कृपया लिखें।',
    misheard: 'ठीक से समझ नहीं आया। कृपया फिर से कोशिश करें।',
  },
} satisfies Record<Language, VoiceTexts>
