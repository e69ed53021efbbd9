/** `version` increases with each change. */
export type Versioned = { version: number }

/** Only the fields that differ from the base. */
export type Edits<Fields> = Partial<Fields>

type Name<Fields> = keyof Fields & string
type Names<Fields> = readonly Name<Fields>[]

/** Describes how one kind of record is edited. */
export type EditedKind<Fields extends object, Saved, Base extends Fields & Versioned> = {
  names: Names<Fields>
  /** Saved baseline that edits are diffed against. */
  toBase: (saved: Saved) => Base
  /** Fields in which someone else’s save conflicts with these edits. */
  conflicts: (base: Base, newer: Base, edits: Edits<Fields>) => Name<Fields>[]
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export const changedNames = <Fields extends object>(names: Names<Fields>, before: Fields, after: Fields) =>
  names.filter((name) => !same(before[name], after[name]))

/** Responses can arrive out of order; an older one is ignored. */
export const latestOf = <Base extends Versioned>(known: Base, answer: Base): Base =>
  answer.version < known.version ? known : answer

export const editedNames = <Fields extends object>(names: Names<Fields>, edits: Edits<Fields>) =>
  names.filter((name) => edits[name] !== undefined)

export const pickEdits = <Fields extends object>(names: Names<Fields>, edits: Edits<Fields>) =>
  Object.fromEntries(editedNames(names, edits).map((name) => [name, edits[name]])) as Edits<Fields>

/** Adds a change; a reverted field is no longer an edit. */
export function withEdits<Fields extends object>(
  names: Names<Fields>,
  base: Fields,
  edits: Edits<Fields>,
  change: Edits<Fields>,
): Edits<Fields> {
  const all = { ...edits, ...change }
  return pickEdits(
    names.filter((name) => !same(all[name], base[name])),
    all,
  )
}

export const editsSince = <Fields extends object>(
  names: Names<Fields>,
  edits: Edits<Fields>,
  sent: Edits<Fields>,
) =>
  pickEdits(
    names.filter((name) => !same(edits[name], sent[name])),
    edits,
  )

export const changedByBoth = <Fields extends object>(
  names: Names<Fields>,
  base: Fields,
  newer: Fields,
  edits: Edits<Fields>,
) =>
  changedNames(names, base, newer).filter(
    (name) => edits[name] !== undefined && !same(edits[name], newer[name]),
  )

export const findConflicts = <Fields extends object, Saved, Base extends Fields & Versioned>(
  { names, conflicts }: EditedKind<Fields, Saved, Base>,
  base: Base,
  newer: Base,
  edits: Edits<Fields>,
) => (editedNames(names, edits).length > 0 ? conflicts(base, newer, edits) : [])

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Groups merge field by field: local changes win, the rest is theirs. */
function mergeValue(base: unknown, theirs: unknown, mine: unknown): unknown {
  if (!isGroup(base) || !isGroup(theirs) || !isGroup(mine)) return same(base, mine) ? theirs : mine
  return Object.fromEntries(
    Object.keys(mine).map((name) => [name, mergeValue(base[name], theirs[name], mine[name])]),
  )
}

export function rebaseEdits<Fields extends object>(
  names: Names<Fields>,
  base: Fields,
  newer: Fields,
  edits: Edits<Fields>,
): Edits<Fields> {
  const moved = editedNames(names, edits).map((name) => [
    name,
    mergeValue(base[name], newer[name], edits[name]),
  ])
  return withEdits(names, newer, {}, Object.fromEntries(moved))
}
