import { ApiError } from '../../lib/http/http.ts'
import { editConflict } from '../../ui/overlays/edit-conflict.ts'

type Words = {
  /** Label of a field whose name is not clear enough. */
  nameOf?: (field: string) => string
  /** Text of a value as the form shows it. */
  wordsFor?: (value: unknown, field: string) => string | undefined
}

/**
 * Saves a form with its previous values. If a field changed meanwhile, the owner picks either value; returns null if
 * they keep the other one.
 */
export async function saveForm<Saved, Values extends object>(
  before: Partial<Values>,
  values: Values,
  send: (body: Values & { before: Partial<Values> }) => Promise<Saved>,
  { nameOf = wordsOf, wordsFor = () => undefined }: Words = {},
): Promise<Saved | null> {
  try {
    return await send({ ...values, before })
  } catch (error) {
    const current = error instanceof ApiError ? error.body.current : undefined
    if (!current) throw error
    const mine = new Map(Object.entries({ ...before, ...values }))
    const rows = Object.entries(current).map(([name, theirs]) => ({
      name: nameOf(name),
      theirs: wordsFor(theirs, name) ?? shown(theirs),
      mine: wordsFor(mine.get(name), name) ?? shown(mine.get(name)),
    }))
    if ((await editConflict.ask(rows)) === 'theirs') return null
    return saveForm({ ...before, ...current }, values, send, { nameOf, wordsFor })
  }
}

const longest = 400

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Empty'
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  const text = Array.isArray(value) ? value.join(', ') : String(value)
  return text.length > longest ? `${text.slice(0, longest)} …` : text
}

/** 'first name' for `firstName`. */
const wordsOf = (name: string) => name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
