import { useState } from 'react'
import { type Errors, isEdited, submitValidated, type Validated } from './submit-validated.ts'

export function useValidatedValues<Values extends object, Wanted>(
  first: Values,
  check: (values: Values) => Promise<Validated<Wanted>>,
  send: (wanted: Wanted) => void,
) {
  const [before] = useState(first)
  const [values, setValues] = useState(before)
  const [errors, setErrors] = useState<Errors>({})
  return {
    values,
    change: (change: Partial<Values>) => setValues({ ...values, ...change }),
    edited: isEdited(before, values),
    errors,
    setErrors,
    submit: () => submitValidated({ check: () => check(values), showErrors: setErrors, send }),
  }
}
