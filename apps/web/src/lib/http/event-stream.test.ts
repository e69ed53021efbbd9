import { expect, test } from 'vitest'
import { readEvents } from './event-stream.ts'

const streamOf = (...chunks: string[]) => {
  const bytes = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(bytes.encode(chunk))
      controller.close()
    },
  })
}

const all = async (stream: ReadableStream<Uint8Array>) => {
  const events = []
  for await (const event of readEvents(stream)) events.push(event)
  return events
}

test('events are parsed however the chunks are split', async () => {
  const text = 'event: delta\ndata: {"text":"Grüße"}\n\n: still here\n\nevent: done\ndata: {"a":1}\n\n'
  const whole = [
    { event: 'delta', data: '{"text":"Grüße"}' },
    { event: 'done', data: '{"a":1}' },
  ]
  expect(await all(streamOf(text))).toEqual(whole)
  expect(await all(streamOf(...text))).toEqual(whole)
  expect(await all(streamOf(...text.replaceAll('\n', '\r\n')))).toEqual(whole)
})

test('a multi-byte character can be split across chunks', async () => {
  const bytes = new TextEncoder().encode('data: ü日\n\n')
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  expect(await all(stream)).toEqual([{ event: 'message', data: 'ü日' }])
})

test('multi-line data is joined', async () => {
  expect(await all(streamOf('data: a\ndata: b\n\n'))).toEqual([{ event: 'message', data: 'a\nb' }])
})
