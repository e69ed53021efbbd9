import { diffArrays } from 'diff/lib/diff/array.js'

export type DiffLine = { kind: 'same' | 'added' | 'removed'; text: string }

// With more changes the whole text is shown as replaced.
const maxChanges = 1_000

const linesOf = (text: string) => (text === '' ? [] : text.split('\n'))
const all = (kind: DiffLine['kind'], lines: string[]) => lines.map((text) => ({ kind, text }))

export function diffLines(before: string, after: string): DiffLine[] {
  const [old, fresh] = [linesOf(before), linesOf(after)]
  const changes = diffArrays(old, fresh, { maxEditLength: maxChanges })
  if (!changes) return [...all('removed', old), ...all('added', fresh)]
  return changes.flatMap(({ added, removed, value }) =>
    all(added ? 'added' : removed ? 'removed' : 'same', value),
  )
}

export type Hunk = { lines: DiffLine[]; skipped: number }

/** Groups changes with some context; `skipped` counts the omitted lines before each group. */
export function hunksOf(lines: DiffLine[], around = 3): { parts: Hunk[]; skippedAtEnd: number } {
  const near = new Uint8Array(lines.length)
  lines.forEach(({ kind }, at) => {
    if (kind !== 'same') near.fill(1, Math.max(0, at - around), at + around + 1)
  })
  const parts: Hunk[] = []
  let skipped = 0
  lines.forEach((line, at) => {
    if (!near[at]) {
      skipped++
      return
    }
    const open = parts.at(-1)
    if (open && skipped === 0) open.lines.push(line)
    else {
      parts.push({ lines: [line], skipped })
      skipped = 0
    }
  })
  return { parts, skippedAtEnd: skipped }
}
