import { answer } from '../../packages/answers/src/answer.ts'
import { buildIndex } from '../../packages/answers/src/knowledge/build-index.ts'
import { isRight } from '../../packages/answers/src/testing/score.ts'
import { conversationBefore, type Site } from '../../packages/answers/src/testing/site.ts'
import type { Assistant, Confidence } from '../../packages/answers/src/types.ts'
import { prepareToAnswer } from '../../packages/answers/src/understand/prepare.ts'

/** Of the answers of one level: how many hold what was asked for, and how many were given to what no page tells. */
interface Level {
  given: number
  holding: number
  outOfScope: number
}

/** How far the three levels can be trusted, over all questions to the sites. */
export async function calibrate(
  sites: readonly Site[],
  speaking: (site: Site) => Assistant,
): Promise<Record<Confidence, Level>> {
  const levels = { sure: none(), unsure: none(), none: none() }
  for (const site of sites) {
    const index = await buildIndex({ pages: site.pages, facts: [] }, { language: site.language })
    await prepareToAnswer(index)
    for (const question of site.questions.filter(({ inject }) => !inject)) {
      const history = conversationBefore(site, question).map(({ q }) => ({
        role: 'user' as const,
        content: q,
      }))
      const { text, confidence } = answer({ index, assistant: speaking(site), question: question.q, history })
      const level = levels[confidence]
      level.given++
      if (!question.gold) level.outOfScope++
      else if (isRight(question, text)) level.holding++
    }
  }
  return levels
}

const none = (): Level => ({ given: 0, holding: 0, outOfScope: 0 })

const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)

export function linesOf({ sure, unsure, none: untold }: Record<Confidence, Level>): string[] {
  const told = ({ given, outOfScope }: Level) => given - outOfScope
  const answerable = told(sure) + told(unsure) + told(untold)
  return [
    `sure        ${sure.given} answers, right ${share(sure.holding, sure.given)} (the bar is meant for 95 %)`,
    `unsure      ${unsure.given} answers, what was asked for among the quotes in ${share(unsure.holding, told(unsure))} of those that a page tells`,
    `none        ${untold.given} answers, ${told(untold)} of them though a page tells`,
    `shown       ${share(sure.holding + unsure.holding, answerable)} of ${answerable} answerable questions; wrong but sure ${share(sure.given - sure.holding, sure.given + unsure.given + untold.given)} of all`,
  ]
}
