import type { KnownFact } from '@foyer/contract/facts'
import { Check, Pencil, Trash2, Undo2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { iconSize } from '../../ui/icon-button.tsx'
import { CorrectForm } from './correct-form.tsx'
import { FactSource } from './fact-source.tsx'
import { detailsOf, isWithoutDays, kindWords, questionFor } from './fact-words.ts'
import { type Look, weekLines } from './looks.ts'
import type { Answer } from './use-check.ts'

type CheckLookProps = {
  look: Look
  answer: Answer | undefined
  isFirst: boolean
  correcting: boolean
  onCorrecting: (correcting: boolean) => void
  onAnswer: (answer: Answer) => void
  onUndo: () => void
}

const said: Record<Answer['kind'], string> = {
  confirmed: 'Your word',
  corrected: 'Changed',
  dropped: 'Dropped',
  'taken over': 'As your website says',
}

function titleOf({ facts }: Look) {
  const [first] = facts
  if (!first) return ''
  const { kind, label, part, condition } = first
  if (kind === 'hours') return [kindWords.hours, part, condition].filter(Boolean).join(' · ')
  return kind === 'price' || kind === 'service' || kind === 'product' ? label : kindWords[kind]
}

const doubtOf = ({ siteValue, otherValue }: KnownFact) =>
  siteValue
    ? `your website says ${siteValue}`
    : otherValue
      ? `another page says ${otherValue}`
      : 'not said clearly'

/** What was understood: one value, or a week in as few lines as it has. */
function Understood({ look, answer }: { look: Look; answer: Answer | undefined }) {
  const { facts } = look
  const [first] = facts
  if (!first) return null
  const shownOf = ({ id, value }: KnownFact) =>
    answer?.kind === 'corrected' ? (answer.values[id] ?? value) : value
  if (first.kind === 'hours' && !isWithoutDays(first))
    return (
      <dl className="figures grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {weekLines(facts, shownOf).map(({ days, value, facts: [fact] }) => (
          <div key={days} className="contents">
            <dt className="text-muted">{days}</dt>
            <dd className="flex flex-wrap items-baseline gap-x-2 font-medium">
              <bdi>{value}</bdi>
              {fact && !fact.sure && !answer && <span className="text-xs text-warn">{doubtOf(fact)}</span>}
            </dd>
          </div>
        ))}
      </dl>
    )
  const details = detailsOf(first)
  const value = answer?.kind === 'taken over' ? (first.siteValue ?? first.value) : shownOf(first)
  return (
    <p dir="auto" className="text-left text-sm font-medium wrap-anywhere">
      {value}
      {details.length > 0 && <span className="font-normal text-muted"> · {details.join(', ')}</span>}
    </p>
  )
}

/** One thing to confirm, change or drop. Its keys work while the focus is in it. */
export function CheckLook({
  look,
  answer,
  isFirst,
  correcting,
  onCorrecting,
  onAnswer,
  onUndo,
}: CheckLookProps) {
  const [first] = look.facts
  if (!first) return null
  const title = titleOf(look)
  const contradicted = look.asks === 'contradicted'
  // What the website says now is not what it said before: there is no way back to a word that was changed twice.
  const canUndo = look.facts.every(({ origin }) => origin !== 'owner')
  const source = look.facts.find(({ sure }) => !sure) ?? first

  function press(event: KeyboardEvent<HTMLLIElement>) {
    if (correcting || answer || event.ctrlKey || event.metaKey || event.altKey) return
    const key = event.key.toLowerCase()
    const act = {
      y: () => onAnswer({ kind: 'confirmed' }),
      e: () => onCorrecting(true),
      d: () => onAnswer({ kind: 'dropped' }),
    }[key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <li
      data-look={answer ? 'answered' : 'open'}
      data-key={look.key}
      onKeyDown={press}
      aria-label={title}
      className={cx(
        'flex flex-col gap-3 px-4 py-3 transition-colors',
        // Four buttons leave no room beside them.
        (!contradicted || answer) && 'sm:flex-row sm:items-start sm:gap-6',
        look.asks === 'confirmation'
          ? 'border-t border-hairline first:border-t-0'
          : cx('rounded-card border', answer ? 'border-hairline' : 'border-transparent bg-warn-wash'),
      )}
    >
      <div className={cx('flex min-w-0 flex-1 flex-col gap-1', answer?.kind === 'dropped' && 'line-through')}>
        <h3 className="text-xs text-muted">
          {title}
          {!answer && look.asks !== 'confirmation' && (
            <span className="font-medium text-warn">
              {' '}
              · {contradicted ? 'Your website now says something else' : questionFor(first)}
            </span>
          )}
        </h3>
        {correcting ? (
          <CorrectForm
            look={look}
            onCancel={() => onCorrecting(false)}
            onSave={(values) => onAnswer({ kind: 'corrected', values })}
          />
        ) : (
          <Understood look={look} answer={answer} />
        )}
        {!answer && contradicted && (
          <p className="text-sm">
            Your website: <bdi className="font-medium">{first.siteValue}</bdi>
          </p>
        )}
        {!answer && !correcting && <FactSource fact={source} className="mt-1" />}
      </div>
      {answer ? (
        <div className="flex items-center gap-2 sm:self-center">
          <Badge tone={answer.kind === 'dropped' ? 'plain' : 'good'}>
            {answer.kind !== 'dropped' && <Check size={14} strokeWidth={2} aria-hidden="true" />}
            {said[answer.kind]}
          </Badge>
          {canUndo && (
            <Button variant="ghost" size="sm" onClick={onUndo} aria-label={`Undo: ${title}`}>
              <Undo2 {...iconSize(18)} /> Undo
            </Button>
          )}
        </div>
      ) : (
        !correcting && (
          <div className="flex flex-wrap gap-2">
            <Button
              data-yes=""
              data-start={isFirst ? '' : undefined}
              variant={look.asks === 'confirmation' ? 'secondary' : 'primary'}
              size="sm"
              className="max-sm:h-10 max-sm:flex-1"
              aria-label={contradicted ? undefined : `Yes, right: ${title}`}
              onClick={() => onAnswer({ kind: 'confirmed' })}
            >
              <Check {...iconSize(18)} /> {contradicted ? `Keep ${shortened(first.value)}` : 'Right'}
            </Button>
            {contradicted && (
              <Button
                variant="secondary"
                size="sm"
                className="max-sm:h-10 max-sm:flex-1"
                onClick={() => onAnswer({ kind: 'taken over' })}
              >
                Use {shortened(first.siteValue ?? '')}
              </Button>
            )}
            <Button
              variant="ghost"
              size="sm"
              className="max-sm:h-10"
              aria-label={`Change: ${title}`}
              onClick={() => onCorrecting(true)}
            >
              <Pencil {...iconSize(18)} /> Change
            </Button>
            <Button
              variant="ghost"
              size="sm"
              className="max-sm:h-10"
              aria-label={`Drop: ${title}`}
              onClick={() => onAnswer({ kind: 'dropped' })}
            >
              <Trash2 {...iconSize(18)} /> Drop
            </Button>
          </div>
        )
      )}
    </li>
  )
}

const longestOnButton = 18
const shortened = (value: string) =>
  value.length > longestOnButton ? `${value.slice(0, longestOnButton)}…` : value
