import type { Language } from '@foyer/contract/assistants'
export interface RatingTexts {
  ask: string
  thanks: string
  /** For screen readers. */
  failed: string
  dismiss: string
}

/** In all languages: the file is fetched once, at the end of a conversation. */
export const ratingTexts: Record<string, RatingTexts> = {
  en: {
    ask: 'How was this chat?',
    thanks: 'Thank you.',
    failed: 'Something went wrong. Please try again.',
    dismiss: 'Not now',
  },
  es: {
    ask: '¿Qué le ha parecido este chat?',
    thanks: 'Gracias.',
    failed: 'Algo ha fallado. Inténtelo de nuevo.',
    dismiss: 'Ahora no',
  },
  fr: {
    ask: 'Que pensez-vous de cet échange ?',
    thanks: 'Merci.',
    failed: 'Une erreur est survenue. Veuillez réessayer.',
    dismiss: 'Plus tard',
  },
  de: {
    ask: 'Wie fanden Sie diesen Chat?',
    thanks: 'Vielen Dank.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    dismiss: 'Nicht jetzt',
  },
  it: {
    ask: 'Com’è andata la chat?',
    thanks: 'Grazie.',
    failed: 'Qualcosa è andato storto. Riprovi.',
    dismiss: 'Non ora',
  },
  pt: {
    ask: 'Como foi esta conversa?',
    thanks: 'Obrigado.',
    failed: 'Algo deu errado. Tente de novo.',
    dismiss: 'Agora não',
  },
  ru: {
    ask: 'Как вам наш чат?',
    thanks: 'Спасибо.',
    failed: 'Что-то пошло не так. Попробуйте ещё раз.',
    dismiss: 'Не сейчас',
  },
  ja: {
    ask: 'このチャットはいかがでしたか？',
    thanks: 'ありがとうございます。',
    failed: '問題が発生しました。もう一度お試しください。',
    dismiss: '今はしない',
  },
  ko: {
    ask: '이번 대화는 어떠셨나요?',
    thanks: '감사합니다.',
    failed: '문제가 생겼습니다. 다시 시도해 주세요.',
    dismiss: '나중에',
  },
  zh: { ask: '您对这次对话满意吗？', thanks: '谢谢。', failed: '出了点问题，请重试。', dismiss: '暂不评价' },
  ar: {
    ask: 'كيف كانت هذه المحادثة؟',
    thanks: 'شكرًا لك.',
    failed: 'حدث خطأ ما. يرجى المحاولة مرة أخرى.',
    dismiss: 'ليس الآن',
  },
  hi: {
    ask: 'यह बातचीत कैसी रही?',
    thanks: 'धन्यवाद।',
    failed: 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।',
    dismiss: 'अभी नहीं',
  },
} satisfies Record<Language, RatingTexts>
