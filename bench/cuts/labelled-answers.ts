import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { detectLanguage } from '../../packages/answers/src/language/detect.ts'
import type { Language } from '../../packages/answers/src/types.ts'

export type LabelledSentence = {
  /** Includes the preceding space, line break or list marker. */
  raw: string
  text: string
  label: 'true' | 'false' | 'filler'
  /** Null if not labelled. */
  needsPrevious: boolean | null
}

export type LabelledAnswer = {
  language: Language
  question: string
  sentences: LabelledSentence[]
  /** True sentences from the same website. */
  site: readonly string[]
}

type Row = { id: string; site: string; question: string; [variant: string]: unknown }
type Label = { id: string; variant: string; text: string; label: string }

const unknownMark = /\{\{unknown\}\}\s*/g

export function readReplay(dataFile: string, labelsFile: string): LabelledAnswer[] {
  const rows = JSON.parse(readFileSync(dataFile, 'utf8')) as Row[]
  const labels = JSON.parse(readFileSync(labelsFile, 'utf8')) as Label[]
  const siteOf = new Map(rows.map(({ id, site }) => [id, site]))
  const told = Map.groupBy(
    labels.filter(({ label }) => label === 'supported'),
    ({ id }) => siteOf.get(id),
  )
  return rows.flatMap((row) => {
    const own = Map.groupBy(
      labels.filter(({ id }) => id === row.id),
      ({ variant }) => variant,
    )
    return [...own].map(([variant, of]): LabelledAnswer => {
      const whole = String(row[variant]).replace(unknownMark, '')
      let end = 0
      const sentences = of.map(({ text, label }): LabelledSentence => {
        const from = end
        end = whole.indexOf(text, from) + text.length
        if (end < from + text.length) throw new Error(`${row.id} ${variant} has no '${text}'.`)
        return {
          raw: whole.slice(from, end),
          text,
          label: label === 'supported' ? 'true' : label === 'filler' ? 'filler' : 'false',
          needsPrevious: null,
        }
      })
      return {
        language: detectLanguage(whole, 'en').language,
        question: row.question,
        sentences,
        site: (told.get(row.site) ?? []).map(({ text }) => text),
      }
    })
  })
}

const folder = join(import.meta.dirname, 'answers')
const withoutSpaces: readonly Language[] = ['ja', 'zh']
const labelOf = { '+': 'true', '-': 'false', '~': 'filler' } as const

/**
 * One file per language. '? ' starts a question; sentences follow, one per line: '+ ' true, '- ' false, '~ ' an opener or
 * offer of help. '^' after the sign marks a sentence that needs the previous one. List items start with '* ' or a number.
 */
export const readOwn = (): LabelledAnswer[] =>
  readdirSync(folder).flatMap((file) => {
    const language = file.replace('.txt', '') as Language
    return readFileSync(join(folder, file), 'utf8')
      .split(/^\? /m)
      .slice(1)
      .map((block): LabelledAnswer => {
        const [question = '', ...lines] = block.trim().split('\n')
        const sentences = lines.map((line, nth): LabelledSentence => {
          const [, sign = '', mark, text = ''] = /^([+~-])(\^?) (.+)$/.exec(line) ?? []
          if (!text) throw new Error(`'${line}' in ${file} has no sign.`)
          const isEntry = (one: string | undefined) => /^[+~-]\^? (?:\*|\d\.) /.test(one ?? '')
          const joint =
            isEntry(line) || isEntry(lines[nth - 1]) ? '\n' : withoutSpaces.includes(language) ? '' : ' '
          return {
            raw: nth === 0 ? text : joint + text,
            text,
            label: labelOf[sign as keyof typeof labelOf],
            needsPrevious: mark === '^',
          }
        })
        return { language, question, sentences, site: [] }
      })
  })
