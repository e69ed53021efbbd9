import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../types.ts'
import { asksForSecret } from './asks-for-secret.ts'

/** Sentences that are removed from answers, and similar ones that stay. */
const sentences: Record<Language, { asks: string[]; stays: string[] }> = {
  en: {
    asks: [
      'Please type your password here.',
      'Send me the 6-digit code you received and I will check.',
      'To go on, reply with your card number and CVV in this chat.',
      'What is your PIN?',
      'Enter your booking code in the chat, please.',
    ],
    stays: [
      'Please bring your booking code to the desk.',
      'You can change your password on the account page.',
      'We never ask you to type your password here.',
      'Your card number is asked for at checkout.',
      'Pay by card or in cash.',
      'Please tell us the dress code you prefer.',
      'Call us on 01632 960 277 and tell us your booking code.',
    ],
  },
  de: {
    asks: [
      'Bitte schreiben Sie mir Ihr Passwort.',
      'Wie lautet Ihre PIN?',
      'Geben Sie Ihre Kartennummer hier im Chat ein.',
    ],
    stays: [
      'Bitte bringen Sie Ihren Buchungscode mit.',
      'Ihr Passwort ändern Sie auf der Anmeldeseite.',
      'Schicken Sie uns nie Ihre PIN.',
    ],
  },
  fr: {
    asks: [
      'Envoyez-moi votre mot de passe.',
      'Quel est votre code secret ?',
      'Saisissez ici votre numéro de carte bancaire.',
    ],
    stays: [
      'Apportez votre code de réservation.',
      'Le mot de passe se change sur le site.',
      'N’envoyez jamais votre code PIN.',
    ],
  },
  es: {
    asks: [
      'Escriba aquí su contraseña.',
      '¿Cuál es su número de tarjeta?',
      'Envíeme el código que ha recibido por el chat.',
    ],
    stays: ['Traiga su código de reserva.', 'La contraseña se cambia en la web.', 'No envíe nunca su PIN.'],
  },
  it: {
    asks: ['Scriva qui la sua password.', 'Qual è il suo PIN?', 'Mi dia il numero della carta in chat.'],
    stays: ['Porti il codice di prenotazione.', 'La password si cambia sul sito.', 'Non inviate mai il PIN.'],
  },
  pt: {
    asks: ['Digite aqui a sua senha.', 'Qual é o seu PIN?', 'Envie-me o número do cartão no chat.'],
    stays: ['Traga o seu código de reserva.', 'A senha muda-se no site.', 'Nunca envie o seu PIN.'],
  },
  nl: {
    asks: ['Typ hier uw wachtwoord.', 'Wat is uw pincode?', 'Stuur mij uw kaartnummer in deze chat.'],
    stays: [
      'Breng uw boekingscode mee.',
      'Uw wachtwoord wijzigt u op de website.',
      'Stuur nooit uw pincode.',
    ],
  },
  ru: {
    asks: ['Напишите здесь ваш пароль.', 'Какой ваш ПИН-код?', 'Отправьте мне номер карты в чат.'],
    stays: [
      'Возьмите с собой код бронирования.',
      'Пароль меняется на сайте.',
      'Никогда не сообщайте ПИН-код.',
    ],
  },
  ja: {
    asks: [
      'ここにパスワードを入力してください。',
      'チャットでカード番号を教えてください。',
      '暗証番号は何ですか？',
    ],
    stays: [
      '予約コードをお持ちください。',
      'パスワードはサイトで変更できます。',
      'パスワードは入力しないでください。決して教えません。',
    ],
  },
  ko: {
    asks: ['여기에 비밀번호를 입력해 주세요.', '채팅으로 카드 번호를 알려 주세요.', '핀 번호가 무엇인가요?'],
    stays: [
      '예약 코드를 가져오세요.',
      '비밀번호는 웹사이트에서 변경합니다.',
      '비밀번호를 절대 알려 주지 마세요.',
    ],
  },
  zh: {
    asks: ['请在这里输入您的密码。', '请把卡号发给我。', '您的验证码是多少？'],
    stays: ['请带上您的预订码。', '密码可以在网站上修改。', '请不要把密码告诉任何人。'],
  },
  ar: {
    asks: ['اكتب كلمة المرور هنا.', 'أرسل لي رقم البطاقة في الدردشة.', 'ما هو الرقم السري؟'],
    stays: ['أحضر رمز الحجز معك.', 'يمكن تغيير كلمة المرور في الموقع.', 'لا ترسل الرقم السري لأحد.'],
  },
  hi: {
    asks: ['यहाँ अपना पासवर्ड लिखें।', 'चैट में कार्ड नंबर भेजें।', 'आपका पिन क्या है?'],
    stays: ['अपना बुकिंग कोड साथ लाएँ।', 'पासवर्ड वेबसाइट पर बदला जाता है।', 'अपना पिन कभी किसी को न बताएँ।'],
  },
}

describe.each(languages)('in %s', (language) => {
  test.each(sentences[language].asks)('asks: %s', (sentence) => expect(asksForSecret(sentence)).toBe(true))
  test.each(sentences[language].stays)('stays: %s', (sentence) => expect(asksForSecret(sentence)).toBe(false))
})
