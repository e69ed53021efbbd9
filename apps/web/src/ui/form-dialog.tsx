import { type ComponentProps, type FormEvent, type ReactNode, useId } from 'react'
import { CancelOr } from './cancel-or.tsx'
import { Dialog } from './dialog.tsx'
import { useDiscard } from './discard-dialog.tsx'
import { Form } from './form.tsx'

type FormDialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'size' | 'onClose'> &
  Pick<ComponentProps<typeof CancelOr>, 'danger' | 'busy' | 'held' | 'disabled'> & {
    /** What the button says. */
    action: string
    onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
    onFocus?: () => void
    /** What closing it would lose, where it would lose something: then it is asked for first. */
    lost?: string | false
    /** How its fields stand. */
    className?: string
    /** Stands before the buttons. */
    aside?: ReactNode
    /** Stands under the fields. */
    beneath?: ReactNode
    children: ReactNode
  }

/** A dialog that is filled in. */
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
          <CancelOr
            onCancel={discard.close}
            type="submit"
            form={id}
            danger={danger}
            busy={busy}
            held={held}
            disabled={disabled}
          >
            {action}
          </CancelOr>
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
