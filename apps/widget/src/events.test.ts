import { expect, test } from 'vitest'
import { createEventReader } from './events.ts'

function read(chunks: string[]): [string, string][] {
  const events: [string, string][] = []
  const feed = createEventReader((type, data) => events.push([type, data]))
  for (const chunk of chunks) feed(chunk)
  return events
}

test('events are read however the network cuts them', () => {
  const whole =
    'event: delta\ndata: {"text":"a"}\n\n: ping\n\nevent: done\r\ndata: 1\r\ndata: 2\r\n\r\ndata:3\n\n'
  const expected = [
    ['delta', '{"text":"a"}'],
    ['done', '1\n2'],
    ['message', '3'],
  ]
  expect(read([whole])).toEqual(expected)
  expect(read([...whole])).toEqual(expected)
})

test('an event that was not finished is not reported', () => {
  const begun = 'event: done\ndata: 1\n\nevent: delta\ndata: {"te'
  expect(read([begun])).toEqual([['done', '1']])
  expect(read([begun, 'xt":"a"}\n\n'])).toEqual([
    ['done', '1'],
    ['delta', '{"text":"a"}'],
  ])
})
