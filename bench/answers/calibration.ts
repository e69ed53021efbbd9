import { answer } from '../../packages/answers/src/answer.ts'
import { buildIndex } from '../../packages/answers/src/knowledge/build-index.ts'
import { isRight } from '../../packages/answers/src/testing/score.ts'
import { conversationBefore, type Site } from '../../packages/answers/src/testing/site.ts'
import type { Assistant, Said } from '../../packages/answers/src/types.ts'
import { prepareToAnswer } from '../../packages/answers/src/understand/prepare.ts'

const manners = ['plain', 'quoted', 'doubtful', 'none'] as const satisfies readonly Said[]
const firstWords = 45

/** Answers of one manner: to what a page tells, those of them that are right at once, and to what no page tells. */
export type Told = Record<Said, { answerable: number; right: number; unanswerable: number }>

export const nothingTold = (): Told => {
  const none = () => ({ answerable: 0, right: 0, unanswerable: 0 })
  return { plain: none(), quoted: none(), doubtful: none(), none: none() }
}

const beginning = (text: string) =>
  text
    .split(/(?<=\s)(?=\S)/)
    .slice(0, firstWords)
    .join('')

/** How far the manners can be trusted, over all questions to the sites. */
export async function calibrate(sites: readonly Site[], speaking: (site: Site) => Assistant): Promise<Told> {
  const told = nothingTold()
  for (const site of sites) {
    const { pages, facts = [], doubts = [], language } = site
    const index = await buildIndex({ pages, facts, doubts }, { language })
    await prepareToAnswer(index)
    for (const question of site.questions.filter(({ inject }) => !inject)) {
      const history = conversationBefore(site, question).map(({ q }) => ({
        role: 'user' as const,
        content: q,
      }))
      const { text, said } = answer({ index, assistant: speaking(site), question: question.q, history })
      if (!question.gold) told[said].unanswerable++
      else {
        told[said].answerable++
        if (isRight(question, beginning(text))) told[said].right++
      }
    }
  }
  return told
}

const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)

export function linesOf(told: Told): string[] {
  const sum = (count: (one: Told[Said]) => number) =>
    manners.reduce((total, said) => total + count(told[said]), 0)
  const answerable = sum((one) => one.answerable)
  const unanswerable = sum((one) => one.unanswerable)
  const wrongly = ({ answerable: given, right, unanswerable: untold }: Told[Said]) => given - right + untold
  const { plain, quoted } = told
  return [
    `${answerable} questions that a page answers, ${unanswerable} that none does`,
    ...manners.map((said) => {
      const { answerable: given, right, unanswerable: untold } = told[said]
      return `${said.padEnd(9)} ${share(given, answerable).padStart(7)} of what a page tells, right ${share(right, answerable).padStart(7)}; ${share(untold, unanswerable).padStart(7)} of what none tells`
    }),
    `right within the first ${firstWords} words ${share(
      sum(({ right }) => right),
      answerable,
    )}, plain or quoted and right ${share(plain.right + quoted.right, answerable)}; of what is quoted wrong ${share(wrongly(quoted), quoted.answerable + quoted.unanswerable)}, said plainly and wrong ${share(wrongly(plain), answerable + unanswerable)} of all`,
  ]
}
