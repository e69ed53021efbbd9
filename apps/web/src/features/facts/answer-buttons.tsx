import { Check, Pencil, Trash2 } from 'lucide-react'
import { Button } from '../../ui/controls/button.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import type { CheckItem } from './check-items.ts'
import type { Answer } from './use-check.ts'

const maxButtonLength = 18
const shortened = (value: string) =>
  value.length > maxButtonLength ? `${value.slice(0, maxButtonLength)}…` : value

type AnswerButtonsProps = {
  item: CheckItem
  title: string
  isFirst: boolean
  onCorrect: () => void
  onAnswer: (answer: Answer) => void
}

export function AnswerButtons({ item, title, isFirst, onCorrect, onAnswer }: AnswerButtonsProps) {
  const [first] = item.facts
  if (!first) return null
  const contradicted = item.asks === 'contradicted'
  const isWeek = item.facts.length > 1
  const main = {
    'data-yes': '',
    'data-start': isFirst ? '' : undefined,
    variant: item.asks === 'confirmation' ? 'secondary' : 'primary',
    size: 'sm',
    className: 'max-sm:h-10 max-sm:flex-1',
  } as const
  return (
    <div className="flex flex-wrap gap-2 max-sm:gap-1">
      {item.confirmable && (
        <Button
          {...main}
          aria-label={contradicted ? undefined : `Confirm: ${title}`}
          onClick={() => onAnswer({ kind: 'confirmed' })}
        >
          <Check {...iconSize(18)} />{' '}
          {!contradicted ? 'Confirm' : isWeek ? 'Keep your hours' : `Keep ${shortened(first.value)}`}
        </Button>
      )}
      {contradicted && (
        <Button
          variant="secondary"
          size="sm"
          className="max-sm:h-10 max-sm:flex-1"
          onClick={() => onAnswer({ kind: 'taken over' })}
        >
          Use {isWeek ? 'website’s hours' : shortened(first.siteValue ?? '')}
        </Button>
      )}
      <Button
        {...(item.confirmable ? { variant: 'ghost', size: 'sm', className: 'max-sm:h-10' } : main)}
        aria-label={item.confirmable ? `Edit: ${title}` : undefined}
        onClick={onCorrect}
      >
        <Pencil {...iconSize(18)} /> {item.confirmable ? 'Edit' : 'Enter your hours'}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        className="max-sm:h-10"
        aria-label={`Remove: ${title}`}
        onClick={() => onAnswer({ kind: 'dropped' })}
      >
        <Trash2 {...iconSize(18)} /> Remove
      </Button>
    </div>
  )
}
