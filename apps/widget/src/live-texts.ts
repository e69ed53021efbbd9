import type { Language } from '@foyer/contract/assistants'
export interface LiveTexts {
  ask: string
  waiting: string
  here: string
  typing: string
  missed: string
  back: string
  failed: string
}

/** In all languages: the file is fetched where visitors may ask for a person. `{}` is the person's first name. */
export const liveTexts: Record<string, LiveTexts> = {
  en: {
    ask: 'Talk to a person',
    waiting: 'We’re getting someone for you. Keep typing if you like.',
    here: '{} is here',
    typing: '{} is typing',
    missed: 'Sorry, nobody is free at the moment.',
    back: 'The assistant is answering again.',
    failed: 'Something went wrong. Please try again.',
  },
  es: {
    ask: 'Hablar con una persona',
    waiting: 'Estamos avisando a alguien. Mientras tanto, puede seguir escribiendo.',
    here: '{} está aquí',
    typing: '{} está escribiendo',
    missed: 'Lo sentimos, ahora mismo no hay nadie disponible.',
    back: 'Vuelve a responderle el asistente.',
    failed: 'Algo ha fallado. Inténtelo de nuevo.',
  },
  fr: {
    ask: 'Parler à une personne',
    waiting: 'Nous prévenons quelqu’un. Vous pouvez continuer à écrire.',
    here: '{} est là',
    typing: '{} est en train d’écrire',
    missed: 'Désolés, personne n’est disponible pour le moment.',
    back: 'L’assistant vous répond à nouveau.',
    failed: 'Une erreur est survenue. Veuillez réessayer.',
  },
  de: {
    ask: 'Mit einem Menschen sprechen',
    waiting: 'Wir holen jemanden dazu. Schreiben Sie ruhig weiter.',
    here: '{} ist da',
    typing: '{} schreibt',
    missed: 'Leider hat gerade niemand Zeit.',
    back: 'Jetzt antwortet wieder der Assistent.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  it: {
    ask: 'Parlare con una persona',
    waiting: 'Stiamo avvisando qualcuno. Nel frattempo può continuare a scrivere.',
    here: '{} è qui',
    typing: '{} sta scrivendo',
    missed: 'Ci dispiace, al momento nessuno è disponibile.',
    back: 'Ora le risponde di nuovo l’assistente.',
    failed: 'Qualcosa è andato storto. Riprovi.',
  },
  pt: {
    ask: 'Falar com uma pessoa',
    waiting: 'Estamos chamando alguém. Enquanto isso, pode continuar escrevendo.',
    here: '{} está aqui',
    typing: '{} está digitando',
    missed: 'Desculpe, ninguém está disponível no momento.',
    back: 'O assistente está respondendo de novo.',
    failed: 'Algo deu errado. Tente de novo.',
  },
  ru: {
    ask: 'Поговорить с человеком',
    waiting: 'Мы зовём сотрудника. Можете писать дальше.',
    here: '{} на связи',
    typing: '{} печатает',
    missed: 'К сожалению, сейчас все заняты.',
    back: 'Вам снова отвечает ассистент.',
    failed: 'Что-то пошло не так. Попробуйте ещё раз.',
  },
  ja: {
    ask: '担当者と話す',
    waiting: '担当者を呼び出しています。そのまま入力を続けていただけます。',
    here: '{}が対応しています',
    typing: '{}が入力しています',
    missed: '申し訳ありません。ただいま対応できる担当者がおりません。',
    back: 'ここからはアシスタントがお答えします。',
    failed: '問題が発生しました。もう一度お試しください。',
  },
  ko: {
    ask: '담당자와 대화하기',
    waiting: '담당자를 부르고 있습니다. 계속 입력하셔도 됩니다.',
    here: '{} 님이 대화에 참여했습니다',
    typing: '{} 님이 입력 중입니다',
    missed: '죄송합니다. 지금은 응대할 수 있는 담당자가 없습니다.',
    back: '이제 어시스턴트가 다시 답변합니다.',
    failed: '문제가 생겼습니다. 다시 시도해 주세요.',
  },
  zh: {
    ask: '与工作人员交谈',
    waiting: '正在为您联系工作人员，您可以继续输入。',
    here: '{}已加入对话',
    typing: '{}正在输入',
    missed: '抱歉，目前没有空闲的工作人员。',
    back: '现在由助手继续为您解答。',
    failed: '出了点问题，请重试。',
  },
  ar: {
    ask: 'التحدث مع شخص',
    waiting: 'نبحث لك عمّن يساعدك. يمكنك متابعة الكتابة.',
    here: '{} معك الآن',
    typing: '{} يكتب الآن',
    missed: 'عذرًا، لا يوجد أحد متاح الآن.',
    back: 'عاد المساعد للرد عليك.',
    failed: 'حدث خطأ ما. يرجى المحاولة مرة أخرى.',
  },
  hi: {
    ask: 'किसी व्यक्ति से बात करें',
    waiting: 'हम आपके लिए किसी को बुला रहे हैं। आप चाहें तो लिखते रहें।',
    here: '{} आपके साथ हैं',
    typing: '{} लिख रहे हैं',
    missed: 'क्षमा करें, अभी कोई उपलब्ध नहीं है।',
    back: 'अब सहायक फिर से जवाब दे रहा है।',
    failed: 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।',
  },
} satisfies Record<Language, LiveTexts>
