import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { pngOf } from '../../testing/documents.ts'
import { openModelPractice, says } from '../../testing/models/model-practice.ts'
import { sendFile } from '../../testing/send-file.ts'
import { newSessionId, openPractice } from '../../testing/visitors.ts'

const { app, model, practice, stored, close } = await openModelPractice()
afterAll(close)

// Earlier failures must not pause the model.
beforeEach(() => app.clock.advance(60_000))

describe('a model', () => {
  test('is known to the owner’s screens', async () => {
    const { body } = await practice.owner.call('GET', '/api/subscription/limits')
    expect(body.languageModel).toBe(true)
  })

  test('answers from the passages; its usage and cost are recorded', async () => {
    model.does(says('A cleaning costs $120 and a crown costs $900.'))
    const { body } = await practice.ask('How much are a cleaning and a crown?')
    expect(body).toMatchObject({
      response: 'A cleaning costs $120 and a crown costs $900.',
      answered: true,
      sources: [
        { url: 'https://harbour.example/prices', title: 'Prices', quote: expect.stringContaining('$') },
      ],
    })
    const [, said] = await stored(body.sessionId)
    expect(said).toMatchObject({
      answeredBy: 'compatible:stand-in',
      fallbackReason: null,
      answered: true,
      inputTokens: 120,
      outputTokens: 9,
    })
    expect(said!.costUsd).toBeCloseTo((120 * 2 + 9 * 10) / 1e6, 9)
  })

  test('receives the rules, the passages as data, and the conversation', async () => {
    model.does(says('A cleaning costs $120.'))
    const { body } = await practice.ask('How much is a cleaning?')
    await practice.ask('Is there parking there?', { sessionId: body.sessionId })
    const [system, before, reply, now] = model.state.asked.at(-1)!.messages
    expect(system).toMatchObject({ role: 'system', content: expect.stringContaining('Harbour Dental') })
    expect(system!.content).toMatch(
      /<data-(\w+)>\n\[1\] [\s\S]*twelve free parking spaces[\s\S]*<\/data-\1>$/,
    )
    expect([before!.content, reply!.content]).toEqual(['How much is a cleaning?', 'A cleaning costs $120.'])
    expect(now!.content).toMatch(/^It is [^\n]+\n\nThe visitor asks:\nIs there parking there\?$/)
  })

  test('may take long: later questions don’t come between a question and its answer', async () => {
    const sessionId = newSessionId()
    model.does(says('A cleaning costs $120.', { firstAfterMs: 500 }))
    const asked = model.state.asked.length
    const slow = practice.ask('How much is a cleaning?', { sessionId })
    await expect.poll(() => model.state.asked).toHaveLength(asked + 1)
    await practice.ask('Hello!', { sessionId })
    await slow
    const contents = (await stored(sessionId)).map(({ content }) => content)
    expect(contents).toHaveLength(4)
    expect(contents[contents.indexOf('How much is a cleaning?') + 1]).toBe('A cleaning costs $120.')
    expect(contents[contents.indexOf('Hello!') + 1]).toMatch(/^Hello!/)
  })

  test('cites its passages, and the marks become sources', async () => {
    model.answers((asked) => {
      const site = String(asked.messages[0]!.content)
      const number = /\[(\d+)\] [^\n]*\n[^[]*twelve free parking/.exec(site)![1]
      return says(`There are twelve free parking spaces [${number}].`)
    })
    const { body } = await practice.ask('Is there parking?')
    expect(body.response).toBe('There are twelve free parking spaces.')
    expect(body.sources[0]).toMatchObject({ quote: expect.stringContaining('twelve free parking spaces') })
    model.does(says('A cleaning costs $120.'))
  })

  test('cites the page of text in the prompt’s fixed part, marked or not', async () => {
    const { assistant, owner, ask } = await openPractice(app, { tier: 'enterprise' })
    await owner.call('POST', `/api/assistants/${assistant.id}/rebuild-prompt`, { body: { apply: true } })
    const parking = 'There are twelve free parking spaces behind the building'
    for (const isMarked of [true, false]) {
      model.answers(({ messages: [system, ...turns] }) => {
        expect(String(turns.at(-1)!.content)).not.toMatch(/twelve free parking|nothing found/)
        const site = String(system!.content)
        expect(site.match(/twelve free parking spaces/g)).toHaveLength(1)
        const [, number] = /\[(\d+)\] Questions and answers/.exec(site)!
        return says(`${parking}${isMarked ? ` [${number}]` : ''}.`)
      })
      expect((await ask('Is there parking?')).body).toMatchObject({
        response: `${parking}.`,
        answered: true,
        sources: [
          { url: 'https://harbour.example/faq', quote: expect.stringContaining('twelve free parking') },
        ],
      })
    }
  })

  test('cites no page for the owner’s context, whatever it marks', async () => {
    const context = 'Parking behind the annex is free for patients. Our dentists speak Polish and Czech.'
    const { assistant, owner, ask } = await openPractice(app, { tier: 'enterprise', context })
    await owner.call('POST', `/api/assistants/${assistant.id}/rebuild-prompt`, { body: { apply: true } })
    for (const [question, answer] of [
      ['Is parking free for patients?', 'Yes, parking behind the annex is free for patients'],
      ['Which languages do your dentists speak?', 'Our dentists speak Polish and Czech'],
    ] as const)
      for (const mark of ['', ' [1]']) {
        model.does(says(`${answer}${mark}.`))
        const { body } = await ask(question)
        expect(body).toMatchObject({ response: `${answer}.`, answered: true, sources: [] })
      }
    model.does(says('There are twelve free parking spaces behind the building.'))
    const { body } = await ask('How many parking spaces are there?')
    expect(body.sources).toMatchObject([{ url: 'https://harbour.example/faq' }])
  })

  test('cites the page of a confirmed fact but not of a changed one, and rejects the old value', async () => {
    const { assistant, owner, ask } = await openPractice(app, { tier: 'enterprise' })
    const at = `/api/assistants/${assistant.id}/facts`
    const { body: facts } = await owner.call<{ id: string; label: string }[]>('GET', at)
    const { id } = facts.find(({ label }) => label === 'Cleaning')!
    for (const [value, sources] of [
      ['$120', [{ url: 'https://harbour.example/prices' }]],
      ['$130', []],
    ] as const) {
      await owner.call('PATCH', `${at}/${id}`, { body: { value } })
      model.does(says(`A cleaning costs ${value}.`))
      const { body } = await ask('How much is a cleaning?')
      expect(body).toMatchObject({ response: `A cleaning costs ${value}.`, answered: true })
      expect(body.sources).toMatchObject(sources)
      expect(body.sources).toHaveLength(sources.length)
    }
    model.does(says('A cleaning costs $120.'))
    const { body } = await ask('How much is a cleaning?')
    expect(body).toMatchObject({ response: expect.stringContaining('$130'), answered: true })
    expect(body.response).not.toContain('$120')
    const [, said] = await stored(body.sessionId)
    expect(said).toMatchObject({ answeredBy: 'built-in', fallbackReason: 'ungrounded' })
  })

  test('gets the same prompt prefix with every question', async () => {
    const system = () => model.state.asked.at(-1)!.messages[0]!.content
    await practice.ask('How much is a cleaning?')
    const first = system()
    await practice.ask('How much is a crown?')
    expect(system()).toBe(first)
  })

  test('gets a large site as at most twelve passages', async () => {
    const pages = Array.from({ length: 30 }, (_, at) => ({
      url: `https://harbour.example/boats/${at}`,
      title: `Boat ${at}`,
      text: `# Boat ${at}\n\nBoat number ${at} sails from the quay. ${'It has oak planks and red sails. '.repeat(40)}`,
    }))
    const { ask } = await openPractice(app, { tier: 'enterprise', pages })
    model.does(says('Please ask at the quay.'))
    await ask('Which boat sails from the quay?')
    const [system, ...turns] = model.state.asked.at(-1)!.messages
    const numbers = Array.from(
      String(turns.at(-1)!.content).matchAll(/^\[(\d+)\] /gm),
      ([, number]) => number,
    )
    expect(system!.content).not.toMatch(/<data-\w+>\n/)
    expect(numbers.length).toBeGreaterThan(4)
    expect(numbers.length).toBeLessThanOrEqual(12)
  })

  test('is not asked for a greeting', async () => {
    const asked = model.state.asked.length
    expect((await practice.ask('Hello!')).body.answered).toBe(true)
    expect(model.state.asked).toHaveLength(asked)
  })

  test('can answer that the site doesn’t say', async () => {
    // The mark is new for each question, so the stand-in reads it from the prompt.
    model.answers((asked) => {
      const mark = /\[\[unknown-\w+\]\]/.exec(String(asked.messages[0]!.content))![0]
      return says(`${mark} The website does not tell; please call +1 555 0100.`)
    })
    const { body } = await practice.ask('Do you repair umbrellas?')
    expect(body).toMatchObject({
      response: 'The website does not tell; please call +1 555 0100.',
      answered: false,
      sources: [],
    })
  })

  test('cites the right sources despite a misplaced mark', async () => {
    model.does(says('Yes, we repair umbrellas. [1]'))
    expect((await practice.ask('Do you repair umbrellas?')).body).toMatchObject({ answered: false })
    model.does(says('A cleaning costs $120. [19]'))
    const miscited = await practice.ask('How much is a cleaning?')
    expect(miscited.body).toMatchObject({
      response: 'A cleaning costs $120.',
      sources: [{ url: 'https://harbour.example/prices' }],
    })
  })

  test('sees the pictures a visitor sends', async () => {
    model.does(says('A crown costs $900.'))
    const sessionId = newSessionId()
    await sendFile(app, practice.path, pngOf(), { name: 'tooth.png', sessionId })
    const { body } = await practice.ask('What would a crown for this tooth cost?', { sessionId })
    expect(body.response).toBe('A crown costs $900.')
    const [, question] = model.state.asked.at(-1)!.messages
    expect(question!.content).toEqual([
      { type: 'text', text: expect.stringContaining('crown for this tooth') },
      { type: 'image_url', image_url: { url: expect.stringMatching(/^data:image\/png;base64,/) } },
    ])
  })
})
