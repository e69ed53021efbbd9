import { type ComponentProps, type FormEvent, type ReactNode, useId } from 'react'
import { Form } from '../controls/form.tsx'
import { Dialog } from './dialog.tsx'
import { DialogActions } from './dialog-actions.tsx'
import { useDiscard } from './discard-dialog.tsx'

type FormDialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'size' | 'onClose'> &
  Pick<ComponentProps<typeof DialogActions>, 'danger' | 'busy' | 'held' | 'disabled'> & {
    action: string
    onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
    onFocus?: () => void
    /** What closing would lose; asks first if set. */
    lost?: string | false
    className?: string
    aside?: ReactNode
    beneath?: ReactNode
    children: ReactNode
  }

export function FormDialog({
  action,
  danger,
  busy = false,
  held = false,
  disabled,
  onSubmit,
  onFocus,
  onClose,
  lost = false,
  className,
  aside,
  beneath,
  children,
  ...about
}: FormDialogProps) {
  const id = useId()
  const discard = useDiscard(lost !== false, onClose, lost)
  return (
    <Dialog
      open
      asks={danger ?? false}
      onClose={discard.close}
      {...about}
      footer={
        <>
          {aside}
          <DialogActions
            onCancel={discard.close}
            type="submit"
            form={id}
            danger={danger}
            busy={busy}
            held={held}
            disabled={disabled}
          >
            {action}
          </DialogActions>
        </>
      }
    >
      <Form id={id} busy={busy || held} className={className} onFocus={onFocus} onSubmit={onSubmit}>
        {children}
      </Form>
      {beneath}
      {discard.question}
    </Dialog>
  )
}
