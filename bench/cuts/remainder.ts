import { createAnswerGate } from '../../apps/server/src/knowledge/models/gate/answer-gate.ts'
import type { Model } from '../../apps/server/src/knowledge/models/open-model.ts'
import { createFailurePause } from '../../apps/server/src/knowledge/models/pause-after-failures.ts'
import { splitOwnersWords } from '../../packages/answers/src/guard/owners-words.ts'
import { buildPrompt } from '../../packages/answers/src/model/build-prompt.ts'
import { prepareToAnswer } from '../../packages/answers/src/understand/prepare.ts'
import type { LabelledAnswer, LabelledSentence } from './labelled-answers.ts'

/** The words of a sentence, without the number of a list's entry, which changes where one before it falls. */
export const bare = (text: string) =>
  text
    .replace(/^\s*\d{1,2}[.)]\s/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Finds these sentences false and all others true, and never knows better. */
function verifierOf(fallen: ReadonlySet<LabelledSentence>): Model {
  const isFallen = (statement: string) =>
    [...fallen].some(({ text }) => statement.includes(bare(text)) || bare(text).includes(statement))
  return {
    name: 'the labels',
    sees: false,
    searches: false,
    secondLook: null,
    settings: { prices: {} } as Model['settings'],
    async *stream({ turns }) {
      const statements = /<statements-\w+>\n([\s\S]*)\n<\/statements-/.exec(turns.at(-1)!.content)?.[1]
      for (const [, nth, statement] of statements?.matchAll(/^(\d+)\. (.+)$/gm) ?? [])
        yield `${nth}: ${isFallen(bare(statement!)) ? 'absent' : 'supported'}\n`
      return { input: 0, output: 0 }
    },
  }
}

/** What visitors get of an answer when a second look finds these of its sentences false; empty where nothing is left. */
export async function remainderOf(
  { language, question, sentences, site }: LabelledAnswer,
  fallen: ReadonlySet<LabelledSentence>,
): Promise<string> {
  await prepareToAnswer({ languages: [language, 'en'] })
  const assistant = {
    name: '',
    language,
    multiLanguage: false,
    personality: 'friendly',
    tone: 'helpful',
  } as const
  const standing = sentences.filter((each) => each.label !== 'filler' && !fallen.has(each))
  const told = [...site, ...standing.map(({ text }) => text)]
  const prompt = buildPrompt({
    assistant,
    owner: '',
    site: '',
    passages: [{ id: '', url: 'https://site.example/', title: '', heading: [], text: told.join('\n') }],
    history: [],
    question,
    budget: { passages: 1_000_000 },
    fence: '0c1d2e3f4a5b6c7d8e9f0a1b',
    now: new Date(),
    timeZone: null,
    people: [],
    hasWebsite: true,
  })
  const { gate } = await createAnswerGate(
    {
      prompt,
      known: {
        // What was found of a sentence is remembered by assistant.
        id: crypto.randomUUID(),
        assistant,
        prompt: splitOwnersWords(''),
        marks: { language, lines: [] },
      },
      question: { text: question, multiLanguage: false },
      language,
    },
    {
      looker: { model: verifierOf(fallen), always: true, pause: createFailurePause(() => new Date()) },
      trueKeys: new Set(),
      say: () => {},
      leaving: new AbortController().signal,
      watched: false,
    },
  )
  gate.push(sentences.map(({ raw }) => raw).join(''))
  await gate.end()
  return gate.kept().length > 0 ? gate.said() : ''
}
