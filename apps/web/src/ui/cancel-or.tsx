import type { ComponentProps } from 'react'
import { Button } from './button.tsx'

type DialogActionsProps = ComponentProps<typeof Button> & {
  onCancel: () => void
  /** The action can’t be undone. */
  danger?: boolean | undefined
}

/** The two buttons of a dialog. */
export function DialogActions({ onCancel, danger = false, ...action }: DialogActionsProps) {
  return (
    <>
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
      <Button variant={danger ? 'danger' : 'primary'} {...action} />
    </>
  )
}
