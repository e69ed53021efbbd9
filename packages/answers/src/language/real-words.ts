import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fold } from '@foyer/text/fold'
import type { Language } from '../types.ts'
import { addTo } from './add-to.ts'
import { readOnce } from './steps.ts'

interface Ending {
  flag: string
  strip: string
  add: string
  fits: RegExp
}

interface WordList {
  /** Base forms with flags for their affixes. */
  flags: Map<string, string>
  /** Suffixes by their last letter. */
  endings: Map<string, Ending[]>
  beginnings: { flag: string; add: string }[]
}

/** True if unknown words can be recognized as such. */
export const hasWordList = (language: Language): boolean => language === 'en'

const { resolve } = createRequire(import.meta.url)

const linesAtOnce = 4_000

function* readList(language: Language): Generator<void, WordList | null> {
  if (!hasWordList(language)) return null
  // The package's entry point loads both files at once, but they are needed only with the first question.
  const folder = dirname(resolve('dictionary-en-gb'))
  const words = readFileSync(join(folder, 'index.dic'), 'utf8').split('\n')
  const affixes = readFileSync(join(folder, 'index.aff'), 'utf8')
  yield
  const list: WordList = { flags: new Map(), endings: new Map(), beginnings: [] }
  for (let at = 1; at < words.length; at++) {
    if (at % linesAtOnce === 0) yield
    const [word, flags = ''] = words[at]!.split('/') as [string, string?]
    // Names aren't words: 'Manuel' must not protect 'manuel'.
    if (!word || word[0] !== word[0]!.toLowerCase()) continue
    const folded = fold(word)
    list.flags.set(folded, (list.flags.get(folded) ?? '') + flags)
  }
  for (const line of affixes.split('\n')) {
    const [kind, flag, strip, add, condition] = line.split(/\s+/)
    if (!flag || condition === undefined || strip === 'Y' || strip === 'N') continue
    if (kind === 'PFX') list.beginnings.push({ flag, add: add! })
    else if (kind === 'SFX') {
      const ending = {
        flag,
        strip: strip === '0' ? '' : strip!,
        add: add!,
        fits: new RegExp(`${condition === '.' ? '' : condition}$`),
      }
      addTo(list.endings, add!.slice(-1), ending)
    }
  }
  return list
}

const { of: listOf, prepare } = readOnce(readList)
export const prepareWordList = prepare

/** True for correct spellings; always false without a word list. */
export function isRealWord(folded: string, language: Language): boolean {
  const list = listOf(language)
  if (!list) return false
  if (isForm(folded, list, '')) return true
  return list.beginnings.some(
    ({ flag, add }) => folded.startsWith(add) && isForm(folded.slice(add.length), list, flag),
  )
}

function isForm(word: string, { flags, endings }: WordList, prefix: string): boolean {
  const whole = flags.get(word)
  if (whole?.includes(prefix)) return true
  const possible = endings.get(word.slice(-1)) ?? []
  return possible.some(({ flag, strip, add, fits }) => {
    if (!word.endsWith(add)) return false
    const base = word.slice(0, -add.length) + strip
    const known = flags.get(base)
    return known?.includes(flag) === true && known.includes(prefix) && fits.test(base)
  })
}
