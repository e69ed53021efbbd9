import type { Language } from '../types.ts'

// Spellings that sound alike, brought to one: what people write who write by ear.
const english: [RegExp, string][] = [
  [/^wr/, 'r'],
  [/^kn/, 'n'],
  [/^wh/, 'w'],
  [/ph/g, 'f'],
  [/gh(?=t)/g, ''],
  [/c?ture/g, 'cher'],
  [/[ts]ion/g, 'shun'],
  [/tch/g, 'ch'],
  [/ck|q(?!u)|c(?![eiyh])/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/dge/g, 'j'],
  [/ys$/, 'is'],
  [/ies$/, 'is'],
  [/(?:ie|ey|y)$/, 'i'],
  [/ea|ei|ie/g, 'ee'],
  [/ai|ay/g, 'a'],
  [/ou?r$/, 'er'],
  [/(?:air|are|eir)$/, 'er'],
  [/[ae]nce$/, 'ense'],
  [/[ae]nt$/, 'ent'],
  [/[ai]ble$/, 'able'],
  [/(?<=[a-z]{2})e$/, ''],
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

/** A word as one would write it who never saw it. Words spelt alike by ear are one word written two ways. */
export function byEar(word: string, language: Language): string {
  let heard = word
  const rules = language === 'en' ? english : language === 'fr' ? french : []
  for (const [pattern, sound] of rules) heard = heard.replace(pattern, sound)
  return heard.replace(/(.)\1+/g, '$1')
}
