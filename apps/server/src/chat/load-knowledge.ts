import { type OwnersWords, splitOwnersWords } from '@foyer/answers/guard/owners-words'
import { privateMarks } from '@foyer/answers/guard/private-marks'
import { buildIndex, prepareToAnswer } from '@foyer/answers/knowledge/build-index'
import type { KnowledgeIndex } from '@foyer/answers/knowledge/knowledge-index'
import type { Answer, Assistant, Knowledge, Page } from '@foyer/answers/types'
import { knowsCrawled } from '../assistants/crawled-lines.ts'
import { Failure } from '../http/failure.ts'
import type { Services } from '../services.ts'
import { findCharacter, listFacts, listPagesAfter, listTaught } from './knowledge-store.ts'
import { createMemory, type Memory } from './memory.ts'

/** What an assistant knows and how it speaks, ready to answer from. */
export type Known = {
  index: KnowledgeIndex
  assistant: Assistant
  /** What its prompt holds, the owner's words told from the website's. */
  prompt: OwnersWords
  /** Whether a sentence tells what the owner marked as private, wherever the owner wrote it. */
  tellsPrivate(sentence: string): boolean
  /** Answers already worked out: the same question of the same knowledge has the same answer. */
  remembered: Memory<Answer>
}

// Units, postings and spellings take several times the room of the text they are made of.
const bytesPerCharacter = 12
const emptyBytes = 100_000

/** One reading of the database at one moment, so that pages and facts of two scans never mix. */
export async function loadKnowledge({ db }: Pick<Services, 'db'>, assistantId: string) {
  const { character, knowledge } = await db.transaction(
    async (tx) => {
      const character = await findCharacter(tx, assistantId)
      if (!character) throw new Failure('not_found', 'No such assistant.')
      const pages: Page[] = []
      // Not all at once: thousands of pages in one answer would hold up everybody else's.
      for (let after = ''; ; ) {
        const batch = await listPagesAfter(tx, character.accountId, assistantId, after)
        pages.push(...batch)
        const last = batch.at(-1)
        if (!last) break
        after = last.url
      }
      const [facts, taught] = [
        await listFacts(tx, assistantId),
        await listTaught(tx, character.accountId, assistantId),
      ]
      const { context, websiteUrl } = character
      return { character, knowledge: { pages, facts, taught, context, websiteUrl } }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  const { name, language, personality, tone, promptTemplate, knowledgeVersion: version } = character
  const prompt = splitOwnersWords(promptTemplate, knowsCrawled(character))
  const assistant = { name, language, personality, tone, multiLanguage: false } as Assistant
  const characters = knowledge.pages.reduce((sum, page) => sum + page.text.length, promptTemplate.length)
  const built = await buildIndex(knowledge, { language: assistant.language })
  await prepareToAnswer(built)
  const index: Known = {
    index: built,
    assistant,
    prompt,
    tellsPrivate: privateMarks(privateLines(prompt, knowledge), built),
    remembered: createMemory(1_000),
  }
  return { version, index, bytes: emptyBytes + characters * bytesPerCharacter }
}

/** Every line of the owner's that is told by no path. The index leaves them out by itself. */
const privateLines = ({ kept }: OwnersWords, { context, taught }: Knowledge) => [
  ...kept,
  ...[context ?? '', ...(taught ?? []).map(({ question, answer }) => `${question}\n${answer}`)].flatMap(
    (text) => splitOwnersWords(text).kept,
  ),
]
