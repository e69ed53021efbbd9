import { beforeAll, describe, expect, test } from 'vitest'
import { answer } from './answer.ts'
import { buildIndex } from './knowledge/build-index.ts'
import type { KnowledgeIndex } from './knowledge/knowledge-index.ts'
import { resolvers } from './resolve/resolvers.ts'
import { assistantOf } from './testing/assistant.ts'
import { loadSite } from './testing/site.ts'
import type { Assistant, Knowledge, Personality } from './types.ts'

const site = loadSite('bike-workshop')
const assistant: Assistant = assistantOf(site.name)
let index: KnowledgeIndex

beforeAll(async () => {
  index = await buildIndex({ pages: site.pages, facts: [] }, { language: 'en' })
})

const ask = (question: string, more: Partial<Parameters<typeof answer>[0]> = {}) =>
  answer({ index, assistant, question, ...more })
const know = (knowledge: Partial<Knowledge>) =>
  buildIndex({ pages: [], facts: [], ...knowledge }, { language: 'en' })

describe('courtesy', () => {
  test.each([
    ['hi', 'greeting'],
    ['Hello there!', 'greeting'],
    ['hola', 'greeting'],
    ['Guten Tag', 'greeting'],
    ['thanks a lot!', 'thanks'],
    ['merci beaucoup', 'thanks'],
    ['bye', 'farewell'],
    ['who are you?', 'identity'],
    ['Are you a robot?', 'identity'],
    ['¿quién eres?', 'identity'],
  ])('%s is met with %s', (message, kind) => {
    const said = ask(message)
    expect(said.kind).toBe(kind)
    expect(said.answered).toBe(true)
  })

  test('it says whose assistant it is', () => {
    expect(ask('who are you?').text).toContain('Spoke Lane Cycles')
  })

  test('a greeting before a question does not hide the question', () => {
    expect(ask('Hi! How much is a silver service?').text).toContain('£85')
  })
})

describe('questions that say too little', () => {
  test('the visitor is asked back, with topics of the site', () => {
    const said = ask('can you tell me something?')
    expect(said.kind).toBe('clarify')
    expect(said.text).toMatch(/prices, opening hours, how to book/)
  })

  test('an empty message is no crash', () => {
    expect(ask('   ').kind).toBe('clarify')
    expect(ask('???').answered).toBe(false)
  })

  test('a bare kind of answer gets the list so headed', () => {
    expect(ask('opening times?').text).toContain('9:00 – 18:00')
  })
})

describe('a conversation', () => {
  const talk = (...messages: string[]) => {
    const history: { role: 'user' | 'assistant'; content: string }[] = []
    let last = ask('hi')
    for (const message of messages) {
      last = ask(message, { history })
      history.push({ role: 'user', content: message }, { role: 'assistant', content: last.text })
    }
    return last.text
  }

  test('keeps the row and changes the column', () => {
    const said = talk('What does a tandem cost for a week?', 'and for a full day?')
    expect(said).toContain('£40')
    expect(said).not.toContain('£180')
  })

  test('keeps the column and changes the row', () => {
    const said = talk('What does a tandem cost for a week?', 'and the e-bike?')
    expect(said).toContain('£210')
    expect(said).not.toContain('£45')
  })

  test('asks another thing of the same row', () => {
    expect(talk('How much is wheel truing?', 'how long does it take?')).toContain('1 day')
  })

  test('keeps the opening hours and changes the day, and only that day is told', () => {
    const said = talk('When do you open on Friday?', 'and Sunday?')
    expect(said).toContain('10:00')
    expect(said).not.toContain('18:00')
  })

  test('a new topic is a new topic', () => {
    expect(talk('When do you open on Friday?', 'Do you weld frames?')).toContain('Rotherham')
  })

  test('both parts of a question are answered, and what is unknown is owned up to', () => {
    const said = ask('How much is a puncture repair and do you have kayaks?')
    expect(said.text).toContain('£12')
    expect(said.text).toContain("couldn't find the rest")
    expect(said.answered).toBe(true)
  })
})

describe('time', () => {
  const at = (iso: string) => ({ now: new Date(iso), index: { ...index, timeZone: 'Europe/London' } })

  test('open now, by the clock of the business', () => {
    expect(ask('Are you open now?', at('2026-03-05T10:00:00Z')).text).toMatch(
      /^Yes, we are open right now\. We close at 18:00\. Thursday: 9:00 – 18:00/,
    )
    expect(ask('Are you open now?', at('2026-03-05T19:00:00Z')).text).toMatch(/^No, we are closed right now/)
  })

  test('tomorrow is tomorrow there', () => {
    // It is Sunday night in London, so tomorrow is Monday.
    expect(ask('are you open tomorrow?', at('2026-03-08T22:00:00Z')).text).toContain('closed on Monday')
  })

  test('without a time zone nobody is told that it is open now; the week is told instead', () => {
    const said = ask('Are you open now?', { now: new Date('2026-03-05T10:00:00Z') }).text
    expect(said).not.toMatch(/right now/)
    expect(said).toContain('Tuesday to Friday: 9:00 – 18:00')
  })
})

describe('manner', () => {
  const as = (personality: Personality, tone: Assistant['tone'] = 'helpful') =>
    ask('How much is a silver service?', { assistant: { ...assistant, personality, tone } }).text

  test('personalities differ in wording, never in the facts', () => {
    const said = (
      ['professional', 'friendly', 'casual', 'formal', 'enthusiastic', 'empathetic'] as const
    ).map((personality) => as(personality))
    for (const text of said) expect(text).toContain('£85')
    expect(new Set(said).size).toBeGreaterThanOrEqual(5)
  })

  test('a concise assistant says the thing and nothing else', () => {
    expect(as('enthusiastic', 'concise')).toMatch(/^Silver service: £85/)
  })

  test('an encouraging one invites to go on', () => {
    expect(as('professional', 'encouraging')).toMatch(/please ask\.$/)
  })
})

describe('languages', () => {
  test('with several languages the visitor is answered in theirs', () => {
    const said = ask('¿Abren los lunes?')
    expect(said.language).toBe('es')
    expect(said.text).toContain('cerrado')
  })

  test('without, the assistant keeps to its own, and still understands', () => {
    const said = ask('¿Abren los lunes?', { assistant: { ...assistant, multiLanguage: false } })
    expect(said.language).toBe('en')
    expect(said.text).toContain('closed on Monday')
  })
})

describe('other knowledge', () => {
  test('facts of the scan answer where pages are silent', async () => {
    const url = 'https://shop.example/'
    const own = await know({
      facts: [
        { kind: 'phone', label: 'Phone', value: '020 7946 0000', url },
        { kind: 'hours', label: 'Monday', value: '09:00–17:00', url },
        { kind: 'hours', label: 'Tuesday', value: '10:00–18:00', url },
        { kind: 'price', label: 'Key cutting', value: '£6.50', url },
        { kind: 'price', label: 'Small studio', value: '£40', condition: 'Low season, Weekday', url },
        { kind: 'price', label: 'Small studio', value: '£75', condition: 'High season, Weekend', url },
      ],
    })
    const say = (question: string) => answer({ index: own, assistant, question })
    expect(say('what is your phone number').text).toContain('020 7946 0000')
    expect(say('when are you open on Tuesday?').text).toContain('10:00–18:00')
    expect(say('how much is key cutting?').text).toContain('£6.50')
    expect(say('how much is key cutting?').sources[0]?.url).toBe(url)
    expect(say('how much is the small studio in low season?').text).toMatch(/Low season, Weekday.*£40/s)
    expect(say('what does the small studio cost at weekends in high season?').text).toMatch(
      /High season, Weekend.*£75/s,
    )
  })

  test('a fact is told with how long it holds', async () => {
    const own = await know({
      facts: [
        {
          kind: 'price',
          label: 'Summer camp',
          value: '£60',
          validity: 'until 31 August 2026',
          url: '',
          origin: 'owner',
        },
        { kind: 'hours', label: 'Monday', value: '09:00–17:00', url: '' },
        { kind: 'hours', label: 'Tuesday', value: '10:00–18:00', validity: 'until May 2027', url: '' },
      ],
    })
    const say = (question: string) => answer({ index: own, assistant, question })
    expect(say('How much is the summer camp?')).toMatchObject({
      text: 'Summer camp: £60 (until 31 August 2026).',
      confidence: 'sure',
    })
    expect(say('when are you open on Tuesday?').text).toContain('10:00–18:00 (until May 2027)')
  })

  test('a dated post gives way to the price list', () => {
    expect(ask('How much is the Gold service now?').text).toContain('£150')
  })

  test("a visitor's file answers what the site does not", () => {
    const files = [
      {
        name: 'quote.txt',
        text: '# Quote 1182\n\nThe frame repair of your Peugeot costs £210. It will be ready on 14 May.',
      },
    ]
    const said = ask('When will my Peugeot be ready?', { files })
    expect(said.kind).toBe('file')
    expect(said.text).toContain('14 May')
    expect(said.text).toContain('quote.txt')
  })

  test('an assistant that knows nothing yet still has manners', async () => {
    const said = answer({ index: await know({}), assistant, question: 'What do you sell?' })
    expect(said.answered).toBe(false)
    expect(said.text).toBe("I'm sorry, I don't know that.")
  })
})

describe('the trace of an answer', () => {
  test('names the rules that made it, stage by stage', () => {
    expect(ask('hi').trace).toEqual(['small-talk/greeting'])
    expect(ask('When do you open on Saturday?').trace).toEqual(['resolve/opening-hours'])
    expect(ask('How much is a silver service?').trace).toEqual(['resolve/best-passage'])
  })

  test('tells that nothing was found', () => {
    const { answered, trace } = ask('Do you have kayaks?')
    expect(answered).toBe(false)
    expect(trace).toEqual(['resolve/nothing-found', 'say/not-told'])
  })

  test('tells how an answer that is not just told was said', async () => {
    const files = [{ name: 'offer.txt', text: 'The kayak weighs 18 kg.' }]
    const reachable = await know({ pages: [{ url: '', title: 'Contact', text: 'Telephone 01632 960 111' }] })
    const saidBy = (...asked: Parameters<typeof ask>) => ask(...asked).trace.at(-1)
    expect(saidBy('How much does the kayak weigh?', { files })).toBe('say/from-file')
    expect(saidBy('I want to complain', { index: reachable })).toBe('say/sorry-for-complaint')
    expect(saidBy('can you tell me something?')).toBe('say/asked-back')
    expect(saidBy('How much is a silver service? And do you have kayaks?')).toBe('say/told-in-part')
  })

  test('rules bear names of their own', () => {
    const names = resolvers.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
  })
})
