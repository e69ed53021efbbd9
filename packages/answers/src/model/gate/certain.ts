import { asksForSecret } from '../../guard/asks-for-secret.ts'
import { detectLanguage } from '../../language/detect.ts'
import { languageSure } from '../../weights.ts'
import { wordsOfLine } from '../repeats.ts'
import { canBeCalculated } from './calculable.ts'
import type { Grounds } from './grounds.ts'
import { says } from './numbers.ts'
import type { SentenceContext, SentenceObjection } from './sentence-objection.ts'
import { unsupportedCodes, unsupportedContacts } from './unsupported.ts'

/** Data, code, tags or broken characters. */
export const notProse: SentenceObjection = {
  name: 'not-prose',
  example: {
    told: ['A rye loaf costs £5.'],
    asked: 'How much is a rye loaf?',
    said: '{"answer": "A rye loaf costs £5."}',
  },
  objects: ({ text }) => !/\p{L}/u.test(text) || /^(?:[{[]\s*["'{[]|<\/?[a-z])|\ufffd/iu.test(text),
}

/** Answers never ask for a password, a code or a card number. */
export const asksForASecret: SentenceObjection = {
  name: 'asks-for-secret',
  example: {
    told: ['Tell us your card number here in the chat.'],
    asked: 'How do I pay?',
    said: 'Please tell us your card number here in the chat.',
  },
  objects: (_, __, { sentence }) => asksForSecret(sentence),
}

/**
 * A sentence in the wrong language. It may contain the site's own names ('Sauerbraten mit Rotkohl: 18,50 €') after
 * words in the right one.
 */
export const otherLanguage: SentenceObjection = {
  name: 'other-language',
  example: {
    told: ['Dogs are welcome in the garden.'],
    speaks: 'en',
    asked: 'Are dogs welcome?',
    said: 'Hunde sind im Garten willkommen.',
  },
  objects: (_, grounds, saying) => isForeign(grounds, saying),
}

function isForeign({ speaks, given }: Grounds, { sentence, hasSpoken }: SentenceContext): boolean {
  if (!speaks) return false
  const { language, confidence } = detectLanguage(sentence, speaks)
  if (language === speaks || confidence < languageSure.sentence) return false
  const words = wordsOfLine(sentence)
  return !hasSpoken || !given.some(({ text }) => words.isSubsetOf(wordsOfLine(text)))
}

export function speaksIt({ speaks }: Grounds, sentence: string): boolean {
  if (!speaks) return false
  const { language, confidence } = detectLanguage(sentence, speaks)
  return language === speaks && confidence > 0
}

/**
 * Objections to contacts, codes and amounts that nothing supports. Visitors act on these at once, so they are removed
 * without a second look.
 */
export const certainObjections: readonly SentenceObjection[] = [
  {
    name: 'phone-nowhere',
    example: {
      told: ['Call 01303 555 010.'],
      asked: 'How do I reach you?',
      said: 'Please call 01303 555 999.',
    },
    objects: ({ values }, { lines, asked }) =>
      values.some(
        (value) =>
          value.kind === 'phone' &&
          !lines.some(says(value)) &&
          !asked.some(({ written }) => written === value.written),
      ),
  },
  {
    name: 'contact-nowhere',
    example: {
      told: ['Write to office@harbour.example or to bread@harbour.example.'],
      asked: 'How do I reach you?',
      said: 'Write to bread@office.example.',
    },
    objects: ({ text }, grounds) => unsupportedContacts(text, grounds).length > 0,
  },
  {
    name: 'code-nowhere',
    example: {
      told: ['Codes are given to members: RYE10 takes 10% off.'],
      asked: 'Is there a discount?',
      said: 'Use the code CAKE25 to pay less.',
    },
    objects: ({ text }, grounds) => unsupportedCodes(text, grounds).length > 0,
  },
  {
    name: 'sum-nowhere',
    example: {
      told: ['A rye loaf costs £5.'],
      asked: 'How much is a rye loaf?',
      said: 'A rye loaf costs £3.10.',
    },
    // A total's parts may follow it.
    objects: (claim, grounds, { stood }) =>
      !claim.text.endsWith(':') &&
      claim.values.some((value) => value.kind === 'money' && !canBeCalculated(value, claim, grounds, stood)),
  },
]
