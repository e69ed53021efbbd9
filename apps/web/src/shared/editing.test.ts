import { expect, test } from 'vitest'
import { ApiError } from '../lib/http.ts'
import {
  afterSaving,
  beginEditing,
  type EditsOnBase,
  overNewer,
  saveChange,
  takeIn,
  withChange,
  withoutEdits,
} from './editing.ts'
import { changedByBoth, type EditedKind, type Edits } from './edits.ts'

type Fields = { name: string; tone: string }
type Base = Fields & { version: number }
type Saved = Base & { pages: number }

const kind: EditedKind<Fields, Saved, Base> = {
  names: ['name', 'tone'],
  baseOf: ({ name, tone, version }) => ({ name, tone, version }),
  inTheWay: (base, newer, edits) => changedByBoth(['name', 'tone'], base, newer, edits),
}
const first: Base = { name: 'Harbour', tone: 'calm', version: 1 }
const renamedElsewhere: Base = { ...first, name: 'Quay', version: 2 }
const over = (base: Base, edits: Edits<Fields>): EditsOnBase<Fields, Base> => ({ base, edits })

test('editing begins on what was read, and with what was kept where there is something', () => {
  expect(beginEditing<Fields, Base>(first)).toEqual(over(first, {}))
  const kept = over(first, { tone: 'warm' })
  expect(beginEditing(renamedElsewhere, kept)).toEqual(kept)
})

test('what was kept over a later version than the saved one, as after a restored backup, is over the saved one', () => {
  const kept = over({ ...first, version: 7 }, { tone: 'warm' })
  expect(beginEditing(first, kept)).toEqual(over(first, { tone: 'warm' }))
})

test('what was saved elsewhere and is not in the way is taken in', () => {
  expect(takeIn(kind, over(first, { tone: 'warm' }), renamedElsewhere)).toEqual({
    base: renamedElsewhere,
    clash: [],
    hasMoved: true,
  })
})

test('while something is in the way, the base stays what the edits were made on', () => {
  expect(takeIn(kind, over(first, { name: 'Pier' }), renamedElsewhere)).toEqual({
    base: first,
    clash: ['name'],
    hasMoved: false,
  })
})

test('what was just saved is not undone by an answer that is older', () => {
  expect(takeIn(kind, over(renamedElsewhere, {}), first)).toEqual({
    base: renamedElsewhere,
    clash: [],
    hasMoved: false,
  })
})

test('what changes without a new version is shown, and moves nothing', () => {
  const resting = { ...first, tone: 'asleep' }
  expect(takeIn(kind, over(first, {}), resting)).toEqual({ base: resting, clash: [], hasMoved: false })
})

test('edits come one by one and go when they are set back or discarded', () => {
  const one = withChange(kind.names, over(first, {}), { name: 'Pier' })
  const two = withChange(kind.names, one, { tone: 'warm' })
  expect(two).toEqual(over(first, { name: 'Pier', tone: 'warm' }))
  expect(withChange(kind.names, two, { name: 'Harbour' })).toEqual(over(first, { tone: 'warm' }))
  expect(withoutEdits(kind.names, two, ['tone'])).toEqual(over(first, { name: 'Pier' }))
  expect(withoutEdits(kind.names, two, kind.names)).toEqual(over(first, {}))
})

test('what was typed while it was saved stays an edit of what is saved now', () => {
  const typed = over(first, { name: 'Pier', tone: 'warm' })
  const saved: Saved = { ...first, name: 'Pier', version: 2, pages: 3 }
  expect(afterSaving(kind, typed, { name: 'Pier' }, saved)).toEqual(
    over({ name: 'Pier', tone: 'calm', version: 2 }, { tone: 'warm' }),
  )
})

test('what the server made of what was sent is no edit', () => {
  const saved: Saved = { ...first, name: 'Pier', version: 2, pages: 3 }
  expect(afterSaving(kind, over(first, { name: ' Pier ' }), { name: ' Pier ' }, saved)).toEqual(
    over({ name: 'Pier', tone: 'calm', version: 2 }, {}),
  )
})

test('the edits go on top of what was saved elsewhere', () => {
  const newer: Saved = { ...renamedElsewhere, tone: 'warm', pages: 3 }
  expect(overNewer(kind, over(first, { name: 'Pier', tone: 'warm' }), newer)).toEqual(
    over({ name: 'Quay', tone: 'warm', version: 2 }, { name: 'Pier' }),
  )
})

/** A server that holds this and refuses what was not made on it. */
function startingWith(held: Saved) {
  const sent: (Edits<Fields> & { version: number })[] = []
  return {
    sent,
    readAnew: async () => held,
    async send(change: Edits<Fields> & { version: number }) {
      sent.push(change)
      if (change.version !== held.version) throw new ApiError(409, 'Somebody else has changed it.')
      return { ...held, ...change, version: change.version + 1 }
    },
  }
}

test('a change is sent with the version it was made on', async () => {
  const server = startingWith({ ...first, pages: 3 })
  expect(await saveChange(kind, first, { tone: 'warm' }, server)).toEqual({
    saved: { ...first, tone: 'warm', version: 2, pages: 3 },
  })
  expect(server.sent).toEqual([{ tone: 'warm', version: 1 }])
})

test('a change goes on top of what was saved meanwhile and is not in its way', async () => {
  const server = startingWith({ ...renamedElsewhere, pages: 3 })
  expect(await saveChange(kind, first, { tone: 'warm' }, server)).toEqual({
    saved: { ...renamedElsewhere, tone: 'warm', version: 3, pages: 3 },
  })
  expect(server.sent.map(({ version }) => version)).toEqual([1, 2])
})

test('what is in the way of a change is given back, and nothing is saved over it', async () => {
  const newer: Saved = { ...renamedElsewhere, pages: 3 }
  const server = startingWith(newer)
  expect(await saveChange(kind, first, { name: 'Pier' }, server)).toEqual({ newer })
  expect(server.sent).toHaveLength(1)
})
