import { answer } from '../../packages/answers/src/answer/answer.ts'
import { buildIndex, prepareToAnswer } from '../../packages/answers/src/knowledge/build-index.ts'
import { checkGrounding } from '../../packages/answers/src/model/check-grounding.ts'
import { retrievePassages } from '../../packages/answers/src/retrieve/passages.ts'
import { loadSite } from '../../packages/answers/src/testing/site.ts'
import type { Turn } from '../../packages/answers/src/types.ts'
import type { Entry } from './entry.ts'

const assistant = {
  name: 'Hotel',
  language: 'en',
  multiLanguage: true,
  personality: 'professional',
  tone: 'helpful',
} as const
const now = new Date('2026-03-04T10:30:00Z')

/** As long as a history may be, all of it made up. */
const historyOf = (text: string): Turn[] =>
  Array.from({ length: 20 }, (_, at) => ({
    role: at % 2 ? 'assistant' : 'user',
    content: `${at}${text}`.slice(0, 4_000),
  }))

const pageOf = (text: string) => [
  {
    url: 'https://shop.example/',
    title: 'Shop',
    language: 'en',
    text: `# Shop\n\nWe sell bread.\n\n${text}`,
  },
]

/** Where what strangers write enters the built-in answerer, with the longest that may come in. */
export async function answersEntries(): Promise<Entry[]> {
  const site = loadSite('hotel')
  const index = await buildIndex({ pages: site.pages, facts: [] }, { language: 'en' })
  await prepareToAnswer(index)
  for (const { q } of site.questions) answer({ index, assistant, question: q, now })
  const passages = retrievePassages(index, { question: 'When is breakfast?', name: site.name })
  const factKinds = ['name', 'description', 'email', 'phone', 'address', 'hours', 'service', 'price'] as const
  return [
    {
      name: 'message',
      longest: 4_000,
      run: (text) => answer({ index, assistant, question: text, now }),
    },
    {
      name: 'history',
      longest: 4_000,
      run: (text) => answer({ index, assistant, question: text, now, history: historyOf(text) }),
    },
    {
      name: 'passages',
      longest: 4_000,
      run: (text) => retrievePassages(index, { question: text, name: site.name, history: historyOf(text) }),
    },
    {
      name: 'page',
      longest: 200_000,
      run: (text) => buildIndex({ pages: pageOf(text), facts: [] }, { language: 'en' }),
    },
    {
      name: 'file',
      longest: 200_000,
      run: (text) =>
        answer({
          index,
          assistant,
          question: 'What is the zxqv of the borogove?',
          now,
          files: [{ name: 'x.txt', text }],
        }),
    },
    {
      name: 'context',
      longest: 100_000,
      run: (context) => buildIndex({ pages: [], facts: [], context }, { language: 'en' }),
    },
    {
      name: 'taught',
      longest: 4_000,
      run: (text) =>
        buildIndex(
          { pages: [], facts: [], taught: [{ question: text.slice(0, 500), answer: text }] },
          { language: 'en' },
        ),
    },
    {
      name: 'facts',
      longest: 4_000,
      run: (text) =>
        buildIndex(
          {
            pages: pageOf(''),
            facts: factKinds.map((kind) => ({
              kind,
              label: text,
              value: text,
              url: 'https://shop.example/',
            })),
          },
          { language: 'en' },
        ),
    },
    {
      name: 'model',
      longest: 8_000,
      run: (text) => checkGrounding(text, { passages, language: 'en', also: [text], secrets: ['abc'] }),
    },
  ]
}
