import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  title: string
  /** What it will do. */
  description: ReactNode
  /** What the button says. */
  action: string
  /** Something goes that can't be brought back. */
  danger?: boolean
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is done that a click can't undo. */
export function ConfirmDialog({
  title,
  description,
  action,
  danger = false,
  busy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    />
  )
}
