import { useState } from 'react'
import { areEdited, type CheckedValues, type Errors, sendChecked } from './checked-values.ts'

/**
 * The few values of a dialog: what they are, whether that is what they were at first, and what is wrong with them. They
 * are checked by what is loaded for it, and sent where nothing is wrong.
 */
export function useCheckedValues<Values extends object, Wanted>(
  first: Values,
  check: (values: Values) => Promise<CheckedValues<Wanted>>,
  send: (wanted: Wanted) => void,
) {
  const [before] = useState(first)
  const [values, setValues] = useState(before)
  const [errors, setErrors] = useState<Errors>({})
  return {
    values,
    change: (change: Partial<Values>) => setValues({ ...values, ...change }),
    edited: areEdited(before, values),
    errors,
    setErrors,
    submit: () => sendChecked({ check: () => check(values), tell: setErrors, send }),
  }
}
