import type { Language } from '../../types.ts'

// Spellings that sound alike, brought to one: what people write who write by ear.
// A capital stands for a long vowel.
const english: [RegExp, string][] = [
  [/^wr/, 'r'],
  [/^kn/, 'n'],
  [/^wh/, 'w'],
  [/ph/g, 'f'],
  [/igh/g, 'I'],
  [/gh(?=t)/g, ''],
  [/c?ture/g, 'cher'],
  [/[ts]ion/g, 'shun'],
  [/sch/g, 'sk'],
  [/tch/g, 'ch'],
  [/ck|q(?!u)|c(?![eiyh])/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/dge|g(?=[eiy])/g, 'j'],
  [/x/g, 'ks'],
  [/(?:air|are|eir|(?<=[wpb])ear)(?=s?$)/, 'Ar'],
  [/a([^aeiouywr])e(?=s?$)/, 'A$1'],
  [/o([^aeiouywr])e(?=s?$)/, 'O$1'],
  [/[iy]([^aeiouyw])e(?=s?$)/, 'I$1'],
  [/oa/g, 'O'],
  [/oe(?=s?$)/, 'o'],
  [/ys$/, 'is'],
  [/ies$/, 'is'],
  [/(?:ie|ey|y)$/, 'i'],
  [/ea|ei|ie|ee/g, 'E'],
  [/ai|ay/g, 'A'],
  [/(?<=[a-zA-Z]{3})ou?r(?=s?$)/, 'er'],
  [/(?<=[a-z]{2})a(?=s?$)/, 'er'],
  [/our(?=[st])/g, 'or'],
  [/[ae]nce$/, 'ense'],
  [/[ae]nt$/, 'ent'],
  [/[ai]ble$/, 'able'],
  [/(?<=[a-z]{2})e$/i, ''],
  [/z/g, 's'],
]
const french: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/qu|ck|c(?![eiyh])/g, 'k'],
  [/c(?=[eiy])|ç/g, 's'],
  [/eaux?|aux?/g, 'o'],
  [/ai[st]?$|ez$|er$|ee?s?$/, 'e'],
  [/en(?=[tdcs])|em(?=[pb])/g, 'an'],
  [/y/g, 'i'],
  [/[tsxd]$/, ''],
]

const mostRemembered = 60_000

/** What was once worked out of a word of a language. */
function remembering(workOut: (word: string, language: Language) => string) {
  const languages = new Map<Language, Map<string, string>>()
  return (word: string, language: Language): string => {
    let words = languages.get(language)
    if (!words) {
      words = new Map()
      languages.set(language, words)
    }
    let heard = words.get(word)
    if (heard !== undefined) return heard
    heard = workOut(word, language)
    if (words.size >= mostRemembered) words.clear()
    words.set(word, heard)
    return heard
  }
}

const repeated = /(.)\1+/g

/** A word as one would write it who never saw it. Words spelt alike by ear are one word written two ways. */
export const byEar = remembering((word, language) => {
  const rules = language === 'en' ? english : language === 'fr' ? french : null
  if (!rules) return word
  let heard = word
  for (const [pattern, sound] of rules) heard = heard.replace(pattern, sound)
  return heard.replace(repeated, '$1')
})
