import { type FormEvent, useRef, useState } from 'react'
import type { ZodType } from 'zod'
import { loadOnce } from './load-once.ts'
import { sayNoConnection } from './say-no-connection.ts'

/**
 * The forms of public pages: their fields are the browser's own, so that what was typed before this script came stays, and
 * a page need not bring along what the larger forms of the dashboard are made with. Zod is half the weight of React: it
 * comes while somebody is typing (`warm` on focus).
 */
export function plainForm<Values extends object>(load: () => Promise<ZodType<Values>>) {
  const checks = loadOnce(() => Promise.all([import('./check-values.ts'), load()]))

  type Name = keyof Values & string
  type Errors = Partial<Record<Name, { message: string }>>

  function useForm() {
    const [errors, setErrors] = useState<Errors>({})
    const [isSubmitting, setSubmitting] = useState(false)
    const busy = useRef(false)
    // A form in two steps has the fields of one at a time.
    const entered = useRef({})
    const fields = useRef(new Map<Name, HTMLInputElement>())

    const setError = (name: Name, error: { message: string }) =>
      setErrors((before) => ({ ...before, [name]: error }))

    const register = (name: Name) => ({
      name,
      ref: (field: HTMLInputElement | null) => {
        if (field) fields.current.set(name, field)
        else fields.current.delete(name)
      },
      // What is being put right is no longer called wrong.
      onInput: () => errors[name] && setErrors(({ [name]: _, ...others }) => others as Errors),
    })

    async function check(form: HTMLFormElement): Promise<Values | null> {
      Object.assign(entered.current, Object.fromEntries(new FormData(form)))
      try {
        const [{ checkValues }, schema] = await checks()
        const { values, errors: wrong } = checkValues(schema, entered.current)
        const found = Object.entries(wrong ?? {}) as [Name, string][]
        setErrors(Object.fromEntries(found.map(([name, message]) => [name, { message }])) as Errors)
        fields.current.get(found[0]?.[0] as Name)?.focus()
        return values
      } catch {
        // Unchecked values are not sent; saying nothing would make the button look broken.
        sayNoConnection()
        return null
      }
    }

    const handleSubmit = (send: (values: Values) => unknown) => async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (busy.current) return
      busy.current = true
      try {
        const values = await check(event.currentTarget)
        if (!values) return
        setSubmitting(true)
        await send(values)
      } finally {
        busy.current = false
        setSubmitting(false)
      }
    }

    return { register, handleSubmit, setError, formState: { errors, isSubmitting } }
  }

  return { useForm, warm: () => void checks().catch(() => undefined) }
}
