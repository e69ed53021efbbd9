import { expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { buildIndex } from '../knowledge/build-index.ts'
import { assistantOf } from '../testing/assistant.ts'

const rows = ['Monday 16', 'Tuesday 17', 'Wednesday 18', 'Thursday 19'].map(
  (day, at) => `| ${day} November 2026 | ${at === 0 ? 'closed' : `11:00 – 1${at + 5}:30`} |`,
)
const text = `# Opening calendar

| Date | Opening hours |
| --- | --- |
| Saturday 17 October 2026 | 9:00 – 19:15 |
${rows.join('\n')}`

test.each([
  ['are you open today?', 'Tuesday 17 November 2026: 11:00 – 16:30'],
  ['open tomorrow?', 'Wednesday 18 November 2026: 11:00 – 17:30'],
])('a house that tells no week but a calendar is asked by its dates: %s', async (question, told) => {
  const index = await buildIndex(
    { pages: [{ url: 'http://moor.test/', title: 'Moor Farm', text }], facts: [], timeZone: 'Europe/London' },
    { language: 'en' },
  )
  const now = new Date('2026-11-17T10:00:00Z')
  const said = answer({ index, assistant: assistantOf('Moor Farm'), question, now })
  const [first] = said.text.split('\n').filter((line) => /\d:\d\d/.test(line))
  expect(first).toContain(told)
})
