import { Check, Undo2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/button.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { AnswerButtons } from './answer-buttons.tsx'
import type { CheckItem } from './check-items.ts'
import { CorrectForm } from './correct-form.tsx'
import { isWithoutDays, kindLabels, questionFor } from './fact-labels.ts'
import { FactSource } from './fact-source.tsx'
import { UnderstoodValue } from './understood-value.tsx'
import type { Answer, Refusal } from './use-check.ts'

type CheckItemRowProps = {
  item: CheckItem
  answer: Answer | undefined
  isFirst: boolean
  correcting: boolean
  onCorrecting: (correcting: boolean) => void
  onAnswer: (answer: Answer) => void
  onCorrect: (values: Record<string, string>) => Promise<Refusal | null>
  onUndo: () => void
}

const said: Record<Answer['kind'], string> = {
  confirmed: 'Confirmed',
  corrected: 'Changed',
  dropped: 'Removed',
  'taken over': 'From your website',
}

function titleOf({ facts }: CheckItem) {
  const [first] = facts
  if (!first) return ''
  const { kind, label, part, condition } = first
  if (kind === 'hours') return [kindLabels.hours, part, condition].filter(Boolean).join(' · ')
  return kind === 'price' || kind === 'service' || kind === 'product' ? label : kindLabels[kind]
}

/** One item of the review. Keyboard shortcuts work while it has focus. */
export function CheckItemRow({
  item,
  answer,
  isFirst,
  correcting,
  onCorrecting,
  onAnswer,
  onCorrect,
  onUndo,
}: CheckItemRowProps) {
  const [first] = item.facts
  if (!first) return null
  const title = titleOf(item)
  const contradicted = item.asks === 'contradicted'
  // The owner’s earlier value is gone once it was replaced, so it can’t be undone.
  const canUndo = item.facts.every(({ origin }) => origin !== 'owner')
  const source = item.facts.find(({ sure }) => !sure) ?? first

  function press(event: KeyboardEvent<HTMLLIElement>) {
    if (correcting || answer || event.ctrlKey || event.metaKey || event.altKey) return
    const key = event.key.toLowerCase()
    const act = {
      y: () => item.confirmable && onAnswer({ kind: 'confirmed' }),
      e: () => onCorrecting(true),
      d: () => onAnswer({ kind: 'dropped' }),
    }[key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <li
      data-item={answer ? 'answered' : 'open'}
      data-key={item.key}
      onKeyDown={press}
      aria-label={title}
      className={cx(
        'flex flex-col gap-3 px-4 py-3 transition-colors',
        // Four buttons need their own row.
        (!contradicted || answer) && 'sm:flex-row sm:items-start sm:gap-6',
        item.asks === 'confirmation'
          ? 'border-t border-hairline first:border-t-0'
          : cx('rounded-card border', answer ? 'border-hairline' : 'border-transparent bg-warn-wash'),
      )}
    >
      <div className={cx('flex min-w-0 flex-1 flex-col gap-1', answer?.kind === 'dropped' && 'line-through')}>
        <h3 className="text-xs text-muted">
          <span>{title}</span>
          {!answer && item.asks !== 'confirmation' && (
            <span className="font-medium text-warn">
              {' '}
              · {contradicted ? 'Your website has changed' : questionFor(first)}
            </span>
          )}
        </h3>
        {(!correcting || isWithoutDays(first)) && <UnderstoodValue item={item} answer={answer} />}
        {correcting && <CorrectForm item={item} onCancel={() => onCorrecting(false)} onSave={onCorrect} />}
        {/* Weeks show it for each day instead. */}
        {!answer && contradicted && item.facts.length === 1 && (
          <p className="text-sm">
            Your website: <bdi className="font-medium">{first.siteValue}</bdi>
          </p>
        )}
        {!answer && contradicted && first.confirmed && (
          <p className="text-xs text-muted">
            You confirmed this before your website changed. Until you answer, visitors get your website’s
            version, with the date we read it.
          </p>
        )}
        {!answer && !correcting && <FactSource fact={source} className="mt-1" />}
      </div>
      {answer ? (
        <div className="flex items-center gap-2 sm:self-center">
          <Badge tone={answer.kind === 'dropped' ? 'plain' : 'good'}>
            {answer.kind !== 'dropped' && <Check size={14} strokeWidth={2} aria-hidden="true" />}
            <span>{said[answer.kind]}</span>
          </Badge>
          {canUndo && (
            <Button variant="ghost" size="sm" onClick={onUndo} aria-label={`Undo: ${title}`}>
              <Undo2 {...iconSize(18)} /> Undo
            </Button>
          )}
        </div>
      ) : (
        !correcting && (
          <AnswerButtons
            item={item}
            title={title}
            isFirst={isFirst}
            onCorrect={() => onCorrecting(true)}
            onAnswer={onAnswer}
          />
        )
      )}
    </li>
  )
}
