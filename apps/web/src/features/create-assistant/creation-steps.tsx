import { Check } from 'lucide-react'
import { cx } from '../../ui/class-names.ts'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { Spinner } from '../../ui/layout/spinner.tsx'
import { steps } from './creation.ts'

export function CreationSteps({ completed }: { completed: number }) {
  return (
    <ol className="flex flex-col gap-3">
      {steps.map(({ name, expected }, nth) => {
        const state = nth < completed ? 'completed' : nth === completed ? 'active' : 'pending'
        return (
          <li
            key={name}
            aria-current={state === 'active' ? 'step' : undefined}
            className="flex items-center gap-3"
          >
            <span
              className={cx(
                'grid size-6 shrink-0 place-items-center rounded-full border',
                state === 'completed' && 'border-transparent bg-good-wash text-good',
                state === 'active' && 'border-transparent text-accent',
                state === 'pending' && 'border-hairline text-muted',
              )}
            >
              {state === 'completed' && <Check {...iconSize(18)} />}
              {state === 'active' && <Spinner size={24} />}
              <span className="sr-only">{state}</span>
            </span>
            <span className={cx('text-sm', state === 'pending' ? 'text-muted' : 'font-medium')}>{name}</span>
            <span className="figures ml-auto text-xs text-muted">{expected}</span>
          </li>
        )
      })}
    </ol>
  )
}
