import { expect, test } from 'vitest'
import { ApiError, errorFrom, messageOf, parseObject, readJson, send } from './http.ts'

const refusal = (status: number, body: string, statusText = '') => new Response(body, { status, statusText })

test('an error message is the body’s message, else its text, else the status', async () => {
  const told = await errorFrom(refusal(409, '{"message":"Somebody else has changed it.","code":"conflict"}'))
  expect(told).toMatchObject({
    status: 409,
    message: 'Somebody else has changed it.',
    body: { code: 'conflict' },
  })
  expect((await errorFrom(refusal(502, ' upstream is away \n'))).message).toBe('upstream is away')
  expect((await errorFrom(refusal(503, '', 'Service Unavailable'))).message).toBe('Service Unavailable')
  expect((await errorFrom(refusal(500, '{"message":""}'))).message).toBe('{"message":""}')
  expect((await errorFrom(refusal(500, ''))).message).toBe('Error 500')
})

test('only objects are parsed', () => {
  expect(parseObject('{"a":1}')).toEqual({ a: 1 })
  for (const text of ['', 'null', '7', '<html>', '"a"']) expect(parseObject(text)).toEqual({})
})

test('an empty response is undefined, not an error', async () => {
  expect(await readJson(new Response(''))).toBeUndefined()
  expect(await readJson(new Response('[1]'))).toEqual([1])
})

test('messages come from the server, except for an ended session and a fallback for other errors', () => {
  expect(messageOf(new ApiError(400, 'Too long.'), 'Try again.')).toBe('Too long.')
  expect(messageOf(new ApiError(401, 'Unauthorized'), 'Try again.')).toBe(
    'Your session has ended. Sign in again to continue.',
  )
  expect(messageOf(new TypeError('fetch failed'), 'Try again.')).toBe('Try again.')
})

test('bodies are sent as JSON, forms and blobs unchanged', async () => {
  const sent: RequestInit[] = []
  const fetch = async (_path: string, init: RequestInit) => {
    sent.push(init)
    return new Response('')
  }
  const form = new FormData()
  const recording = new Blob(['sound'], { type: 'audio/webm' })
  await send(fetch, 'POST', '/api/x', { body: { a: 1 }, token: 't' })
  await send(fetch, 'POST', '/api/x', { body: form })
  await send(fetch, 'POST', '/api/x', { body: recording })
  await send(fetch, 'GET', '/api/x')
  expect(sent[0]).toMatchObject({
    body: '{"a":1}',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer t' },
  })
  expect(sent[1]?.body).toBe(form)
  // Only the browser knows the multipart boundary.
  expect(sent[1]?.headers).not.toHaveProperty('Content-Type')
  expect(sent[2]).toMatchObject({ body: recording, headers: { 'Content-Type': 'audio/webm' } })
  expect(sent[3]).toMatchObject({ method: 'GET', cache: 'no-cache' })
  expect(sent[3]).not.toHaveProperty('body')
})
