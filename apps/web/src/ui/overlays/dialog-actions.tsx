import type { ComponentProps } from 'react'
import { Button } from '../controls/button.tsx'

type DialogActionsProps = ComponentProps<typeof Button> & {
  onCancel: () => void
  danger?: boolean | undefined
}

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
