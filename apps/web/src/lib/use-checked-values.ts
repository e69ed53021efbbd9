import { useState } from 'react'
import { sayNoConnection } from './say-no-connection.ts'

type Checked<Wanted> = { values: Wanted | null; errors: Record<string, string> | null }

/**
 * The few values of a dialog: what they are, whether that is what they were at first, and what is wrong with them. They
 * are checked by what is loaded for it, and sent where nothing is wrong.
 */
export function useCheckedValues<Values extends object, Wanted>(
  first: Values,
  check: (values: Values) => Promise<Checked<Wanted>>,
  send: (wanted: Wanted) => void,
) {
  const [before] = useState(first)
  const [values, setValues] = useState(before)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const names = Object.keys(before) as (keyof Values)[]

  async function submit() {
    try {
      const { values: wanted, errors } = await check(values)
      setErrors(errors ?? {})
      if (wanted) send(wanted)
    } catch {
      sayNoConnection()
    }
  }

  return {
    values,
    change: (change: Partial<Values>) => setValues({ ...values, ...change }),
    edited: names.some((name) => values[name] !== before[name]),
    errors,
    setErrors,
    submit,
  }
}
