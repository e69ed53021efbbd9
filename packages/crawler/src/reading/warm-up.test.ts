import { expect, test } from 'vitest'
import { readHtml } from '../read/read-html.ts'
import { warmUp } from './warm-up.ts'
import { warmUpPages } from './warm-up-pages.ts'

test('warming up reads what sites are made of, until there is something else to do', async () => {
  const texts = warmUpPages.map(({ html, url }) => readHtml(html, url).text)
  expect(texts.map((text) => text.includes('|') || text.includes('roof'))).toEqual([true, true, true])
  let left = 4
  await warmUp(() => left-- > 0)
  expect(left).toBe(-1)
})
