import { type FormEvent, useState } from 'react'
import type { ZodType } from 'zod'
import { loadOnce } from '../load-once.ts'
import { createFormState, type FormErrors } from './form-state.ts'

/**
 * Forms of public pages. Fields are uncontrolled, so input typed before the script loads stays, and react-hook-form is
 * not needed. Zod loads on focus (`warm`).
 */
export function plainForm<Values extends object>(load: () => Promise<ZodType<Values>>) {
  const fetchCheck = loadOnce(async () => {
    const [{ validate }, schema] = await Promise.all([import('./validate.ts'), load()])
    return (typed: object) => validate(schema, typed)
  })

  function useForm() {
    const [errors, setErrors] = useState<FormErrors<Values>>({})
    const [isSubmitting, setSubmitting] = useState(false)
    const [{ registerField, clearError, setError, submit }] = useState(() =>
      createFormState(fetchCheck, { setErrors, setSubmitting }),
    )

    const register = (name: keyof Values & string) => ({
      name,
      ref: (field: HTMLInputElement | null) => registerField(name, field),
      onInput: () => clearError(name),
    })

    const handleSubmit = (send: (values: Values) => unknown) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      return submit(Object.fromEntries(new FormData(event.currentTarget)), send)
    }

    return { register, handleSubmit, setError, formState: { errors, isSubmitting } }
  }

  return { useForm, warm: () => void fetchCheck().catch(() => undefined) }
}
