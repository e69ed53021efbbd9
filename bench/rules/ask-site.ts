import { answer } from '../../packages/answers/src/answer.ts'
import { buildIndex } from '../../packages/answers/src/knowledge/build-index.ts'
import { isRight } from '../../packages/answers/src/testing/score.ts'
import { conversationBefore, type Site } from '../../packages/answers/src/testing/site.ts'
import { prepareToAnswer } from '../../packages/answers/src/understand/prepare.ts'

/** Declining is right when the site has no answer, otherwise the answer was missed. */
export type Judgement = 'right' | 'wrong' | 'missed'
export type JudgedQuestion = {
  question: string
  judgement: Judgement
  trace: readonly string[]
  isForeign: boolean
}

/** Questions for other businesses, which this site can't answer. A fixed sample, because all would take too long. */
function foreignQuestions(site: Site, sites: readonly Site[]): string[] {
  const theirs = sites
    .filter((other) => other !== site && other.pages[0]?.language === site.pages[0]?.language)
    .flatMap(({ questions }) => questions)
    .filter(({ gold, after, common }) => gold && !after && !common)
    .map(({ q }) => q)
  const every = Math.max(1, Math.round(theirs.length / 40))
  return theirs.filter((_, at) => at % every === 0)
}

/** Builds a fresh index, so that no cache from an earlier run applies. */
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
      return { question: question.q, judgement, trace, isForeign: false }
    })
  const foreign = foreignQuestions(site, sites).map((question): JudgedQuestion => {
    const { answered, trace } = answer({ index, assistant, question })
    return { question, judgement: answered ? 'wrong' : 'right', trace, isForeign: true }
  })
  return [...own, ...foreign]
}
