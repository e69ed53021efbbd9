import { answer } from '../../packages/answers/src/answer.ts'
import { buildIndex } from '../../packages/answers/src/knowledge/build-index.ts'
import { isRight } from '../../packages/answers/src/testing/score.ts'
import { conversationBefore, type Site } from '../../packages/answers/src/testing/site.ts'
import { prepareToAnswer } from '../../packages/answers/src/understand/prepare.ts'

/** Declined counts as right where the site does not tell; where it does, the answer was missed. */
export type Judgement = 'right' | 'wrong' | 'missed'
export type Asked = { question: string; judgement: Judgement; trace: readonly string[] }

/** Asks a site its questions on an index of its own, so that nothing is remembered from an earlier run. */
export async function askSite(site: Site): Promise<Asked[]> {
  const { language, pages, name } = site
  const index = await buildIndex({ pages, facts: [] }, { language })
  await prepareToAnswer(index)
  const assistant = {
    name,
    language,
    multiLanguage: true,
    personality: 'professional',
    tone: 'helpful',
  } as const
  return site.questions
    .filter(({ inject }) => !inject)
    .map((question) => {
      const history = conversationBefore(site, question).map(({ q }) => ({
        role: 'user' as const,
        content: q,
      }))
      const { text, answered, trace } = answer({ index, assistant, question: question.q, history })
      const isGood = question.gold ? isRight(question, text) : !answered
      const judgement = isGood ? 'right' : answered ? 'wrong' : 'missed'
      return { question: question.q, judgement, trace }
    })
}
