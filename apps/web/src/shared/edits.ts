/** Something that others change too: each change counts its version up. */
export type Versioned = { version: number }

/** What is being changed of something: only what differs from it. */
export type Edits<Fields> = Partial<Fields>

type Name<Fields> = keyof Fields & string
type Names<Fields> = readonly Name<Fields>[]

/** How one kind of thing is edited. */
export type EditedKind<Fields extends object, Saved, Base extends Fields & Versioned> = {
  names: Names<Fields>
  /** What must be remembered of what is saved to tell edits from it. */
  baseOf: (saved: Saved) => Base
  /** What somebody else has saved since, and is in the way of these edits. */
  inTheWay: (base: Base, newer: Base, edits: Edits<Fields>) => Name<Fields>[]
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields in which two states of one thing differ. */
export const changedBetween = <Fields extends object>(names: Names<Fields>, before: Fields, after: Fields) =>
  names.filter((name) => !same(before[name], after[name]))

/** Answers can overtake each other: one that is older than what is known already tells nothing new. */
export const newerOf = <Base extends Versioned>(known: Base, answer: Base): Base =>
  answer.version < known.version ? known : answer

export const editedIn = <Fields extends object>(names: Names<Fields>, edits: Edits<Fields>) =>
  names.filter((name) => edits[name] !== undefined)

/** The edits of these names alone. */
export const onlyEdits = <Fields extends object>(names: Names<Fields>, edits: Edits<Fields>) =>
  Object.fromEntries(editedIn(names, edits).map((name) => [name, edits[name]])) as Edits<Fields>

/** What differs with one more change: a field set back to what it was is no edit. */
export function withEdits<Fields extends object>(
  names: Names<Fields>,
  base: Fields,
  edits: Edits<Fields>,
  change: Edits<Fields>,
): Edits<Fields> {
  const all = { ...edits, ...change }
  return onlyEdits(
    names.filter((name) => !same(all[name], base[name])),
    all,
  )
}

/** What was changed since it was sent. */
export const editsSince = <Fields extends object>(
  names: Names<Fields>,
  edits: Edits<Fields>,
  sent: Edits<Fields>,
) =>
  onlyEdits(
    names.filter((name) => !same(edits[name], sent[name])),
    edits,
  )

/** What was changed here and since then elsewhere, to something else. */
export const changedByBoth = <Fields extends object>(
  names: Names<Fields>,
  base: Fields,
  newer: Fields,
  edits: Edits<Fields>,
) =>
  changedBetween(names, base, newer).filter(
    (name) => edits[name] !== undefined && !same(edits[name], newer[name]),
  )

/** Where nothing is edited, nothing can be in the way. */
export const clashOf = <Fields extends object, Saved, Base extends Fields & Versioned>(
  { names, inTheWay }: EditedKind<Fields, Saved, Base>,
  base: Base,
  newer: Base,
  edits: Edits<Fields>,
) => (editedIn(names, edits).length > 0 ? inTheWay(base, newer, edits) : [])

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A group of values keeps what was changed here; all others are theirs. */
function overTheirs(base: unknown, theirs: unknown, mine: unknown): unknown {
  if (!isGroup(base) || !isGroup(theirs) || !isGroup(mine)) return same(base, mine) ? theirs : mine
  return Object.fromEntries(
    Object.keys(mine).map((name) => [name, overTheirs(base[name], theirs[name], mine[name])]),
  )
}

/** The same edits on a newer base. */
export function rebased<Fields extends object>(
  names: Names<Fields>,
  base: Fields,
  newer: Fields,
  edits: Edits<Fields>,
): Edits<Fields> {
  const moved = editedIn(names, edits).map((name) => [name, overTheirs(base[name], newer[name], edits[name])])
  return withEdits(names, newer, {}, Object.fromEntries(moved))
}
