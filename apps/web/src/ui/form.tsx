import { type ComponentProps, type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { focusFirstWrong } from './focus-first-wrong.ts'
import { Held } from './held.tsx'

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> & {
  /** It is being sent: nothing in it can be pressed, changed or sent again. */
  busy?: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
  ref?: RefObject<HTMLFormElement | null>
}

/** Sent by the app, never by the browser, and checked by the app. */
export function Form({ busy = false, onSubmit, ref, children, ...rest }: FormProps) {
  const own = useRef<HTMLFormElement>(null)
  const form = ref ?? own
  // The same refusal twice is no news to a field.
  useEffect(() => {
    if (!busy) focusFirstWrong(form.current?.querySelector('[aria-invalid=true]') ?? null)
  }, [busy, form])
  return (
    <Held when={busy}>
      <form
        ref={form}
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
