import { buildLazyPatterns } from './build-lazy-patterns.mjs'
import { collectPatterns } from './collect-patterns.mjs'
import { exceptions } from './exceptions.mjs'
import { judgePattern } from './judge-pattern.mjs'

const { patterns, unbuilt } = await collectPatterns(buildLazyPatterns)
const verdicts = new Map()
const complaints = unbuilt.map(
  (place) => `${place} builds a pattern that this check never saw: build it when the module loads`,
)
const needed = new Set()
for (const { file, line, source, flags } of patterns) {
  const pattern = `/${source}/${flags}`
  if (!verdicts.has(pattern)) verdicts.set(pattern, judgePattern(source, flags))
  const verdict = verdicts.get(pattern)
  if (verdict === null) continue
  const exception = exceptions.find((known) => known.file === file && known.pattern === pattern)
  if (exception) needed.add(exception)
  else complaints.push(`${file}:${line} ${verdict}\n  ${pattern}`)
}
for (const exception of exceptions)
  if (!needed.has(exception))
    complaints.push(
      `scripts/lib/patterns/exceptions.mjs lists a pattern that needs no exception: ${exception.pattern}`,
    )

for (const complaint of new Set(complaints)) process.stdout.write(`${complaint}\n`)
process.stdout.write(`${verdicts.size} patterns, ${needed.size} exceptions\n`)
process.exitCode = complaints.length === 0 ? 0 : 1
