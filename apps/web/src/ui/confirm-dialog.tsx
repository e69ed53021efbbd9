import type { ReactNode } from 'react'
import { CancelOr } from './cancel-or.tsx'
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
  danger,
  busy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      asks={danger ?? false}
      size="sm"
      title={title}
      description={description}
      footer={
        <CancelOr onCancel={onClose} danger={danger} busy={busy} onClick={onConfirm}>
          {action}
        </CancelOr>
      }
    />
  )
}
