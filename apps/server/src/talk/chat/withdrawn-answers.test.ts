import { afterAll, describe, expect, test } from 'vitest'
import { openModelPractice } from '../../testing/model-practice.ts'
import { askStreaming } from '../../testing/visitors.ts'

const { app, model, practice, stored, close } = await openModelPractice()
afterAll(close)

/** What becomes of what the model says, where nobody reads along and where somebody does, and what was cut of it. */
async function bothWays(question: string, text: string) {
  // In one piece: the first words of an answer that comes in pieces go ahead of their sentence.
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

describe('when the sentence that answers falls behind one that stands', () => {
  test('what does not answer by itself is shown to nobody', async () => {
    const question = 'How much is whitening?'
    const beside = 'It is done here.'
    const right = `${beside} Whitening costs $350.`
    expect(await bothWays(question, right)).toEqual({ whole: right, streamed: right, cut: null })
    const { whole, cut } = await bothWays(question, `Whitening costs $390. ${beside}`)
    expect(whole).toBe('Whitening: $350.')
    expect(cut).toEqual([{ sentence: 'Whitening costs $390.', reason: 'sum-nowhere' }])
  })

  test('what was heard as an answer is voided aloud, and not shown where nobody heard it', async () => {
    const wrong = 'A crown costs $900. A cleaning costs $999.'
    expect(await bothWays('How much is a cleaning?', wrong)).toEqual({
      whole: 'Cleaning: $120.',
      streamed: 'A crown costs $900.… let me start again. Cleaning: $120.',
      cut: [{ sentence: 'A cleaning costs $999.', reason: 'sum-nowhere' }],
    })
  })

  test('what is left is shown where it answers by itself', async () => {
    const wrong = 'A crown costs $77777. A cleaning costs $120.'
    expect(await bothWays('How much is a cleaning?', wrong)).toEqual({
      whole: 'A cleaning costs $120.',
      streamed: 'A cleaning costs $120.',
      cut: [{ sentence: 'A crown costs $77777.', reason: 'sum-nowhere' }],
    })
  })
})
