import { answerCandidates } from '../../packages/answers/src/accept/answer-candidates.ts'
import { type SureMeasure, surenessMeasures } from '../../packages/answers/src/accept/sureness-measures.ts'
import { exchangesOf, readMessage } from '../../packages/answers/src/conversation/read-message.ts'
import { buildIndex } from '../../packages/answers/src/knowledge/build-index.ts'
import { resolve } from '../../packages/answers/src/resolve/resolve.ts'
import { quotesFor } from '../../packages/answers/src/say/quotes.ts'
import type { FactorName } from '../../packages/answers/src/search/factors.ts'
import { measuredPassages } from '../../packages/answers/src/search/likelihood.ts'
import { shareHeard } from '../../packages/answers/src/testing/score.ts'
import { conversationBefore, type Site, type SiteQuestion } from '../../packages/answers/src/testing/site.ts'
import { prepareToAnswer } from '../../packages/answers/src/understand/prepare.ts'

export interface Candidate {
  measures: Record<FactorName, number>
  /** Share of the expected answer that it contains. */
  worth: number
}

/** The first quote of an answer and its weight in training. */
export interface MeasuredAnswer {
  site: string
  measures: Record<SureMeasure, number>
  right: boolean
  hasAnswer: boolean
  weight: number
}

export interface MeasuredQuestion {
  site: string
  hasAnswer: boolean
  candidates: Candidate[]
  told: MeasuredAnswer[]
}

const mostWords = 40
/** Few of a site's questions have no answer there. */
const weights = { own: 1, unanswerable: 2 }

export async function measureQuestions(site: Site): Promise<MeasuredQuestion[]> {
  const questions = site.questions.filter(({ inject }) => !inject)
  const ask = await asker(site)
  return questions.flatMap(ask)
}

async function asker(site: Site) {
  const { language, pages, facts = [], doubts = [], name } = site
  const index = await buildIndex({ pages, facts, doubts }, { language })
  await prepareToAnswer(index)
  const around = { index, name, clock: null }
  return (question: SiteQuestion): MeasuredQuestion[] => {
    const history = conversationBefore(site, question).map(({ q }) => ({ role: 'user' as const, content: q }))
    const heard = readMessage(question.q, history, index, language)
    const exchanges = exchangesOf(heard.question ?? heard.message, heard, around, resolve)
    const hasAnswer = question.gold !== undefined
    return exchanges.map((exchange) => {
      const { outcome } = exchange
      const [best] =
        outcome.kind === 'hours' || outcome.kind === 'contact' ? [] : answerCandidates(exchange, index)
      // The labels don't say which of several questions in a message an answer belongs to.
      const measured = best !== undefined && exchanges.length === 1
      const columns =
        outcome.kind === 'passage' && best && outcome.passages.includes(best.passage) ? outcome.columns : null
      const [quote] = measured ? quotesFor(exchange, index, mostWords, { text: '', passages: new Set() }) : []
      return {
        site: site.id,
        hasAnswer,
        candidates: measuredPassages(exchange.question, index).map(({ passage, measures: own }) => {
          const { path, subject, text } = index.passages[passage]!
          const worth = hasAnswer ? shareHeard(question, [path.at(-1), subject, text].join(' ')) : 0
          return { measures: own, worth }
        }),
        told: measured
          ? [
              {
                site: site.id,
                measures: surenessMeasures(exchange.question, best, columns, index),
                right: hasAnswer && shareHeard(question, quote?.text ?? '') === 1,
                hasAnswer,
                weight: hasAnswer ? weights.own : weights.unanswerable,
              },
            ]
          : [],
      }
    })
  }
}
