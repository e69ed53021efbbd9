import { expect, test } from 'vitest'
import { readHtml } from '../read/read-html.ts'
import { practicePages } from './practice-pages.ts'
import { practise } from './practise.ts'

test('practice is reading what sites are made of, until there is something else to do', async () => {
  const texts = practicePages.map(({ html, url }) => readHtml(html, url).text)
  expect(texts.map((text) => text.includes('|') || text.includes('roof'))).toEqual([true, true, true])
  let left = 4
  await practise(() => left-- > 0)
  expect(left).toBe(-1)
})
