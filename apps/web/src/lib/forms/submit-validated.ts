import { showLoadFailure } from '../show-load-failure.ts'

export type Errors = Record<string, string>
export type Validated<Wanted> = { values: Wanted | null; errors: Errors | null }

export const isEdited = <Values extends object>(first: Values, values: Values) =>
  (Object.keys(first) as (keyof Values)[]).some((name) => values[name] !== first[name])

type Needs<Wanted> = {
  check: () => Promise<Validated<Wanted>>
  showErrors: (errors: Errors) => void
  send: (wanted: Wanted) => void
}

/** Sends valid values and shows the errors of invalid ones. Nothing is sent if the schema fails to load. */
export async function submitValidated<Wanted>({ check, showErrors, send }: Needs<Wanted>) {
  try {
    const { values, errors } = await check()
    showErrors(errors ?? {})
    if (values) send(values)
  } catch (error) {
    showLoadFailure(error)
  }
}
