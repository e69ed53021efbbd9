import type { Overview } from '@foyer/contract/overview'
import { Check, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { cx } from '../../ui/class-names.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { IconButton, iconSize } from '../../ui/controls/icon-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { dismiss, isDismissed } from './dismissal-storage.ts'

type Step = { name: keyof Overview['start']; title: string; about: string; action?: ReactNode }

type ChecklistProps = {
  accountId: string
  start: Overview['start']
  assistantId: string | undefined
  onCreate: () => void
  onEmbed: () => void
}

function stepsOf({ assistantId, onCreate, onEmbed }: ChecklistProps): Step[] {
  return [
    {
      name: 'created',
      title: 'Create an assistant',
      about: 'Enter your website’s address. Reading it takes about two minutes.',
      action: (
        <Button size="sm" variant="secondary" onClick={onCreate}>
          Create
        </Button>
      ),
    },
    {
      name: 'asked',
      title: 'Try it out',
      about: 'See what visitors would get, and from which page.',
      action: assistantId && (
        <ButtonLink size="sm" variant="secondary" href={`/bot/${assistantId}#test-chat`}>
          Try it
        </ButtonLink>
      ),
    },
    {
      name: 'embedded',
      title: 'Add it to your website',
      about: 'Copy one line. This step completes once the widget has loaded on your page.',
      action: assistantId && (
        <Button size="sm" variant="secondary" onClick={onEmbed}>
          Add
        </Button>
      ),
    },
    {
      name: 'visited',
      title: 'Meet your first visitor',
      about: 'See their questions and answers under Conversations.',
    },
  ]
}

export default function Checklist(props: ChecklistProps) {
  const { accountId, start } = props
  const [dismissed, setDismissed] = useState(() => isDismissed(accountId))
  const steps = stepsOf(props)
  const next = steps.find(({ name }) => !start[name])
  if (dismissed || !next) return null
  return (
    <Card className="flex flex-col gap-5">
      <section aria-labelledby="first-steps" className="contents">
        <div className="-my-1 flex items-center gap-3">
          <h2 id="first-steps" className="flex-1 text-base font-semibold">
            First steps
          </h2>
          <span className="figures text-xs text-muted">
            {steps.filter(({ name }) => start[name]).length} of {steps.length} done
          </span>
          <IconButton
            label="Dismiss first steps"
            size="sm"
            className="-mr-2"
            onClick={() => {
              dismiss(accountId)
              setDismissed(true)
            }}
          >
            <X {...iconSize(18)} />
          </IconButton>
        </div>
        <ol className="flex flex-col gap-4">
          {steps.map((step) => {
            const done = start[step.name]
            return (
              <li key={step.name} className="flex items-start gap-3">
                <span
                  className={cx(
                    'mt-px grid size-5 shrink-0 place-items-center rounded-full border',
                    done
                      ? 'border-transparent bg-good-wash text-good'
                      : step === next
                        ? 'border-accent'
                        : 'border-control',
                  )}
                >
                  {done && <Check size={14} strokeWidth={2} aria-hidden="true" />}
                </span>
                <div className="min-w-0 flex-1">
                  <p className={cx('text-sm', done ? 'text-muted' : 'font-medium')}>
                    <span>{step.title}</span>
                    {done && <span className="sr-only">, done</span>}
                  </p>
                  {!done && <p className="mt-0.5 text-xs text-muted">{step.about}</p>}
                </div>
                {step === next && step.action}
              </li>
            )
          })}
        </ol>
      </section>
    </Card>
  )
}
