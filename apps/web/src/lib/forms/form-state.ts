import { showLoadFailure } from '../show-load-failure.ts'
import type { validate } from './validate.ts'

export type FormErrors<Values> = Partial<Record<keyof Values & string, { message: string }>>

type FormSetters<Values> = {
  setErrors: (change: (before: FormErrors<Values>) => FormErrors<Values>) => void
  setSubmitting: (isSubmitting: boolean) => void
}

/** Loads the schema and returns a validator. */
export type LoadValidator<Values> = () => Promise<(typed: object) => ReturnType<typeof validate<Values>>>

/** State and submit logic of a form: validated, and sent once at a time. */
export function createFormState<Values extends object>(
  fetchCheck: LoadValidator<Values>,
  { setErrors, setSubmitting }: FormSetters<Values>,
) {
  type Name = keyof Values & string

  // Accumulates values because a form in two steps renders one step at a time.
  const entered = {}
  const fields = new Map<Name, Pick<HTMLInputElement, 'focus'>>()
  let isBusy = false

  async function check(typed: object): Promise<Values | null> {
    Object.assign(entered, typed)
    try {
      const { values, errors } = (await fetchCheck())(entered)
      const wrong = Object.entries(errors ?? {}) as [Name, string][]
      setErrors(
        () => Object.fromEntries(wrong.map(([name, message]) => [name, { message }])) as FormErrors<Values>,
      )
      fields.get(wrong[0]?.[0] as Name)?.focus()
      return values
    } catch (error) {
      // Without a toast the button would look broken.
      showLoadFailure(error)
      return null
    }
  }

  return {
    registerField(name: Name, field: Pick<HTMLInputElement, 'focus'> | null) {
      if (field) fields.set(name, field)
      else fields.delete(name)
    },

    setError: (name: Name, error: { message: string }) =>
      setErrors((before) => ({ ...before, [name]: error })),

    clearError: (name: Name) =>
      setErrors((before) => {
        if (!before[name]) return before
        const { [name]: _, ...others } = before
        return others as FormErrors<Values>
      }),

    async submit(typed: object, send: (values: Values) => unknown) {
      if (isBusy) return
      isBusy = true
      try {
        const values = await check(typed)
        if (!values) return
        setSubmitting(true)
        await send(values)
      } finally {
        isBusy = false
        setSubmitting(false)
      }
    },
  }
}
