import { type ReactNode, useId } from 'react'
import { Button } from '../controls/button.tsx'

type FooterConfirmProps = {
  children: ReactNode
  action: string
  busy: boolean
  onKeep: () => void
  onConfirm: () => void
}

/** Confirms a deletion in the footer of a dialog. */
export function FooterConfirm({ children, action, busy, onKeep, onConfirm }: FooterConfirmProps) {
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
