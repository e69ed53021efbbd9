import { ApiError } from '../lib/http.ts'
import { changedMeanwhile } from '../ui/changed-meanwhile-store.ts'

type Words = {
  /** How a field is called where its name in plain words is not enough. */
  nameOf?: (field: string) => string
  /** How the form itself writes a value. */
  wordsFor?: (value: unknown, field: string) => string | undefined
}

/**
 * Saves a form over what it was opened on. Where one of its fields was changed meanwhile, its owner sees both and takes
 * either; null where what was saved is kept.
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
    if ((await changedMeanwhile.ask(rows)) === 'theirs') return null
    return saveForm({ ...before, ...current }, values, send, { nameOf, wordsFor })
  }
}

const longest = 400

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Nothing'
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  const text = Array.isArray(value) ? value.join(', ') : String(value)
  return text.length > longest ? `${text.slice(0, longest)} …` : text
}

/** 'first name' for `firstName`. */
const wordsOf = (name: string) => name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
