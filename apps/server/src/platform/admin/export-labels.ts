import { createWriteStream } from 'node:fs'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { measureNames } from '@foyer/answers/model/gate/measures'
import { readLabels } from '../../talk/conversations/read-labels.ts'
import type { Command } from './command.ts'

const verdicts = new Set(['absent', 'contradicted'])

/** Exports only numbers, names of our checks and languages, never text. */
export const exportLabels: Command = {
  takes: ['FILE'],
  about:
    'write what was measured of sentences that were cut to a new file, no words, for `npm run bench -- learn`',
  async run({ db, say }, [file = '']) {
    let count = 0
    let pressed = 0
    async function* lines() {
      for await (const { reason, measures, isTrue, language } of readLabels(db)) {
        // Sentences rejected only by fixed rules have no verdict unless their owner gave one.
        if (!isTrue && !verdicts.has(reason)) continue
        count++
        if (isTrue) pressed++
        const label = {
          measures: Object.fromEntries(measureNames.map((name) => [name, Number(measures[name]) || 0])),
          supported: isTrue,
          verdict: reason,
          language,
          pressed: isTrue,
        }
        yield `${JSON.stringify(label)}\n`
      }
    }
    await pipeline(Readable.from(lines()), createWriteStream(resolve(file), { flags: 'wx', mode: 0o600 }))
    say(
      `${file} holds ${count} sentences by what was measured of them; their owners said of ${pressed} that they were true.`,
    )
  },
}
