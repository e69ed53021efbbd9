import { answer } from '../../packages/answers/src/answer.ts'
import { buildIndex } from '../../packages/answers/src/knowledge/build-index.ts'
import { isRight } from '../../packages/answers/src/testing/score.ts'
import { conversationBefore, type Site } from '../../packages/answers/src/testing/site.ts'
import { prepareToAnswer } from '../../packages/answers/src/understand/prepare.ts'

/** Declined counts as right where the site does not tell; where it does, the answer was missed. */
export type Judgement = 'right' | 'wrong' | 'missed'
export type JudgedQuestion = {
  question: string
  judgement: Judgement
  trace: readonly string[]
  stranger: boolean
}

/**
 * What visitors of other businesses ask, and this site can't tell. A share of it, the same in every run: all of it would
 * take longer than everything else together.
 */
function strangersQuestions(site: Site, sites: readonly Site[]): string[] {
  const theirs = sites
    .filter((other) => other !== site && other.pages[0]?.language === site.pages[0]?.language)
    .flatMap(({ questions }) => questions)
    .filter(({ gold, after, common }) => gold && !after && !common)
    .map(({ q }) => q)
  const every = Math.max(1, Math.round(theirs.length / 40))
  return theirs.filter((_, at) => at % every === 0)
}

/** Asks a site its questions on an index of its own, so that nothing is remembered from an earlier run. */
export async function askSite(site: Site, sites: readonly Site[]): Promise<JudgedQuestion[]> {
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
  const own = site.questions
    .filter(({ inject }) => !inject)
    .map((question): JudgedQuestion => {
      const history = conversationBefore(site, question).map(({ q }) => ({
        role: 'user' as const,
        content: q,
      }))
      const { text, answered, trace } = answer({ index, assistant, question: question.q, history })
      const isGood = question.gold ? isRight(question, text) : !answered
      const judgement = isGood ? 'right' : answered ? 'wrong' : 'missed'
      return { question: question.q, judgement, trace, stranger: false }
    })
  const foreign = strangersQuestions(site, sites).map((question): JudgedQuestion => {
    const { answered, trace } = answer({ index, assistant, question })
    return { question, judgement: answered ? 'wrong' : 'right', trace, stranger: true }
  })
  return [...own, ...foreign]
}
