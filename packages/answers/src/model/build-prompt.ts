import { localTime } from '@foyer/calendar/intervals'
import { visibleText } from '@foyer/text/disguises'
import { estimateTokens, withinTokens } from '@foyer/text/tokens'
import type { Assistant, Message, Passage, VisitorFile } from '../types.ts'
import { isBlock } from './block-passage.ts'
import { statedHeading } from './build-prompt-template.ts'
import { passagesWithoutRepeats, type ShownPassage, splitOwnersPassages } from './passages-without-repeats.ts'
import { rulesOf } from './prompt-rules.ts'
import { readLines } from './repeats.ts'
import type { SourcePassage, Today } from './source-passage.ts'
import { markUnconfirmed } from './unconfirmed.ts'
import { websiteWithoutRepeats } from './website-without-repeats.ts'
import type { WholeSite } from './whole-site.ts'

export interface PromptBudget {
  owner: number
  site: number
  passages: number
  files: number
  history: number
  question: number
}

/** Tokens per part. Passages match the question, so they get the most. */
export const defaultBudget: PromptBudget = {
  owner: 1_500,
  site: 320,
  passages: 3_000,
  files: 1_000,
  history: 700,
  question: 1_100,
}

export interface PromptInput {
  assistant: Assistant
  /** The owner's words without private lines. The rules outrank them. */
  owner: string
  /** Website text in the prompt, kept apart from the owner's words. */
  site: string
  passages: readonly Passage[]
  /** The whole website, if small. The model gets it if everything fits into `inputTokens`. */
  whole?: WholeSite | null
  /** Token limit that decides whether the whole site fits. */
  inputTokens?: number
  history: readonly Message[]
  question: string
  files?: readonly VisitorFile[]
  budget?: Partial<PromptBudget>
  /**
   * Delimits data. It must be constant for an assistant, since providers discount repeated beginnings, and unguessable,
   * since a page could close its own fence.
   */
  fence: string
  now: Date
  timeZone: string | null
  people: readonly string[]
  /** If false, the prompt mentions no website. */
  hasWebsite: boolean
}

export interface Prompt {
  system: string
  messages: { role: 'user' | 'assistant'; content: string }[]
  /** Delimits data and must never appear in an answer. */
  fence: string
  /** The model starts with this if the data has no answer. */
  unknownMark: string
  /** Passages that fit. */
  passages: Passage[]
  /**
   * Evidence for the answer: numbered passages, files and site facts. The owner's words don't count, since some are
   * instructions.
   */
  told: SourcePassage[]
  /** Website passages found for the question; equals `passages` unless those are the whole site. */
  found: Passage[]
  /** Passages found in the owner's words. */
  owners: Passage[]
  /** Passages the model didn't get. They prove nothing but may contradict it. */
  further: SourcePassage[]
  /** Earlier turns that fit. */
  history: Message[]
  /** Names of staff, so that the model doesn't mix them up. */
  people: readonly string[]
  hasWebsite: boolean
  /** True if the model received the whole website. */
  isWhole: boolean
  tokens: number
}

/**
 * Builds the prompt. Rules, the owner's words and the site come first and never vary, since providers discount repeated
 * beginnings; passages, files, time and question come last.
 */
export function buildPrompt(input: PromptInput): Prompt {
  const budget = { ...defaultBudget, ...input.budget }
  const { fence, people, hasWebsite } = input
  const unknownMark = `[[unknown-${fence.slice(0, 8)}]]`
  const owner = withinTokens(input.owner, budget.owner)
  const files = (input.files ?? []).map(({ name, text }): SourcePassage => {
    const share = Math.floor(budget.files / input.files!.length)
    return { title: name.slice(0, 120), heading: [], text: withinTokens(visibleText(text), share) }
  })
  const question = unfenced(withinTokens(visibleText(input.question), budget.question), fence)
  const { found, inOwner, besides } = splitOwnersPassages(input.passages, owner)
  const ownersFound = passagesWithin(besides, budget.passages, ({ text }) => text)
  const spent = tokensOf(ownersFound.map(({ text }) => text))
  const rules = rulesOf(input, unknownMark)
  // Reserves space for a full conversation, so that the whole site stays in from start to end.
  const beside =
    tokensOf([rules, owner, question, ...files.map(({ text }) => text)]) +
    spent +
    budget.site +
    budget.history +
    aroundTokens
  const { whole: small, inputTokens = Number.POSITIVE_INFINITY } = input
  const whole = small && small.tokens + beside <= inputTokens ? small : null
  const site = siteWithin(whole?.beside ?? input.site, owner, budget.site)
  const system = [
    rules,
    `<owner-${fence}>\n${unfenced(owner, fence)}\n</owner-${fence}>`,
    `<site-${fence}>\n${unfenced(site, fence)}\n</site-${fence}>`,
    ...(whole ? [`<data-${fence}>\n${unfenced(whole.text, fence)}\n</data-${fence}>`] : []),
  ].join('\n\n')

  const saidBefore = [owner, ...ownersFound.map(({ text }) => text)].flatMap(readLines)
  const blocks = whole
    ? // Hours and contacts are put together for the question, and may hold what no section says.
      passagesWithoutRepeats(
        found.filter((passage) => !isBlock(passage)),
        [...saidBefore, ...whole.lines],
        site,
        mostPassages,
      )
    : passagesWithoutRepeats(found, saidBefore, site, mostPassages)
  const shown = passagesWithin(blocks, budget.passages - spent, blockOf)
  const numbered = whole?.passages.length ?? 0
  const passages = [...(whole?.passages ?? []), ...shown.map(({ passage }) => passage)]
  const data = [
    ...shown.map((block, at) => unfenced(`[${numbered + at + 1}] ${blockOf(block)}`, fence)),
    ...files.map(({ title, text }) => unfenced(`File the visitor sent: ${title}\n${text}`, fence)),
  ]
  if (data.length === 0 && !whole) data.push('(nothing found)')
  const today = `It is ${localDate(input.now, input.timeZone)}.`
  const besidePassages = unfenced(ownersFound.map(({ text }) => visibleText(text)).join('\n\n'), fence)
  const content = [
    ...(besidePassages ? [`<owner-${fence}>\n${besidePassages}\n</owner-${fence}>`] : []),
    ...(data.length > 0 ? [`<data-${fence}>\n${data.join('\n\n')}\n</data-${fence}>`] : []),
    today,
    `The visitor asks:\n${question}`,
  ].join('\n\n')
  const history = recentMessages(input.history, budget.history, fence)
  const messages = [...history, { role: 'user' as const, content }]
  const owners = [...inOwner, ...ownersFound]
  const saidByOwner = owners.map(({ text }) => ({ ...asTold(text), owners: true }))
  const marked = passages.map((passage) => ({ ...passage, text: markUnconfirmed(passage.text, passage) }))
  const moment = { ...asTold(today), today: todayOf(input.now, input.timeZone ?? 'UTC') }
  return {
    system,
    messages,
    fence,
    unknownMark,
    passages,
    told: [...marked, ...files, ...saidByOwner, asTold(site), moment],
    found: whole ? found.slice(0, mostPassages.shown) : passages,
    owners,
    further: whole ? [] : found.filter((passage) => !passages.includes(passage)),
    history,
    people,
    hasWebsite,
    isWhole: whole !== null,
    tokens: tokensOf([system, ...messages.map((message) => message.content)]),
  }
}

const tokensOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + estimateTokens(text), 0)

/** Tokens for fences, time and separators. */
const aroundTokens = 150

/** Leaves out website lines that the owner's statements replace. */
function siteWithin(site: string, owner: string, tokens: number): string {
  const stated = owner.startsWith(statedHeading) ? owner.split('\n\n')[0]! : ''
  return websiteWithoutRepeats(site, readLines(owner), Math.max(leastSite, tokens - estimateTokens(stated)))
}

/** 'Monday 16 November 2026 at 11:08 (Europe/London)', or UTC without a time zone. */
function localDate(now: Date, timeZone: string | null): string {
  if (timeZone === null) return now.toUTCString()
  const said = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'full', timeStyle: 'short' }).format(
    now,
  )
  return `${said} (${timeZone})`
}

function todayOf(now: Date, timeZone: string): Today | null {
  const here = localTime(now, timeZone)
  return here && { ...here, isGreenwich: here.minutes === localTime(now, 'UTC')?.minutes }
}

const asTold = (text: string): SourcePassage => ({ title: '', heading: [], text })

/** The best passages that fit; a shorter one may replace one that is too long. */
export function passagesWithin<Item>(
  items: readonly Item[],
  tokens: number,
  write: (item: Item) => string,
): Item[] {
  let left = tokens
  return items.filter((item) => {
    const cost = estimateTokens(write(item))
    if (cost > left) return false
    left -= cost
    return true
  })
}

const leastSite = 60

/** A passage in the site block appears by name for citation only, so few are needed. */
const mostPassages = { shown: 12, named: 3 }

/** The fence is random; removing it keeps data from closing it. */
export const unfenced = (text: string, fence: string) => text.replaceAll(fence, '')

export function blockOf({ passage, text, inSite }: ShownPassage): string {
  const { title, heading } = passage
  const path = heading.length > 0 ? ` – ${heading.join(' > ')}` : ''
  const said = text ? [markUnconfirmed(visibleText(text), passage)] : []
  return [`${title}${path}${inSite ? ' (see site)' : ''}`, ...said].join('\n')
}

/** The last turns that fit, oldest first. Some providers reject an assistant's turn at the start. */
function recentMessages(history: readonly Message[], budget: number, fence: string) {
  const kept: { role: 'user' | 'assistant'; content: string }[] = []
  let left = budget
  for (const turn of [...history].reverse()) {
    const content = unfenced(withinTokens(visibleText(turn.content), 300), fence)
    const cost = estimateTokens(content)
    if (cost > left) break
    left -= cost
    kept.unshift({ role: turn.role, content })
  }
  while (kept[0]?.role === 'assistant') kept.shift()
  return kept
}
