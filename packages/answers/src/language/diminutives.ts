import type { Language } from '../types.ts'

/** What makes a word small, and what may stand in its place; of folded words. */
const endings: Partial<Record<Language, readonly [RegExp, string]>> = {
  it: [/(?:ett|icell|ell|ucci|in)([oaie])$/, '$1'],
  es: [/(?:ecit|cit|it)([oa]s?)$/, '$1'],
  pt: [/(?:zinh|inh)([oa]s?)$/, '$1'],
  de: [/(?:chen|lein)$/, ''],
  nl: [/(?:etje|tje|pje|kje|je)s?$/, ''],
}
const shortest = 3

/** 'Giretto' is a giro, 'stundchen' a Stunde said fondly: the plain word, or nothing where it has no such ending. */
export function plainOf(folded: string, language: Language): string | null {
  const ending = endings[language]
  if (!ending) return null
  const plain = folded.replace(...ending)
  return plain !== folded && plain.length >= shortest ? plain : null
}
