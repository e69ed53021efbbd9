import type { ComponentProps, FormEvent } from 'react'
import { Held } from './held.tsx'

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  /** It is being sent: nothing in it can be pressed, changed or sent again. */
  busy?: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
}

/** Sent by the app, never by the browser, and checked by the app. */
export function Form({ busy = false, onSubmit, children, ...rest }: FormProps) {
  return (
    <Held when={busy}>
      <form
        noValidate
        {...rest}
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void onSubmit(event)
        }}
      >
        {children}
      </form>
    </Held>
  )
}
