import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'

type FooterQuestionProps = {
  /** What would be lost. */
  children: ReactNode
  /** What the button says. */
  action: string
  busy: boolean
  onKeep: () => void
  onConfirm: () => void
}

/** Asks at the foot of a dialog before what it shows is deleted, and is read out there. */
export function FooterQuestion({ children, action, busy, onKeep, onConfirm }: FooterQuestionProps) {
  const id = useId()
  return (
    <div
      role="alertdialog"
      aria-label={action}
      aria-describedby={id}
      className="flex w-full flex-wrap items-center justify-end gap-3"
    >
      <p id={id} className="mr-auto max-w-md text-sm">
        {children}
      </p>
      <Button autoFocus variant="secondary" onClick={onKeep}>
        Keep
      </Button>
      <Button variant="danger" busy={busy} onClick={onConfirm}>
        {action}
      </Button>
    </div>
  )
}
