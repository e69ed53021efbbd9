import { answer } from '../../packages/answers/src/answer.ts'
import { buildIndex } from '../../packages/answers/src/knowledge/build-index.ts'
import { isRight } from '../../packages/answers/src/testing/score.ts'
import { conversationBefore, type Site } from '../../packages/answers/src/testing/site.ts'
import type { Assistant, Said } from '../../packages/answers/src/types.ts'
import { prepareToAnswer } from '../../packages/answers/src/understand/prepare.ts'

const manners = ['plain', 'quoted', 'doubtful', 'none'] as const satisfies readonly Said[]
const firstWords = 45

/** `right` counts answers that are right within their first words. */
export type Tally = Record<Said, { answerable: number; right: number; unanswerable: number }>

export const emptyTally = (): Tally => {
  const none = () => ({ answerable: 0, right: 0, unanswerable: 0 })
  return { plain: none(), quoted: none(), doubtful: none(), none: none() }
}

const beginning = (text: string) =>
  text
    .split(/(?<=\s)(?=\S)/)
    .slice(0, firstWords)
    .join('')

/** Counts how often each manner of answering is right. */
export async function calibrate(
  sites: readonly Site[],
  assistantFor: (site: Site) => Assistant,
): Promise<Tally> {
  const tally = emptyTally()
  for (const site of sites) {
    const { pages, facts = [], doubts = [], language } = site
    const index = await buildIndex({ pages, facts, doubts }, { language })
    await prepareToAnswer(index)
    for (const question of site.questions.filter(({ inject }) => !inject)) {
      const history = conversationBefore(site, question).map(({ q }) => ({
        role: 'user' as const,
        content: q,
      }))
      const { text, said } = answer({ index, assistant: assistantFor(site), question: question.q, history })
      if (!question.gold) tally[said].unanswerable++
      else {
        tally[said].answerable++
        if (isRight(question, beginning(text))) tally[said].right++
      }
    }
  }
  return tally
}

const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)

export function linesOf(tally: Tally): string[] {
  const sum = (count: (one: Tally[Said]) => number) =>
    manners.reduce((total, said) => total + count(tally[said]), 0)
  const answerable = sum((one) => one.answerable)
  const unanswerable = sum((one) => one.unanswerable)
  const wrong = (one: Tally[Said]) => one.answerable - one.right + one.unanswerable
  const { plain, quoted } = tally
  return [
    `${answerable} answerable questions, ${unanswerable} unanswerable`,
    ...manners.map((said) => {
      const one = tally[said]
      return `${said.padEnd(9)} ${share(one.answerable, answerable).padStart(7)} of answerable, right ${share(one.right, answerable).padStart(7)}; ${share(one.unanswerable, unanswerable).padStart(7)} of unanswerable`
    }),
    `right within the first ${firstWords} words ${share(
      sum(({ right }) => right),
      answerable,
    )}, plain or quoted and right ${share(plain.right + quoted.right, answerable)}; quoted answers wrong ${share(wrong(quoted), quoted.answerable + quoted.unanswerable)}, plain and wrong ${share(wrong(plain), answerable + unanswerable)} of all`,
  ]
}
