import { type FormEvent, useState } from 'react'
import type { ZodType } from 'zod'
import { createFormSender, type FormErrors } from './form-sender.ts'
import { loadOnce } from './load-once.ts'

/**
 * The forms of public pages: their fields are the browser's own, so that what was typed before this script came stays, and
 * a page need not bring along what the larger forms of the dashboard are made with. Zod is half the weight of React: it
 * comes while somebody is typing (`warm` on focus).
 */
export function plainForm<Values extends object>(load: () => Promise<ZodType<Values>>) {
  const fetchCheck = loadOnce(async () => {
    const [{ checkValues }, schema] = await Promise.all([import('./check-values.ts'), load()])
    return (typed: object) => checkValues(schema, typed)
  })

  function useForm() {
    const [errors, setErrors] = useState<FormErrors<Values>>({})
    const [isSubmitting, setSubmitting] = useState(false)
    const [{ place, forgive, setError, submit }] = useState(() =>
      createFormSender(fetchCheck, { setErrors, setSubmitting }),
    )

    const register = (name: keyof Values & string) => ({
      name,
      ref: (field: HTMLInputElement | null) => place(name, field),
      onInput: () => forgive(name),
    })

    const handleSubmit = (send: (values: Values) => unknown) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      return submit(Object.fromEntries(new FormData(event.currentTarget)), send)
    }

    return { register, handleSubmit, setError, formState: { errors, isSubmitting } }
  }

  return { useForm, warm: () => void fetchCheck().catch(() => undefined) }
}
