import type { ChatAnswer, history } from '@foyer/contract/chat'
import { afterAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { openModelPractice, says } from '../../testing/models/model-practice.ts'
import { falseSentenceIn, verdictsOn } from '../../testing/models/second-looks.ts'
import { askStreaming, newSessionId, openPractice } from '../../testing/visitors.ts'

const { app, model, practice, stored, close } = await openModelPractice({
  MODEL_FIRST_TOKEN_SECONDS: '10',
  MODEL_TOTAL_SECONDS: '20',
  MODEL_VERIFY: 'auto',
})
afterAll(close)

type Cited = Pick<ChatAnswer, 'response' | 'sentences' | 'sources'>

const read = ({ response, sentences, sources }: Cited) =>
  sentences.map(([start, end], at) => ({
    text: response.slice(start, end),
    quotes: sources.filter(({ sentences }) => sentences?.includes(at + 1)).map(({ quote }) => quote),
  }))

const historyOf = async (sessionId: string) => {
  const path = `${practice.path}/history?sessionId=${sessionId}`
  const { body } = await app.call<z.infer<typeof history>>('GET', path)
  const { content, sentences = [], sources = [] } = body.messages.at(-1)!
  return { response: content, sentences, sources }
}

describe('the sentences of an answer', () => {
  test('have positions and supporting quotes in the answer, the stream and the history', async () => {
    model.does(
      says(
        '🦷 Good question! A crown costs $900 [1]. Children are welcome from the age of two 👧🏽.\n\nHere you go:\n- Whitening: $350\n',
      ),
    )
    const { body } = await practice.ask('Crown, whitening, and may children come?', {
      sessionId: newSessionId(),
    })
    expect(read(body)).toEqual([
      { text: 'A crown costs $900.', quotes: [expect.stringContaining('$900')] },
      {
        text: 'Children are welcome from the age of two 👧🏽.',
        quotes: [expect.stringContaining('Children are welcome')],
      },
      { text: 'Whitening: $350', quotes: [expect.stringContaining('$350')] },
    ])
    const asked = askStreaming(app, practice.path, { message: 'Crown, whitening, and may children come?' })
    await asked.done
    expect(asked.text()).toBe(asked.answer()!.response)
    expect(read(asked.answer()!)).toEqual(read(body))
    const { response, sentences, sources } = body
    expect(await historyOf(body.sessionId)).toEqual({ response, sentences, sources })
  })

  test('are found in Chinese and Japanese, which have no spaces', async () => {
    const owners = await openPractice(app, {
      tier: 'enterprise',
      language: 'ja',
      pages: [
        {
          url: 'https://yu.example/',
          title: '湯の宿',
          language: 'ja',
          text: '# 湯の宿\n\n𠮷野の湯は朝六時から夜十時まで営業しています。\n\n入浴料は大人八百円です。',
        },
      ],
      facts: [],
    })
    const [hours, fee] = ['𠮷野の湯は朝六時から夜十時まで営業しています。', '入浴料は大人八百円です。']
    model.does(says(`${hours}${fee}[1]`))
    const { body } = await owners.ask('営業時間と入浴料を教えてください')
    expect(read(body)).toEqual([
      { text: hours, quotes: [expect.stringContaining('営業')] },
      { text: fee, quotes: [expect.stringContaining('八百円')] },
    ])
  })

  test('that were rewritten, or follow retracted words, have correct positions', async () => {
    const right = 'There are twelve free parking spaces behind the building.'
    const price = 'A cleaning costs $120.'
    model.answers((asked) => {
      if (falseSentenceIn(asked) !== null) return says(right)
      const verdict = verdictsOn(asked, (said) => (said.includes('moon') ? 'contradicted' : 'supported'))
      return verdict ?? says(`Parking is on the moon for umbrellas. ${price}`)
    })
    const asked = askStreaming(app, practice.path, { message: 'Is there parking, and what is a cleaning?' })
    await asked.done
    const answer = asked.answer()!
    expect(answer.response).toBe(`Parking is on the… let me start again. ${right} ${price}`)
    expect(read(answer).map(({ text }) => text)).toEqual([right, price])
    expect(read(answer)[0]!.quotes).toEqual([expect.stringContaining('twelve free parking')])
    expect(read(await historyOf(answer.sessionId))).toEqual(read(answer))
  })

  test('keep their positions if a model sends unstorable characters', async () => {
    model.does({ says: ['A crown\0 costs ', '$900.\udc00 ', 'A cleaning costs $120.'] })
    const { body } = await practice.ask('What are a crown and a cleaning?')
    expect(read(body).map(({ text }) => text)).toEqual(['A crown costs $900.', 'A cleaning costs $120.'])
    expect(await historyOf(body.sessionId)).toMatchObject({ response: body.response })
  })

  test('of the built-in answerer are the quoted ones', async () => {
    model.does({ status: 500 })
    const quoted = await practice.ask('Is there parking?')
    const [first] = read(quoted.body)
    expect(quoted.body.response).toContain(first!.text)
    expect(first!.quotes).toEqual([expect.stringContaining('twelve free parking spaces')])
    app.clock.advance(60_000)
    model.does({ status: 500 })
    const greeted = await practice.ask('Hello!')
    expect(greeted.body).toMatchObject({ sentences: [], sources: [] })
    const [, said] = await stored(greeted.body.sessionId)
    expect(said!.sentences).toBeNull()
    expect((await historyOf(greeted.body.sessionId)).sentences).toEqual([])
  })

  test('are unknown for older answers', async () => {
    model.does(says('A crown costs $900.'))
    const { body } = await practice.ask('How much is a crown?')
    await app.services.db.execute(
      `update messages set sentences = null, sources = '[{"url":"https://harbour.example/","title":"Old","quote":"x"}]'
       where role = 'assistant'`,
    )
    expect(await historyOf(body.sessionId)).toMatchObject({ sentences: [], sources: [{ title: 'Old' }] })
  })
})

test('other visitors can’t read the sentences', async () => {
  model.does(says('A crown costs $900.'))
  const owners = await practice.ask('How much is a crown?', {}, { token: practice.owner.token })
  const { sessionId } = owners.body
  for (const [path, status] of [
    [`${practice.path}/history?sessionId=${sessionId}`, 404],
    [`${practice.path}/history?sessionId=`, 400],
    [`/api/chat/${crypto.randomUUID()}/history?sessionId=${sessionId}`, 404],
  ] as const)
    expect((await app.call('GET', path)).status).toBe(status)
})
