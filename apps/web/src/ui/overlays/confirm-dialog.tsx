import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { DialogActions } from './dialog-actions.tsx'

type ConfirmDialogProps = {
  title: string
  description: ReactNode
  action: string
  danger?: boolean
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

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
        <DialogActions onCancel={onClose} danger={danger} busy={busy} onClick={onConfirm}>
          {action}
        </DialogActions>
      }
    />
  )
}
