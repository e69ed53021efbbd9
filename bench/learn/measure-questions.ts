import { type SureMeasure, surenessMeasures } from '../../packages/answers/src/accept/sureness-measures.ts'
import { exchangesOf, hear } from '../../packages/answers/src/conversation/hear.ts'
import { buildIndex } from '../../packages/answers/src/knowledge/build-index.ts'
import { resolve } from '../../packages/answers/src/resolve/resolve.ts'
import { sayExchange } from '../../packages/answers/src/say/say-exchange.ts'
import type { FactorName } from '../../packages/answers/src/search/factors.ts'
import { measuredPassages } from '../../packages/answers/src/search/likelihood.ts'
import { shareHeard } from '../../packages/answers/src/testing/score.ts'
import { conversationBefore, type Site, type SiteQuestion } from '../../packages/answers/src/testing/site.ts'
import { prepareToAnswer } from '../../packages/answers/src/understand/prepare.ts'
import { asksTwice } from '../../packages/answers/src/understand/split-question.ts'

export interface Candidate {
  measures: Record<FactorName, number>
  /** How much of what has to be heard stands in it. */
  worth: number
}

/** An answer as it would be given, were all of them certain. */
export interface MeasuredAnswer {
  site: string
  measures: Record<SureMeasure, number>
  right: boolean
}

/** A question to a site, with all that could answer it. */
export interface MeasuredQuestion {
  site: string
  hasAnswer: boolean
  candidates: Candidate[]
  told: MeasuredAnswer[]
}

export async function measureQuestions(site: Site): Promise<MeasuredQuestion[]> {
  const { language, pages } = site
  const index = await buildIndex({ pages, facts: [] }, { language })
  await prepareToAnswer(index)
  const around = { index, name: site.name, clock: null }
  const assistant = {
    name: site.name,
    language,
    multiLanguage: true,
    personality: 'professional',
    tone: 'helpful',
  } as const
  const ask = (question: SiteQuestion): MeasuredQuestion[] => {
    const history = conversationBefore(site, question).map(({ q }) => ({ role: 'user' as const, content: q }))
    const heard = hear(question.q, history, index, language)
    const exchanges = exchangesOf(heard.question ?? heard.message, heard, around, resolve)
    const said = exchanges
      .map((exchange) => sayExchange(exchange, heard.spoken, assistant, around)?.text ?? '')
      .join('\n')
    const right = question.gold !== undefined && shareHeard(question, said) === 1
    return exchanges.map((exchange) => {
      const alone = exchanges.length === 1
      const chosen = !(alone && asksTwice(exchange.question.text, exchange.question.language))
      const measures = chosen ? surenessMeasures(exchange, index, alone) : null
      return {
        site: site.id,
        hasAnswer: question.gold !== undefined,
        candidates: measuredPassages(exchange.question, index).map(({ passage, measures: own }) => {
          const { path, subject, text } = index.passages[passage]!
          const worth = question.gold ? shareHeard(question, [path.at(-1), subject, text].join(' ')) : 0
          return { measures: own, worth }
        }),
        told: measures ? [{ site: site.id, measures, right }] : [],
      }
    })
  }
  return site.questions.filter(({ inject }) => !inject).flatMap(ask)
}
