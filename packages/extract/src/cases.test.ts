import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import type { Fact } from './fact.ts'
import { pageFacts } from './testing/facts-of-pages.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const folders = globSync('*/cases/*/page.html', { cwd: here }).map(dirname).sort()

/** 'Label = value', with a question mark when the owner is asked. */
const line = ({ label, value, sure }: Fact) => `${label} = ${value}${sure === false ? '?' : ''}`

test.each(folders)('the facts of %s', (folder) => {
  const read = (name: string) => readFileSync(`${here}/${folder}/${name}`, 'utf8')
  const { url, ...expected } = JSON.parse(read('expected.json')) as { url: string } & Record<string, string[]>
  const facts = pageFacts(readHtml(read('page.html'), url))
  const kinds = Object.keys(expected)
  const found = kinds.map((kind) => [kind, facts.filter((fact) => fact.kind === kind).map(line)])
  expect(Object.fromEntries(found)).toEqual(expected)
})
