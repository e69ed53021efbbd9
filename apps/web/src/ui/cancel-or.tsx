import type { ComponentProps } from 'react'
import { Button } from './button.tsx'

type CancelOrProps = ComponentProps<typeof Button> & {
  onCancel: () => void
  /** Something goes that can't be brought back. */
  danger?: boolean | undefined
}

/** The two ways out of a dialog: leave all as it is, or do what it is for. */
export function CancelOr({ onCancel, danger = false, ...action }: CancelOrProps) {
  return (
    <>
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
      <Button variant={danger ? 'danger' : 'primary'} {...action} />
    </>
  )
}
