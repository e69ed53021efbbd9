import { afterAll, describe, expect, test } from 'vitest'
import { openModelPractice } from '../../testing/models/model-practice.ts'
import { askStreaming } from '../../testing/visitors.ts'

const { app, model, practice, stored, close } = await openModelPractice()
afterAll(close)

async function bothWays(question: string, text: string) {
  // Sent in one piece, because the first words of a pieced answer are streamed before their sentence is checked.
  model.does({ says: [text] })
  const { body } = await practice.ask(question)
  const asked = askStreaming(app, practice.path, { message: question })
  await asked.done
  const answer = asked.answer()!
  expect(asked.text()).toBe(answer.response)
  const [[, whole], [, streamed]] = [await stored(body.sessionId), await stored(answer.sessionId)]
  expect(streamed!.cut).toEqual(whole!.cut)
  const cut = whole!.cut?.map(({ sentence, reason }) => ({ sentence, reason })) ?? null
  return { whole: body.response, streamed: answer.response, cut }
}

describe('if the answering sentence is cut after a valid one', () => {
  test('the rest is withheld if it is no answer', async () => {
    const question = 'How much is whitening?'
    const beside = 'It is done here.'
    const right = `${beside} Whitening costs $350.`
    expect(await bothWays(question, right)).toEqual({ whole: right, streamed: right, cut: null })
    const { whole, cut } = await bothWays(question, `Whitening costs $390. ${beside}`)
    expect(whole).toBe('Whitening: $350.')
    expect(cut).toEqual([{ sentence: 'Whitening costs $390.', reason: 'sum-nowhere' }])
  })

  test('streamed text is retracted, and unstreamed text is withheld', async () => {
    const wrong = 'A crown costs $900. A cleaning costs $999.'
    expect(await bothWays('How much is a cleaning?', wrong)).toEqual({
      whole: 'Cleaning: $120.',
      streamed: 'A crown costs $900.… let me start again. Cleaning: $120.',
      cut: [{ sentence: 'A cleaning costs $999.', reason: 'sum-nowhere' }],
    })
  })

  test('the rest is shown if it answers the question', async () => {
    const wrong = 'A crown costs $77777. A cleaning costs $120.'
    expect(await bothWays('How much is a cleaning?', wrong)).toEqual({
      whole: 'A cleaning costs $120.',
      streamed: 'A cleaning costs $120.',
      cut: [{ sentence: 'A crown costs $77777.', reason: 'sum-nowhere' }],
    })
  })
})
