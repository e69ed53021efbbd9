import { createAnswerGate } from '../../apps/server/src/knowledge/models/gate/answer-gate.ts'
import type { Model } from '../../apps/server/src/knowledge/models/open-model.ts'
import { createFailurePause } from '../../apps/server/src/knowledge/models/pause-after-failures.ts'
import { splitOwnersWords } from '../../packages/answers/src/guard/owners-words.ts'
import { buildPrompt } from '../../packages/answers/src/model/build-prompt.ts'
import { prepareToAnswer } from '../../packages/answers/src/understand/prepare.ts'
import type { LabelledAnswer, LabelledSentence } from './labelled-answers.ts'

/** Removes item numbers too, because they change when an earlier item is cut. */
export const bare = (text: string) =>
  text
    .replace(/^\s*\d{1,2}[.)]\s/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A fake verifier that rejects exactly these sentences. */
function verifierOf(rejected: ReadonlySet<LabelledSentence>): Model {
  const isRejected = (statement: string) =>
    [...rejected].some(({ text }) => statement.includes(bare(text)) || bare(text).includes(statement))
  return {
    name: 'the labels',
    sees: false,
    searches: false,
    secondLook: null,
    settings: { prices: {} } as Model['settings'],
    async *stream({ turns }) {
      const statements = /<statements-\w+>\n([\s\S]*)\n<\/statements-/.exec(turns.at(-1)!.content)?.[1]
      for (const [, nth, statement] of statements?.matchAll(/^(\d+)\. (.+)$/gm) ?? [])
        yield `${nth}: ${isRejected(bare(statement!)) ? 'absent' : 'supported'}\n`
      return { input: 0, output: 0 }
    },
  }
}

/** Returns the answer after the verifier rejected the given sentences, or an empty string. */
export async function remainderOf(
  { language, question, sentences, site }: LabelledAnswer,
  rejected: ReadonlySet<LabelledSentence>,
): Promise<string> {
  await prepareToAnswer({ languages: [language, 'en'] })
  const assistant = {
    name: '',
    language,
    multiLanguage: false,
    personality: 'friendly',
    tone: 'helpful',
  } as const
  const standing = sentences.filter((each) => each.label !== 'filler' && !rejected.has(each))
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
        // Verdicts are cached per assistant.
        id: crypto.randomUUID(),
        assistant,
        prompt: splitOwnersWords(''),
        marks: { language, lines: [] },
      },
      question: { text: question, multiLanguage: false },
      language,
    },
    {
      looker: { model: verifierOf(rejected), always: true, pause: createFailurePause(() => new Date()) },
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
