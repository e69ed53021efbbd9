import type { Analytics } from '@foyer/contract/analytics'
import { type Language, languages } from '@foyer/contract/assistants'
import type { Tier } from '@foyer/contract/plans'
import type { AnsweringPool } from '../../knowledge/answering/answering-pool.ts'
import type { AskedQuestion } from '../../knowledge/answering/answering-task.ts'
import { listTaughtQuestions } from '../../knowledge/taught/list-taught.ts'
import { dayOf } from '../../money/usage/periods.ts'
import { requireFeature } from '../../money/usage/require-feature.ts'
import { findOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { listAsked, listUnanswered, readFigures, type Scope } from '../conversations/read-figures.ts'
import { countLeads } from '../leads/count-leads.ts'

const dayMs = 24 * 3_600_000
// Grouping more would take too long for a screen.
const maxQuestions = 1_000
const maxTop = 10
const maxUnanswered = 100
const fallback: Language = 'en'

export async function readAnalytics(
  { db, now, answering, log }: Pick<Services, 'db' | 'now' | 'answering' | 'log'>,
  account: { id: string; tier: Tier },
  { assistant, days, testChats }: { assistant: string; days: number; testChats: boolean },
): Promise<Analytics> {
  requireFeature(account, 'analytics')
  const accountId = account.id
  const { assistantId, language } = await chosen(db, accountId, assistant)
  const today = dayOf(now())
  const first = new Date(Date.parse(today) - (days - 1) * dayMs)
  const scope: Scope = { accountId, assistantId, since: first, testChats }
  const [figures, leads, asked, unanswered, taught] = await Promise.all([
    readFigures(db, scope),
    countLeads(db, scope),
    listAsked(db, scope, maxQuestions),
    listUnanswered(db, scope, maxQuestions),
    listTaughtQuestions(db, accountId, assistantId),
  ])
  const { perDay, talks, satisfaction, perHour, languages, persons } = figures

  // A grouping failure still leaves the figures to show.
  const group: Group = (questions) =>
    answering.heavy.group(questions, language, accountId).catch((error) => {
      if (!(error instanceof Failure)) throw error
      log.warn({ err: error, accountId }, 'questions could not be grouped')
      return []
    })
  const [top, gaps] = await Promise.all([groups(group, asked), groups(group, unanswered, taught)])

  const byDay = Array.from({ length: days }, (_, nth) => {
    const day = dayOf(new Date(first.getTime() + nth * dayMs))
    const row = perDay.find((each) => each.day === day)
    return {
      day,
      messages: row?.messages ?? 0,
      conversations: talks.find((each) => each.day === day)?.conversations ?? 0,
      answered: row?.answered ?? 0,
      unsure: row?.unsure ?? 0,
      refused: row?.refused ?? 0,
      averageResponseMs: row?.response_count ? (row.response_ms_sum ?? 0) / row.response_count : null,
    }
  })
  const sum = (pick: (row: (typeof perDay)[number]) => number) =>
    perDay.reduce((total, row) => total + pick(row), 0)
  const measured = sum((row) => row.response_count)
  return {
    days,
    messages: sum((row) => row.messages),
    conversations: byDay.reduce((total, day) => total + day.conversations, 0),
    answered: sum((row) => row.answered),
    unsure: sum((row) => row.unsure),
    refused: sum((row) => row.refused),
    fellBack: sum((row) => row.fell_back),
    averageResponseMs: measured ? sum((row) => row.response_ms_sum ?? 0) / measured : null,
    satisfaction: satisfaction.average,
    ratings: satisfaction.ratings,
    leads,
    takeovers: persons.takeovers,
    personResponseMs: persons.responseMs,
    byDay,
    byHour: Array.from({ length: 24 }, (_, hour) => perHour.find((each) => each.hour === hour)?.count ?? 0),
    languages,
    topQuestions: top.slice(0, maxTop),
    unanswered: gaps.slice(0, maxUnanswered),
  }
}

async function chosen(db: Queryable, accountId: string, assistant: string) {
  if (assistant === 'all') return { assistantId: null, language: fallback }
  const { id, language } = await findOwnedAssistant(db, accountId, assistant)
  return { assistantId: id, language: languages.find((each) => each === language) ?? fallback }
}

type StoredQuestion = { text: string; assistantId: string; unsure?: boolean }
type Group = (questions: AskedQuestion[]) => ReturnType<AnsweringPool['group']>

/** The beginning is enough to tell questions apart. */
const longestCompared = 500

/**
 * Groups questions by meaning. A group counts as taught once every assistant that was asked has the answer; these come
 * last.
 */
async function groups(group: Group, asked: StoredQuestion[], taught: StoredQuestion[] = []) {
  const question = (
    { text, assistantId, unsure = false }: StoredQuestion,
    isTaught: boolean,
  ): AskedQuestion => ({
    text: text.slice(0, longestCompared),
    assistantId,
    unsure,
    taught: isTaught,
  })
  const found = await group([
    ...asked.map((each) => question(each, false)),
    ...taught.map((each) => question(each, true)),
  ])
  return found
    .flatMap(({ title, questions: alike }) => {
      const open = alike.filter((each) => !each.taught)
      const [first] = open
      if (first === undefined) return []
      const knowing = new Set(alike.filter((each) => each.taught).map(({ assistantId }) => assistantId))
      const assistantIds = [...new Set(open.map(({ assistantId }) => assistantId))]
      const examples = open.map(({ text }) => text)
      return {
        question: examples.includes(title) ? title : first.text,
        count: open.length,
        unsure: open.filter((each) => each.unsure).length,
        examples: [...new Set(examples)].slice(0, 5),
        assistantIds: assistantIds.sort(
          (one, other) => Number(knowing.has(one)) - Number(knowing.has(other)),
        ),
        taught: assistantIds.every((id) => knowing.has(id)),
      }
    })
    .sort((one, other) => Number(one.taught) - Number(other.taught) || other.count - one.count)
}
