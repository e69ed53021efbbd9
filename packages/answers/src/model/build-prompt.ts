import { localTime } from '@foyer/calendar/intervals'
import { visibleText } from '@foyer/text/disguises'
import { estimateTokens, withinTokens } from '@foyer/text/tokens'
import type { Assistant, Message, Passage, VisitorFile } from '../types.ts'
import { isBlock } from './block-passage.ts'
import { statedHeading } from './build-prompt-template.ts'
import { ownersPassagesApart, passagesWithoutRepeats, type ShownPassage } from './passages-without-repeats.ts'
import { rulesOf } from './prompt-rules.ts'
import { readLines } from './repeats.ts'
import type { SourcePassage, Today } from './source-passage.ts'
import { withMarks } from './unconfirmed.ts'
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

/** The budget in tokens, of which owners pay each one. Passages are chosen for the question, so they matter most. */
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
  /** The owner's own words, without private lines: trusted as the owner is, yet never above the rules. */
  owner: string
  /** The text that the prompt says from the website. It never shares a block with the owner's words. */
  site: string
  passages: readonly Passage[]
  /** All that the website says, where it is small. It is given as it is, if everything fits into `inputTokens`. */
  whole?: WholeSite | null
  /** The most tokens of all together; they only decide whether the whole site is given. */
  inputTokens?: number
  history: readonly Message[]
  question: string
  files?: readonly VisitorFile[]
  budget?: Partial<PromptBudget>
  /**
   * Marks where data begins and ends. The same for every question of an assistant, because providers charge less for a
   * prompt that begins as the last one did; never guessable, because a page could close its own fence.
   */
  fence: string
  now: Date
  timeZone: string | null
  people: readonly string[]
  /** Whether the business has a website: where it has none, nothing is said of one. */
  hasWebsite: boolean
}

export interface Prompt {
  system: string
  messages: { role: 'user' | 'assistant'; content: string }[]
  /** The mark of where data begins and ends, which must never be said aloud. */
  fence: string
  /** The model starts with this when the data does not tell. */
  unknownMark: string
  /** The passages that fitted in. */
  passages: Passage[]
  /**
   * What its sentences may stand on: the passages by number, the files, the site's facts. The owner's words are not
   * among them: some are wishes, which prove nothing.
   */
  told: SourcePassage[]
  /** What of the website was found for the question: all of `passages`, unless these are the whole site. */
  found: Passage[]
  /** The passages that were found of the owner's words. */
  owners: Passage[]
  /** The passages that it was not given. They prove nothing it says, and may speak against it. */
  further: SourcePassage[]
  /** The turns that fitted in. */
  history: Message[]
  /** The business's people: a model may not give one the other's work. */
  people: readonly string[]
  hasWebsite: boolean
  /** Whether it was given all that the website says. */
  isWhole: boolean
  tokens: number
}

/**
 * Puts together what a model is told. Rules, the owner's words and the site come first and stay the same from question
 * to question, because providers charge less for a beginning they know; what changes (passages, files, the hour, the
 * question) comes last.
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
  const { found, inOwner, besides } = ownersPassagesApart(input.passages, owner)
  const ownersFound = passagesWithin(besides, budget.passages, ({ text }) => text)
  const spent = tokensOf(ownersFound.map(({ text }) => text))
  const rules = rulesOf(input, unknownMark)
  // A conversation grows: the room for all of it is kept, so that the site is not given whole for its first half alone.
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
  const marked = passages.map((passage) => ({ ...passage, text: withMarks(passage.text, passage) }))
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

/** The fences, the hour and what stands between parts. */
const aroundTokens = 150

/** What the owner stated takes the place of what the website says of the same. */
function siteWithin(site: string, owner: string, tokens: number): string {
  const stated = owner.startsWith(statedHeading) ? owner.split('\n\n')[0]! : ''
  return websiteWithoutRepeats(site, readLines(owner), Math.max(leastSite, tokens - estimateTokens(stated)))
}

/** 'Monday 16 November 2026 at 11:08 (Europe/London)'; without a time zone that of Greenwich, and it says so. */
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

/** The best that fit. One that is too long for what is left makes room for a shorter one. */
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

/** Passages that stand in the site's block are named for the sake of a citation: the best will do. */
const mostPassages = { shown: 12, named: 3 }

/** Data cannot close its fence: the mark is random, and taken out should it ever appear. */
export const unfenced = (text: string, fence: string) => text.replaceAll(fence, '')

export function blockOf({ passage, text, inSite }: ShownPassage): string {
  const { title, heading } = passage
  const path = heading.length > 0 ? ` – ${heading.join(' > ')}` : ''
  const said = text ? [withMarks(visibleText(text), passage)] : []
  return [`${title}${path}${inSite ? ' (see site)' : ''}`, ...said].join('\n')
}

/** The last turns that fit, oldest first. An assistant's turn never opens the list: some providers refuse it. */
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
