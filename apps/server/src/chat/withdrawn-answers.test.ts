import { afterAll, describe, expect, test } from 'vitest'
import { openModelPractice } from '../testing/model-practice.ts'
import { askStreaming } from '../testing/visitors.ts'

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
  return { whole: body.response, streamed: answer.response, cut: whole!.cut }
}

describe('when the sentence that answers falls behind one that stands', () => {
  test('what does not answer by itself is shown to nobody', async () => {
    const question = 'How many parking spaces are there?'
    const beside = 'They are behind the building.'
    const right = `${beside} There are twelve parking spaces.`
    expect(await bothWays(question, right)).toEqual({ whole: right, streamed: right, cut: null })
    const builtIn = 'There are twelve free parking spaces behind the building.'
    expect(await bothWays(question, `${beside} There are ninety parking spaces.`)).toEqual({
      whole: builtIn,
      streamed: builtIn,
      cut: [{ sentence: 'There are ninety parking spaces.', reason: 'number-nowhere' }],
    })
  })

  test('what was heard as an answer is voided aloud, and not shown where nobody heard it', async () => {
    const wrong = 'A crown costs $900. A cleaning costs $999.'
    expect(await bothWays('How much is a cleaning?', wrong)).toEqual({
      whole: 'Cleaning: $120.',
      streamed: 'A crown costs $900.… let me start again. Cleaning: $120.',
      cut: [{ sentence: 'A cleaning costs $999.', reason: 'number-nowhere' }],
    })
  })

  test('nothing is shown where already the first sentence falls', async () => {
    const wrong = 'A crown costs $990. A cleaning costs $120.'
    expect(await bothWays('How much is a cleaning?', wrong)).toEqual({
      whole: 'Cleaning: $120.',
      streamed: 'Cleaning: $120.',
      cut: [{ sentence: 'A crown costs $990.', reason: 'number-nowhere' }],
    })
  })
})
