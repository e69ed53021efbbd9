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
const confused = formsIn('confused-words')

/** What else a word may be a slip of, by what stands beside it. Others are not looked at. */
const confusedInPlace = new Set(['were', 'dose', 'our', 'ours'])

/** Whether what stands beside it may tell that a word is a slip of another. */
export const isOftenConfused = (folded: string, language: Language): boolean =>
  language === 'en' && (confusedInPlace.has(folded) || confused.has(folded))

/** The everyday word that a rarer one is mostly a slip of. */
export function confusedWith(
  folded: string,
  { before, after }: { before: string | undefined; after: string | undefined },
  language: Language,
): string | undefined {
  if (!isOftenConfused(folded, language)) return undefined
  // 'Were are you' asks where.
  if (folded === 'were')
    return before === undefined && /^(?:are|ar|r|is|do|can|u)$/.test(after ?? '') ? 'where' : undefined
  // 'How long dose it last', unlike 'what dose should I take'.
  if (folded === 'dose')
    return /^(?:how|long|much|time|often|when|where|why)$/.test(before ?? '') ? 'does' : undefined
  // 'An our', 'ten ours'.
  if (folded.startsWith('our'))
    return /^(?:an|per|half|\d+|two|three|four|five|six|eight|ten|many)$/.test(before ?? '')
      ? `h${folded}`
      : undefined
  return confused.get(folded)
}
