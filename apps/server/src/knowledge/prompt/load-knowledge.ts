import { type OwnersWords, splitOwnersWords } from '@foyer/answers/guard/owners-words'
import { currentFacts } from '@foyer/answers/knowledge/current-facts'
import { lineOfFact } from '@foyer/answers/model/build-prompt-template'
import type { PrivateMarks } from '@foyer/answers/model/private-marks'
import type { Assistant, Doubt, Fact, Knowledge, Page } from '@foyer/answers/types'
import { sharedTextMark } from '@foyer/contract/shared-text-mark'
import { findAssistant } from '../../people/assistants/find-assistant.ts'
import type { Database } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { OpenIndex } from '../answering/answering-pool.ts'
import type { AnsweringPools } from '../answering/answering-pools.ts'
import { listDoubts, listUsableFacts } from '../facts/list-facts.ts'
import { readNameForVisitors } from '../facts/name-for-visitors.ts'
import { type Redaction, readRedaction } from '../facts/redaction.ts'
import { namingOwnSources, type OwnSources, readOwnSources } from '../pages/own-sources.ts'
import { listPageLengths, listPagesAfter } from '../pages/page-texts.ts'
import { listTaught } from '../taught/list-taught.ts'
import { crawledLineTest } from './crawled-lines.ts'

export type AssistantKnowledge = {
  id: string
  version: number
  index: OpenIndex
  ownSources: OwnSources
  assistant: Assistant
  prompt: OwnersWords
  told: Redaction
  /** Recognizes text that the owner marked as private. */
  marks: PrivateMarks
  /** When the first of its facts expires; null if none does. */
  until: Date | null
}

// Indexes take several times the memory of their text.
const bytesPerCharacter = 12
const emptyBytes = 100_000
const markBytes = 200

/** Beyond this the longest pages are cut. */
const mostCharacters = 12_000_000
/** Larger sites use the heavy pool. */
const ordinaryCharacters = 1_500_000

/** 'large' if it needs the heavy pool. */
export async function loadKnowledge(
  { db, answering, now }: { db: Database; answering: AnsweringPools; now: () => Date },
  assistantId: string,
  { heavy }: { heavy: boolean },
): Promise<{ version: number; known: AssistantKnowledge | 'large'; bytes: number }> {
  const read = await readKnowledge(db, assistantId, heavy ? mostCharacters : ordinaryCharacters, now())
  if (read.isLarge) return { version: read.version, known: 'large', bytes: markBytes }
  const { character, name, batches, ownSources, rest, characters, over, until, told } = read
  const { language, personality, tone, promptTemplate, knowledgeVersion: version } = character
  const prompt = redactPromptParts(
    splitOwnersWords(withoutFacts(promptTemplate, over), crawledLineTest(character)),
    told,
  )
  const assistant = { name, language, personality, tone, multiLanguage: false } as Assistant
  const pool = heavy ? answering.heavy : answering.ordinary
  const kept = privateLines(prompt, rest)
  const { index: bare, marks } = await pool.open(batches, { ...rest, kept }, assistant.language)
  const index = namingOwnSources(bare, ownSources)
  const id = assistantId
  const known: AssistantKnowledge = { id, version, index, ownSources, assistant, prompt, marks, until, told }
  return { version, known, bytes: emptyBytes + characters * bytesPerCharacter }
}

/** Reads one snapshot, so that two scans never mix. */
function readKnowledge(db: Database, assistantId: string, within: number, now: Date) {
  return db.transaction(
    async (tx) => {
      const character = await findAssistant(tx, assistantId)
      if (!character) throw new Failure('not_found', 'No such assistant.')
      const { accountId, context, websiteUrl, promptTemplate, timeZone } = character
      const lengths = await listPageLengths(tx, accountId, assistantId)
      const own = await readOwnSources(tx, accountId, assistantId)
      const longest = longestWithin(lengths, mostCharacters)
      const characters = lengths.reduce(
        (sum, length) => sum + Math.min(length, longest),
        promptTemplate.length + own.characters,
      )
      if (within < mostCharacters && characters > within)
        return { isLarge: true as const, version: character.knowledgeVersion }
      const told = await readRedaction(tx, assistantId)
      const name = await readNameForVisitors(tx, character)
      const batches: Page[][] = []
      // One large query would block others.
      for (let after = ''; ; ) {
        const batch = await listPagesAfter(tx, accountId, assistantId, after, longest)
        const last = batch.at(-1)
        if (!last) break
        batches.push(
          batch.map((page) => ({
            ...page,
            // Text shared by all pages gets the address of the first one.
            url: page.url.replace(sharedTextMark, ''),
            title: told.ofSite(page.title),
            ...redactPageText(page.text, told),
          })),
        )
        after = last.url
      }
      if (own.pages.length > 0)
        batches.push(own.pages.map((page) => ({ ...page, ...redactPageText(page.text, told) })))
      const known = new Set(batches.flat().map(({ url }) => url))
      // Visitors are not sent to a page that says otherwise or is excluded.
      const { current, over, until } = currentFacts(await listUsableFacts(tx, assistantId), now)
      const facts = current.flatMap((row) => {
        const { siteValue, ...fact } = told.fact(row) ?? { ...row, value: '' }
        if (!fact.value) return []
        const isOnItsPage = known.has(fact.url) && siteValue === row.value
        return fact.origin === 'owner' && !isOnItsPage ? { ...fact, url: '' } : fact
      })
      const taught = (await listTaught(tx, accountId, assistantId)).map(({ question, answer }) => ({
        question: told.ofOwner(question),
        answer: told.ofOwner(answer),
      }))
      // Expired facts are quoted with their end date.
      const past = over.map((fact) => ({
        ...fact,
        part: fact.part ?? null,
        otherValue: null,
        quote: null,
        asOf: null,
      }))
      const open = [...(await listDoubts(tx, assistantId)), ...past].flatMap((each) => told.fact(each) ?? [])
      const doubts = withoutStatedDoubts(open, facts)
      const rest = { facts, doubts, taught, context: told.ofOwner(context), websiteUrl, timeZone }
      return { character, name, batches, ownSources: own.named, rest, characters, over, until, told }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** `original` is set where the owner's values replace the website's. */
function redactPageText(written: string, told: Redaction): Pick<Page, 'text' | 'original'> {
  const [text, original] = [told.ofSite(written), told.asWritten(written)]
  return text === original ? { text } : { text, original }
}

function withoutStatedDoubts(rows: Awaited<ReturnType<typeof listDoubts>>, facts: readonly Fact[]): Doubt[] {
  const saying = ({ kind, label, value }: Fact) => `${kind}\n${label}\n${value}`
  const told = new Set(facts.map(saying))
  return rows
    .flatMap(({ otherValue, ...doubt }) => [
      doubt,
      ...(otherValue?.split(' / ') ?? []).map((value) => ({ ...doubt, value, quote: null })),
    ])
    .filter((doubt) => !told.has(saying(doubt)))
}

export function longestWithin(lengths: readonly number[], most: number): number {
  const sorted = [...lengths].sort((one, other) => one - other)
  let room = most
  for (const [nth, length] of sorted.entries()) {
    const share = Math.floor(room / (sorted.length - nth))
    if (length > share) return share
    room -= length
  }
  return most
}

/** Removes facts that expired after the prompt was built. */
function withoutFacts(prompt: string, facts: readonly Fact[]): string {
  const lines = new Set(facts.map(lineOfFact))
  return prompt
    .split('\n')
    .filter((line) => !lines.has(line))
    .join('\n')
}

/** Leak detection needs the private lines. */
const redactPromptParts = (prompt: OwnersWords, { ofSite, ofOwner }: Redaction): OwnersWords => ({
  ...prompt,
  told: ofOwner(prompt.told),
  open: ofOwner(prompt.open),
  wishes: prompt.wishes.map(ofOwner),
  crawled: ofSite(prompt.crawled),
})

const privateLines = ({ kept }: OwnersWords, { context, taught }: Omit<Knowledge, 'pages'>) => [
  ...kept,
  ...[context ?? '', ...(taught ?? []).map(({ question, answer }) => `${question}\n${answer}`)].flatMap(
    (text) => splitOwnersWords(text).kept,
  ),
]
