import { sentencesOf } from '../../packages/answers/src/knowledge/sentences.ts'
import { shareHeard } from '../../packages/answers/src/testing/score.ts'
import type { Site, SiteQuestion } from '../../packages/answers/src/testing/site.ts'

/**
 * Removes everything that answers a question. The rest still covers the topic, which makes it harder than questions for
 * another business.
 */
export function withoutAnswer(site: Site, question: SiteQuestion): Site {
  const heard = (text: string) => shareHeard(question, text)
  const lines = site.pages.flatMap(({ text }) => text.split('\n'))
  const least = lines.some((line) => heard(line) === 1) ? 1 : Number.MIN_VALUE
  const tells = (text: string) => heard(text) >= least
  const isOf = ({ label, value }: { label: string; value: string }) => tells(`${label} ${value}`)
  return {
    ...site,
    pages: site.pages.map((page) => ({ ...page, text: withoutEmptySections(linesLeft(page.text, tells)) })),
    facts: (site.facts ?? []).filter((fact) => !isOf(fact)),
    doubts: (site.doubts ?? []).filter((doubt) => !isOf(doubt)),
  }
}

/** Drops whole rows, list items and headings, but only the answering sentences of a paragraph. */
const linesLeft = (text: string, tells: (text: string) => boolean): string[] =>
  text.split('\n').flatMap((line) => {
    if (!tells(line)) return [line]
    if (/^\s*[|#:-]/.test(line)) return []
    const left = sentencesOf(line).filter((sentence) => !tells(sentence))
    return left.length > 0 ? [left.join(' ')] : []
  })

const levelOf = (line = '') => /^(#+) /.exec(line)?.[1]?.length

function withoutEmptySections(lines: readonly string[]): string {
  const isEmpty = (at: number, level: number) => {
    const next = lines.slice(at + 1).find((line) => line.trim())
    return next === undefined || (levelOf(next) ?? level + 1) <= level
  }
  return lines
    .filter((line, at) => {
      const level = levelOf(line)
      return level === undefined || !isEmpty(at, level)
    })
    .join('\n')
}
