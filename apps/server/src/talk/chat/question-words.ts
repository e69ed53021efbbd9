import type { Language } from '@foyer/answers/types'

export type QuestionWords = { hours: string; place: string; contact: string; offer: string; price: string }

/** Common questions to suggest if the site answers them. `{}` is the priced item. */
export const questionWords: Record<Language, QuestionWords> = {
  en: {
    hours: 'When are you open?',
    place: 'Where are you?',
    contact: 'How can I contact you?',
    offer: 'What do you offer?',
    // price-question.ts adds 'are' or an article.
    price: 'How much is {}?',
  },
  es: {
    hours: '¿Cuándo están abiertos?',
    place: '¿Dónde están?',
    contact: '¿Cómo puedo contactarles?',
    offer: '¿Qué ofrecen?',
    price: '¿Cuánto cuesta {}?',
  },
  fr: {
    hours: 'Quels sont vos horaires d’ouverture ?',
    place: 'Où êtes-vous ?',
    contact: 'Comment vous contacter ?',
    offer: 'Que proposez-vous ?',
    price: 'Combien coûte {} ?',
  },
  de: {
    hours: 'Wann haben Sie geöffnet?',
    place: 'Wo finde ich Sie?',
    contact: 'Wie kann ich Sie erreichen?',
    offer: 'Was bieten Sie an?',
    price: 'Was kostet {}?',
  },
  it: {
    hours: 'Quando siete aperti?',
    place: 'Dove siete?',
    contact: 'Come posso contattarvi?',
    offer: 'Che cosa offrite?',
    price: 'Quanto costa {}?',
  },
  pt: {
    hours: 'Quando estão abertos?',
    place: 'Onde ficam?',
    contact: 'Como posso entrar em contato?',
    offer: 'O que vocês oferecem?',
    price: 'Quanto custa {}?',
  },
  ru: {
    hours: 'Когда вы открыты?',
    place: 'Где вы находитесь?',
    contact: 'Как с вами связаться?',
    offer: 'Что вы предлагаете?',
    price: 'Сколько стоит {}?',
  },
  ja: {
    hours: '営業時間を教えてください。',
    place: '場所はどこですか？',
    contact: '連絡先を教えてください。',
    offer: 'どんなサービスがありますか？',
    price: '{}の料金はいくらですか？',
  },
  ko: {
    hours: '영업시간이 어떻게 되나요?',
    place: '위치가 어디인가요?',
    contact: '어떻게 연락할 수 있나요?',
    offer: '어떤 서비스를 제공하나요?',
    price: '{} 가격은 얼마인가요?',
  },
  zh: {
    hours: '你们的营业时间是什么时候？',
    place: '你们在哪里？',
    contact: '怎么联系你们？',
    offer: '你们提供哪些服务？',
    price: '{}多少钱？',
  },
  ar: {
    hours: 'متى تفتحون؟',
    place: 'أين أنتم؟',
    contact: 'كيف يمكنني التواصل معكم؟',
    offer: 'ماذا تقدمون؟',
    price: 'كم سعر {}؟',
  },
  hi: {
    hours: 'आप कब खुले रहते हैं?',
    place: 'आप कहाँ हैं?',
    contact: 'मैं आपसे कैसे संपर्क करूँ?',
    offer: 'आप क्या सेवाएँ देते हैं?',
    price: '{} की कीमत कितनी है?',
  },
  nl: {
    hours: 'Wanneer bent u open?',
    place: 'Waar kan ik u vinden?',
    contact: 'Hoe kan ik u bereiken?',
    offer: 'Wat biedt u aan?',
    price: 'Wat kost {}?',
  },
}
