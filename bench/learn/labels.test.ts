import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { measureNames } from '../../packages/answers/src/model/gate/measures.ts'
import { readLabels } from './labels.ts'

test('exported sentences are read from their measures', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-labels-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const measures = Object.fromEntries(measureNames.map((name, at) => [name, at / 10]))
  const line = (supported: boolean) =>
    JSON.stringify({ measures, supported, verdict: 'absent', language: 'en', pressed: supported })
  writeFileSync(join(folder, 'shop.jsonl'), `${line(false)}\n${line(true)}\n`)
  expect(await readLabels(folder)).toMatchObject([
    { set: 'shop', measures, isFalse: true },
    { set: 'shop', measures, isFalse: false },
  ])
})
