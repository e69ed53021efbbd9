import { cx } from '../../ui/class-names.ts'
import { scrollable } from '../../ui/focus/scrollable.ts'
import { formatPlural } from '../../ui/format.ts'
import { type DiffLine, hunksOf } from './line-diff.ts'

const looks = {
  same: { sign: ' ', word: '', className: 'text-muted' },
  added: { sign: '+', word: 'Added: ', className: 'bg-good-wash text-good' },
  removed: { sign: '−', word: 'Removed: ', className: 'bg-bad-wash text-bad' },
}

function Line({ kind, text }: DiffLine) {
  const { sign, word, className } = looks[kind]
  return (
    <li className={cx('flex gap-3 px-4 py-0.5', className)}>
      <span aria-hidden="true" className="w-2 shrink-0 select-none">
        {sign}
      </span>
      <span className="min-w-0 break-words whitespace-pre-wrap">
        {word && <span className="sr-only">{word}</span>}
        <span>{text || ' '}</span>
      </span>
    </li>
  )
}

function Skipped({ many }: { many: number }) {
  if (many === 0) return null
  return (
    <li className="border-y border-hairline px-4 py-1 text-muted first:border-t-0 last:border-b-0">
      {formatPlural(many, 'line')} unchanged
    </li>
  )
}

export function DiffView({ lines }: { lines: DiffLine[] }) {
  const { parts, skippedAtEnd } = hunksOf(lines)
  const many = (kind: DiffLine['kind']) => lines.filter((line) => line.kind === kind).length
  // The index is a stable key because lines never move.
  let nth = 0
  return (
    <figure className="flex flex-col gap-3">
      <figcaption className="figures text-sm">
        <span className="text-good">{formatPlural(many('added'), 'line')} added</span>,{' '}
        <span className="text-bad">{formatPlural(many('removed'), 'line')} removed</span>
      </figcaption>
      <div
        {...scrollable}
        className="max-h-[50dvh] overflow-y-auto rounded-control border border-hairline bg-surface"
      >
        <ul aria-label="Difference" className="font-mono text-xs leading-relaxed">
          {parts.flatMap((part) => [
            <Skipped key={`skipped-${nth}`} many={part.skipped} />,
            ...part.lines.map((line) => <Line key={`line-${nth++}`} {...line} />),
          ])}
          <Skipped many={skippedAtEnd} />
        </ul>
      </div>
    </figure>
  )
}
