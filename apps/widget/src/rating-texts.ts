import type { Language } from '@foyer/contract/assistants'
export interface RatingTexts {
  ask: string
  thanks: string
  dismiss: string
}

/** All twelve at once: this file is fetched once a conversation, when it comes to its end. */
export const ratingTexts: Record<string, RatingTexts> = {
  en: { ask: 'How was this chat?', thanks: 'Thank you.', dismiss: 'Not now' },
  es: { ask: '¿Qué tal este chat?', thanks: 'Gracias.', dismiss: 'Ahora no' },
  fr: { ask: 'Comment était ce chat ?', thanks: 'Merci.', dismiss: 'Plus tard' },
  de: { ask: 'Wie war dieser Chat?', thanks: 'Vielen Dank.', dismiss: 'Jetzt nicht' },
  it: { ask: 'Com’è andata la chat?', thanks: 'Grazie.', dismiss: 'Non ora' },
  pt: { ask: 'Como foi esta conversa?', thanks: 'Obrigado.', dismiss: 'Agora não' },
  ru: { ask: 'Как вам разговор?', thanks: 'Спасибо.', dismiss: 'Не сейчас' },
  ja: { ask: 'いかがでしたか？', thanks: 'ありがとうございます。', dismiss: '今はしない' },
  ko: { ask: '대화가 어떠셨나요?', thanks: '감사합니다.', dismiss: '나중에' },
  zh: { ask: '这次对话如何？', thanks: '谢谢您。', dismiss: '暂不评价' },
  ar: { ask: 'كيف كانت هذه المحادثة؟', thanks: 'شكرًا لك.', dismiss: 'ليس الآن' },
  hi: { ask: 'यह बातचीत कैसी रही?', thanks: 'धन्यवाद।', dismiss: 'अभी नहीं' },
} satisfies Record<Language, RatingTexts>
