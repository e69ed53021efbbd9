import { oncePerLanguage } from '../../language/once-per.ts'
import { formsIn } from '../../language/word-data.ts'
import type { Language } from '../../types.ts'

const spellings = oncePerLanguage((language) =>
  spoken.includes(language) ? formsIn(`chat-spellings/${language}`) : new Map<string, string>(),
)
const spoken: readonly Language[] = ['en', 'es', 'fr', 'de', 'nl']

/** What a chat spelling stands for, that no edit distance reaches. */
export const spelledOut = (folded: string, language: Language): string | undefined =>
  spellings(language).get(folded)

// Words in their own right that are mostly slips of others; a site that uses them means them.
const confused: Partial<Record<Language, Record<string, string>>> = {
  en: {
    prise: 'price',
    prises: 'prices',
    ware: 'wear',
    wether: 'whether',
    whet: 'what',
    cheep: 'cheap',
    weaks: 'weeks',
    wonts: 'wants',
    thee: 'there',
    des: 'does',
    wold: 'would',
    jut: 'just',
  },
}
const asksBefore = /^(?:how|long|much|time|often|when|where|why)$/
const namesAfter = /^(?:it|he|she|the|a|an|this|that|your|ur|my|one|everyone|anyone)$/

// Who adds a rule to `confusedWith` adds its words here: all others are not looked at.
const confusedInPlace = new Set(['were', 'dose', 'tie', 'tim', 'moth', 'moths', 'log', 'our', 'ours'])

/** Whether what stands beside it may tell that a word is a slip of another. */
export const isOftenConfused = (folded: string, language: Language): boolean =>
  (language === 'en' && confusedInPlace.has(folded)) || Object.hasOwn(confused[language] ?? {}, folded)

/** The everyday word that a rarer one is mostly a slip of. */
export function confusedWith(
  folded: string,
  { before, after }: { before: string | undefined; after: string | undefined },
  language: Language,
): string | undefined {
  if (!isOftenConfused(folded, language)) return undefined
  // 'Were are you' asks where.
  if (folded === 'were' && language === 'en')
    return before === undefined && /^(?:are|ar|r|is|do|can|u)$/.test(after ?? '') ? 'where' : undefined
  // 'How long dose it last', unlike 'what dose should I take'.
  if (folded === 'dose' && language === 'en')
    return asksBefore.test(before ?? '') || namesAfter.test(after ?? '') ? 'does' : undefined
  // 'What tie do you shut', '£9 a moth'.
  if (/^ti[em]$/.test(folded) && language === 'en')
    return /^(?:what|wat|whta|wot|which)$/.test(before ?? '') ? 'time' : undefined
  if (/^moths?$/.test(folded) && language === 'en')
    return /^(?:a|per|each|every|how|many|\d+|two|three|six|twelve)$/.test(before ?? '')
      ? folded.replace('o', 'on')
      : undefined
  if (folded === 'log' && language === 'en') return before === 'how' ? 'long' : undefined
  // 'An our', 'ten ours'.
  if (/^ours?$/.test(folded) && language === 'en')
    return /^(?:an|per|half|\d+|two|three|four|five|six|eight|ten|many)$/.test(before ?? '')
      ? `h${folded}`
      : undefined
  return Object.hasOwn(confused[language] ?? {}, folded) ? confused[language]![folded] : undefined
}
