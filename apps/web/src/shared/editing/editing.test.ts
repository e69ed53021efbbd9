import { expect, test } from 'vitest'
import { ApiError } from '../../lib/http/http.ts'
import {
  afterSaving,
  dropEdits,
  type EditsOnBase,
  mergeSaved,
  rebaseOnto,
  saveChange,
  startEditing,
  withChange,
} from './editing.ts'
import { changedByBoth, type EditedKind, type Edits } from './edits.ts'

type Fields = { name: string; tone: string }
type Base = Fields & { version: number }
type Saved = Base & { pages: number }

const kind: EditedKind<Fields, Saved, Base> = {
  names: ['name', 'tone'],
  toBase: ({ name, tone, version }) => ({ name, tone, version }),
  conflicts: (base, newer, edits) => changedByBoth(['name', 'tone'], base, newer, edits),
}
const first: Base = { name: 'Harbour', tone: 'calm', version: 1 }
const renamedElsewhere: Base = { ...first, name: 'Quay', version: 2 }
const over = (base: Base, edits: Edits<Fields>): EditsOnBase<Fields, Base> => ({ base, edits })

test('editing starts from the fetched data plus any stored draft', () => {
  expect(startEditing<Fields, Base>(first)).toEqual(over(first, {}))
  const kept = over(first, { tone: 'warm' })
  expect(startEditing(renamedElsewhere, kept)).toEqual(kept)
})

test('a draft based on a later version, as after a restored backup, moves to the saved one', () => {
  const kept = over({ ...first, version: 7 }, { tone: 'warm' })
  expect(startEditing(first, kept)).toEqual(over(first, { tone: 'warm' }))
})

test('saves from elsewhere that do not conflict are merged', () => {
  expect(mergeSaved(kind, over(first, { tone: 'warm' }), renamedElsewhere)).toEqual({
    base: renamedElsewhere,
    clash: [],
    hasMoved: true,
  })
})

test('the base stays the same during a conflict', () => {
  expect(mergeSaved(kind, over(first, { name: 'Pier' }), renamedElsewhere)).toEqual({
    base: first,
    clash: ['name'],
    hasMoved: false,
  })
})

test('an older response does not undo a save', () => {
  expect(mergeSaved(kind, over(renamedElsewhere, {}), first)).toEqual({
    base: renamedElsewhere,
    clash: [],
    hasMoved: false,
  })
})

test('a change without a new version is shown and keeps the edits', () => {
  const resting = { ...first, tone: 'asleep' }
  expect(mergeSaved(kind, over(first, {}), resting)).toEqual({ base: resting, clash: [], hasMoved: false })
})

test('edits accumulate and disappear when reverted or discarded', () => {
  const one = withChange(kind.names, over(first, {}), { name: 'Pier' })
  const two = withChange(kind.names, one, { tone: 'warm' })
  expect(two).toEqual(over(first, { name: 'Pier', tone: 'warm' }))
  expect(withChange(kind.names, two, { name: 'Harbour' })).toEqual(over(first, { tone: 'warm' }))
  expect(dropEdits(kind.names, two, ['tone'])).toEqual(over(first, { name: 'Pier' }))
  expect(dropEdits(kind.names, two, kind.names)).toEqual(over(first, {}))
})

test('input typed during a save remains an edit', () => {
  const typed = over(first, { name: 'Pier', tone: 'warm' })
  const saved: Saved = { ...first, name: 'Pier', version: 2, pages: 3 }
  expect(afterSaving(kind, typed, { name: 'Pier' }, saved)).toEqual(
    over({ name: 'Pier', tone: 'calm', version: 2 }, { tone: 'warm' }),
  )
})

test('a value normalized by the server is not an edit', () => {
  const saved: Saved = { ...first, name: 'Pier', version: 2, pages: 3 }
  expect(afterSaving(kind, over(first, { name: ' Pier ' }), { name: ' Pier ' }, saved)).toEqual(
    over({ name: 'Pier', tone: 'calm', version: 2 }, {}),
  )
})

test('edits are rebaseEdits onto a newer save', () => {
  const newer: Saved = { ...renamedElsewhere, tone: 'warm', pages: 3 }
  expect(rebaseOnto(kind, over(first, { name: 'Pier', tone: 'warm' }), newer)).toEqual(
    over({ name: 'Quay', tone: 'warm', version: 2 }, { name: 'Pier' }),
  )
})

/** A server that rejects changes based on an old version. */
function startingWith(held: Saved) {
  const sent: (Edits<Fields> & { version: number })[] = []
  return {
    sent,
    fetchLatest: async () => held,
    async send(change: Edits<Fields> & { version: number }) {
      sent.push(change)
      if (change.version !== held.version) throw new ApiError(409, 'Somebody else has changed it.')
      return { ...held, ...change, version: change.version + 1 }
    },
  }
}

test('a change is sent with its base version', async () => {
  const server = startingWith({ ...first, pages: 3 })
  expect(await saveChange(kind, first, { tone: 'warm' }, server)).toEqual({
    saved: { ...first, tone: 'warm', version: 2, pages: 3 },
  })
  expect(server.sent).toEqual([{ tone: 'warm', version: 1 }])
})

test('a change is retried on top of a newer save that does not conflict', async () => {
  const server = startingWith({ ...renamedElsewhere, pages: 3 })
  expect(await saveChange(kind, first, { tone: 'warm' }, server)).toEqual({
    saved: { ...renamedElsewhere, tone: 'warm', version: 3, pages: 3 },
  })
  expect(server.sent.map(({ version }) => version)).toEqual([1, 2])
})

test('a conflicting save is returned and not overwritten', async () => {
  const newer: Saved = { ...renamedElsewhere, pages: 3 }
  const server = startingWith(newer)
  expect(await saveChange(kind, first, { name: 'Pier' }, server)).toEqual({ newer })
  expect(server.sent).toHaveLength(1)
})
