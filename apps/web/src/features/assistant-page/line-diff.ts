export type DiffLine = { kind: 'same' | 'added' | 'removed'; text: string }

// Beyond this the middle is shown as replaced whole: nobody reads such a difference line by line.
const mostCells = 4_000_000

/** The lines that both have in the same order, by the classic table, walked from its far end. */
function compareMiddle(before: string[], after: string[]): DiffLine[] {
  const width = after.length + 1
  if ((before.length + 1) * width > mostCells)
    return [
      ...before.map((text) => ({ kind: 'removed' as const, text })),
      ...after.map((text) => ({ kind: 'added' as const, text })),
    ]
  const shared = new Uint32Array((before.length + 1) * width)
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      shared[i * width + j] =
        before[i] === after[j]
          ? shared[(i + 1) * width + j + 1]! + 1
          : Math.max(shared[(i + 1) * width + j]!, shared[i * width + j + 1]!)
  const lines: DiffLine[] = []
  let i = 0
  let j = 0
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      lines.push({ kind: 'same', text: before[i]! })
      i++
      j++
    } else if (
      j >= after.length ||
      (i < before.length && shared[(i + 1) * width + j]! >= shared[i * width + j + 1]!)
    )
      lines.push({ kind: 'removed', text: before[i++]! })
    else lines.push({ kind: 'added', text: after[j++]! })
  }
  return lines
}

export function diffLines(before: string, after: string): DiffLine[] {
  const old = before === '' ? [] : before.split('\n')
  const fresh = after === '' ? [] : after.split('\n')
  let start = 0
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start++
  let end = 0
  while (
    end < old.length - start &&
    end < fresh.length - start &&
    old[old.length - 1 - end] === fresh[fresh.length - 1 - end]
  )
    end++
  const unchanged = (lines: string[]) => lines.map((text) => ({ kind: 'same' as const, text }))
  return [
    ...unchanged(old.slice(0, start)),
    ...compareMiddle(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end)),
    ...unchanged(old.slice(old.length - end)),
  ]
}

export type DiffPart = { lines: DiffLine[]; skipped: number }

/** Only what changed, with a few lines around it; each part says how many lines were left out before it. */
export function partsOf(lines: DiffLine[], around = 3): { parts: DiffPart[]; skippedAtEnd: number } {
  const near = new Uint8Array(lines.length)
  lines.forEach(({ kind }, at) => {
    if (kind !== 'same') near.fill(1, Math.max(0, at - around), at + around + 1)
  })
  const parts: DiffPart[] = []
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
