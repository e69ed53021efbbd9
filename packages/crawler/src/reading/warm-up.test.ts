import { expect, test } from 'vitest'
import { readHtml } from '../read/read-html.ts'
import { warmUp } from './warm-up.ts'
import { warmUpPages } from './warm-up-pages.ts'

test('warming up reads typical pages until other work arrives', async () => {
  const texts = warmUpPages.map(({ html, url }) => readHtml(html, url).text)
  expect(texts.map((text) => text.includes('|') || text.includes('roof'))).toEqual([true, true, true])
  let left = 4
  await warmUp(() => left-- > 0)
  expect(left).toBe(-1)
})
