import { sayNoConnection } from './say-no-connection.ts'

export type Errors = Record<string, string>
export type CheckedValues<Wanted> = { values: Wanted | null; errors: Errors | null }

/** Whether any value is another one than at first. */
export const areEdited = <Values extends object>(first: Values, values: Values) =>
  (Object.keys(first) as (keyof Values)[]).some((name) => values[name] !== first[name])

type Needs<Wanted> = {
  check: () => Promise<CheckedValues<Wanted>>
  tell: (errors: Errors) => void
  send: (wanted: Wanted) => void
}

/** Tells what is wrong with values, and sends them where nothing is. What could not be checked is not sent. */
export async function sendChecked<Wanted>({ check, tell, send }: Needs<Wanted>) {
  try {
    const { values, errors } = await check()
    tell(errors ?? {})
    if (values) send(values)
  } catch (error) {
    sayNoConnection(error)
  }
}
