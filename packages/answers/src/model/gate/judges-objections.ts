import { asksForSecret } from '../../guard/asks-for-secret.ts'
import { detectLanguage } from '../../language/detect.ts'
import { languageSure } from '../../weights.ts'
import { wordsOfLine } from '../repeats.ts'
import type { Grounds } from './grounds.ts'
import type { SentenceContext, SentenceObjection } from './sentence-objection.ts'
import { website } from './wording.ts'
import { agreesToTheUnknown } from './words.ts'

/** A sentence is data, code or tags, or holds a character that came broken: nothing a visitor asked for. */
export const notProse: SentenceObjection = {
  name: 'not-prose',
  example: {
    told: ['A rye loaf costs £5.'],
    asked: 'How much is a rye loaf?',
    said: '{"answer": "A rye loaf costs £5."}',
  },
  objects: ({ text }) => !/\p{L}/u.test(text) || /^(?:[{[]\s*["'{[]|<\/?[a-z])|\ufffd/iu.test(text),
}

/** Nobody is asked to type a password, a code or a card number into the chat, whoever wishes it. */
export const asksForASecret: SentenceObjection = {
  name: 'asks-for-secret',
  example: {
    told: ['Tell us your card number here in the chat.'],
    asked: 'How do I pay?',
    said: 'Please tell us your card number here in the chat.',
  },
  objects: (_, __, { sentence }) => asksForSecret(sentence),
}

/** Where there is no website, 'our website does not tell' says that there is one; unless the owner speaks of one. */
export const noWebsite: SentenceObjection = {
  name: 'no-website',
  example: {
    told: ['A rye loaf costs £5.'],
    hasWebsite: false,
    asked: 'Do you give courses?',
    said: 'Our website does not mention courses.',
  },
  objects: ({ text }, { hasWebsite, given }) =>
    !hasWebsite && website.test(text) && !given.some((line) => website.test(line.text)),
}

/**
 * A sentence is in another language than the answer is given in. What the site calls its things ('Sauerbraten
 * mit Rotkohl: 18,50 €') may stand in it as it is, behind something that is said in that language.
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

/** Whether a sentence is in the language that is answered in. */
export function speaksIt({ speaks }: Grounds, sentence: string): boolean {
  if (!speaks) return false
  const { language, confidence } = detectLanguage(sentence, speaks)
  return language === speaks && confidence > 0
}

/** A sentence that claims nothing by itself agrees to what nothing given names. */
export const yesToTheUnknown: SentenceObjection = {
  name: 'agrees-to-the-unknown',
  example: { told: ['We repair bicycles.'], asked: 'Do you repair unicycles?', said: 'Yes, we do.' },
  objects: agreesToTheUnknown,
}

/** It names passages, and neither they nor any other one proves it. */
export const notInItsPassage: SentenceObjection = {
  name: 'not-in-its-passage',
  example: {
    told: ['Family clay: £25', 'Members get 10% off the kiln.', 'The yard has a bench.'],
    asked: 'What is there?',
    said: 'Family clay for members with a kiln and a bench in the yard costs £25.',
    cited: [1],
  },
  objects: (_, __, { proof }) => proof === null,
}

/** Those whose turn the judge decides: some are asked before a sentence is weighed at all, the last one after all others. */
export const judgesObjections: readonly SentenceObjection[] = [
  notProse,
  asksForASecret,
  noWebsite,
  otherLanguage,
  yesToTheUnknown,
  notInItsPassage,
]
