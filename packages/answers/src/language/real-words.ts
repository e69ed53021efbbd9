import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Language } from '../types.ts'
import { fold } from './fold.ts'

interface Ending {
  flag: string
  strip: string
  add: string
  fits: RegExp
}

interface WordList {
  /** Base forms and the marks of the endings and beginnings they take. */
  flags: Map<string, string>
  endings: Ending[]
  beginnings: { flag: string; add: string }[]
}

const packages: Partial<Record<Language, string>> = { en: 'dictionary-en-gb' }
/** Whether it can be told that a word is none. */
export const hasWordList = (language: Language): boolean => packages[language] !== undefined

const lists = new Map<Language, WordList>()
const { resolve } = createRequire(import.meta.url)

function listOf(language: Language): WordList | null {
  const name = packages[language]
  if (!name) return null
  let list = lists.get(language)
  if (!list) {
    // The package's own entry point waits for both files whenever it is loaded; they are wanted at the first question.
    const folder = dirname(resolve(name))
    list = readList(
      readFileSync(join(folder, 'index.dic'), 'utf8'),
      readFileSync(join(folder, 'index.aff'), 'utf8'),
    )
    lists.set(language, list)
  }
  return list
}

function readList(words: string, affixes: string): WordList {
  const list: WordList = { flags: new Map(), endings: [], beginnings: [] }
  for (const line of words.split('\n').slice(1)) {
    const [word, flags = ''] = line.split('/') as [string, string?]
    // Names are nobody's words: 'Manuel' is no reason to leave 'manuel' as it is.
    if (!word || word[0] !== word[0]!.toLowerCase()) continue
    const folded = fold(word)
    list.flags.set(folded, (list.flags.get(folded) ?? '') + flags)
  }
  for (const line of affixes.split('\n')) {
    const [kind, flag, strip, add, condition] = line.split(/\s+/)
    if (!flag || condition === undefined || strip === 'Y' || strip === 'N') continue
    if (kind === 'PFX') list.beginnings.push({ flag, add: add! })
    else if (kind === 'SFX')
      list.endings.push({
        flag,
        strip: strip === '0' ? '' : strip!,
        add: add!,
        fits: new RegExp(`${condition === '.' ? '' : condition}$`),
      })
  }
  return list
}

/** Whether a word is spelled as the language spells it. False throughout where there is no list to look into. */
export function isRealWord(folded: string, language: Language): boolean {
  const list = listOf(language)
  if (!list) return false
  if (isForm(folded, list, '')) return true
  return list.beginnings.some(
    ({ flag, add }) => folded.startsWith(add) && isForm(folded.slice(add.length), list, flag),
  )
}

/** 'Childrens' for 'children’s': a form that is written only with an apostrophe. */
export const isPossessive = (folded: string, language: Language): boolean =>
  folded.length > 3 &&
  folded.endsWith('s') &&
  !folded.endsWith('ss') &&
  (listOf(language)?.flags.get(folded.slice(0, -1))?.includes('M') ?? false) &&
  !isRealWord(folded, language)

function isForm(word: string, { flags, endings }: WordList, prefix: string): boolean {
  const whole = flags.get(word)
  if (whole?.includes(prefix)) return true
  return endings.some(({ flag, strip, add, fits }) => {
    if (!word.endsWith(add)) return false
    const base = word.slice(0, -add.length) + strip
    const known = flags.get(base)
    return known?.includes(flag) === true && known.includes(prefix) && fits.test(base)
  })
}
