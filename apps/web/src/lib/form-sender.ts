import type { checkValues } from './check-values.ts'
import { sayNoConnection } from './say-no-connection.ts'

export type FormErrors<Values> = Partial<Record<keyof Values & string, { message: string }>>

type FormSetters<Values> = {
  setErrors: (change: (before: FormErrors<Values>) => FormErrors<Values>) => void
  setSubmitting: (isSubmitting: boolean) => void
}

/** Fetches what checks a form; checks what was typed. */
export type FetchCheck<Values> = () => Promise<(typed: object) => ReturnType<typeof checkValues<Values>>>

/** What a form holds besides what is shown of it, and how it is sent: checked, and once at a time. */
export function createFormSender<Values extends object>(
  fetchCheck: FetchCheck<Values>,
  { setErrors, setSubmitting }: FormSetters<Values>,
) {
  type Name = keyof Values & string

  // A form in two steps has the fields of one at a time.
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
      // Unchecked values are not sent; saying nothing would make the button look broken.
      sayNoConnection(error)
      return null
    }
  }

  return {
    place(name: Name, field: Pick<HTMLInputElement, 'focus'> | null) {
      if (field) fields.set(name, field)
      else fields.delete(name)
    },

    setError: (name: Name, error: { message: string }) =>
      setErrors((before) => ({ ...before, [name]: error })),

    /** What is being put right is no longer called wrong. */
    forgive: (name: Name) =>
      setErrors((before) => {
        if (!before[name]) return before
        const { [name]: _, ...others } = before
        return others as FormErrors<Values>
      }),

    /** Sends what was typed now and in the steps before, unless something is wrong with it or it is on its way. */
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
