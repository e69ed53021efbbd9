import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { buildIndex } from '../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { complaintIn } from '../say/complaint.ts'
import { phrasesOf } from '../say/phrases/phrases.ts'
import { assistantOf } from '../testing/assistant.ts'
import { chatMessages } from '../testing/chat-messages.ts'
import { converse } from '../testing/converse.ts'
import { laterSiteNames, loadSite, siteNames } from '../testing/site.ts'
import { type Language, languages } from '../types.ts'
import { smallTalkIn, withoutCourtesy } from './small-talk.ts'

const rows = Object.entries(chatMessages).flatMap(([language, kinds]) =>
  Object.entries(kinds).flatMap(([kind, messages]) =>
    messages.map((message) => [language as Language, message, kind] as const),
  ),
)

describe('a word that asks nothing', () => {
  test.each(rows)('%s: %s (%s)', (_language, message, kind) => {
    expect(smallTalkIn(message)).toBe(kind)
  })
  test.each(Object.keys(chatMessages))('at least fifteen in %s', (language) => {
    expect(rows.filter(([own]) => own === language).length).toBeGreaterThanOrEqual(15)
  })
})
let index: KnowledgeIndex
beforeAll(async () => {
  const text = `# Alder Lane Kennels

We look after dogs while you are away.

## Prices

| Stay | Price |
| --- | --- |
| Small kennel | £24 |
| Large kennel | £31 |

## Payment

We take cards and cash.

## Parking

There is free parking behind the barn.

## Contact

Telephone 01632 960 727`
  index = await buildIndex(
    {
      pages: [{ url: 'https://alder.example/', title: 'Welcome | Alder Lane', language: 'en', text }],
      facts: [],
    },
    { language: 'en' },
  )
})
const linesOf = (file: string) =>
  readFileSync(new URL(`../testing/questions/${file}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
const say = (...messages: string[]) => converse(index, 'Alder Lane', messages)

/** Identical in several languages, so only the conversation identifies the language. */
const shared = 'ok merci|hi zusammen|super Service|haha|hihi 😂|ok super|ahahah|kkkkk|tnx|hahaha'.split('|')

describe('the language of what is said back', () => {
  test.each(rows)('%s: %s', (language, message) => {
    const own = { ...assistantOf('Alder Lane', language), multiLanguage: true }
    expect(answer({ index, assistant: own, question: message }).language).toBe(language)
    if (!shared.includes(message)) expect(say(message).language).toBe(language)
  })

  test('is that of the conversation where a word is said everywhere', () => {
    expect(say('Wie viel kostet der kleine Zwinger?', 'thx').language).toBe('de')
    expect(say('Combien coûte le grand chenil ?', 'lol ok').language).toBe('fr')
  })
})

describe('a real question is no small talk', () => {
  const asked = [
    ...(['en', 'de', 'es', 'fr', 'it'] as const).flatMap((language) =>
      ['', 'short/'].flatMap((folder) =>
        linesOf(`${folder}${language}`).map((question) => [language, question] as const),
      ),
    ),
    ...[...siteNames, ...laterSiteNames].flatMap((name) => {
      const { language, questions } = loadSite(name)
      return questions.filter(({ inject }) => !inject).map(({ q }) => [language, q] as const)
    }),
  ]
  /** Messages without a question. */
  const asksNothing =
    /^(guten Morgen|vielen Dank|who are you|good morning|thank you|buenos días|muchas gracias|qui êtes-vous|bonjour|merci beaucoup|buongiorno|grazie mille)$/
  test('nor a complaint, and nothing is taken away from it', () => {
    const questions = asked.filter(([, question]) => !asksNothing.test(question))
    expect(questions.length).toBeGreaterThan(1_200)
    const wrong = questions.filter(
      ([language, question]) =>
        smallTalkIn(question) || complaintIn(question, language) || withoutCourtesy(question) !== question,
    )
    expect(wrong).toEqual([])
  })

  test.each([
    'morning or evening?',
    'Is your pasta good?',
    'Good Friday?',
    'what is the best room you have',
    'i love climbing, do you have a wall',
    'We loved our stay, can we book the same room again',
    'My washing machine is broken',
    'I lost my key',
    'I cannot come on Monday',
    'my car is filthy',
    'i want a refund',
    'I have terrible back pain',
    'awful smell in my bathroom drain',
    'still not sure which room to take',
    'I have never been to a class',
    'Ich habe furchtbare Zahnschmerzen',
    'tengo un dolor terrible de espalda',
    'ひどい腰痛があります',
    'what happens if my parcel never arrives',
    'schönes Zimmer mit Balkon?',
    'Mein Handy ist kaputt',
    'no llego a tiempo a mi cita',
    '最低料金はいくらですか',
    '味道好吗',
    'मेरा लैपटॉप खराब है',
  ])('%s', (message) => {
    expect(smallTalkIn(message)).toBeNull()
    expect(complaintIn(message, 'en')).toBeNull()
  })
})

describe('a courtesy around a question', () => {
  test.each([
    ['cheers, and is there parking?', 'free parking'],
    ['Good morning!! Do you take cards?', 'cards and cash'],
    ['Your kennels are lovely! How much is the large kennel?', '£31'],
    ['lol. small kennel price?', '£24'],
    ['How much is the small kennel? thanks so much!!', '£24'],
  ])('%s', (message, told) => {
    const said = say(message)
    expect(said.text).toContain(told)
    expect(said.confidence).toBe('sure')
  })

  test.each([
    ['Merci, à bientôt. Il y a un parking ?', 'Il y a un parking ?'],
    ['Super Laden! Kann ich mit Karte zahlen? Danke', 'Kann ich mit Karte zahlen?'],
    ['No, the other one', 'No, the other one'],
    ['ありがとうございます！駐車場はありますか？', '駐車場はありますか？'],
  ])('%s', (message, left) => {
    expect(withoutCourtesy(message)).toBe(left)
  })
})

describe('a complaint', () => {
  test.each([
    ['en', 'I have been waiting for three weeks and nobody answers'],
    ['en', 'Your driver was incredibly rude'],
    ['en', 'the chairs arrived damaged'],
    ['en', 'worst experience ever, never again'],
    ['es', 'Mi paquete nunca llegó, es una vergüenza'],
    ['es', 'nadie contesta al teléfono'],
    ['fr', "Ma commande n'est jamais arrivée, c'est inadmissible"],
    ['fr', 'votre accueil était scandaleux'],
    ['de', 'Meine Bestellung ist nie angekommen, eine Frechheit'],
    ['de', 'Ich warte seit drei Wochen auf Antwort'],
    ['it', 'Il mio ordine non è mai arrivato, che vergogna'],
    ['pt', 'Meu pedido não chegou, isso é um absurdo'],
    ['ru', 'Мой заказ так и не пришёл, это безобразие'],
    ['ja', '注文した商品がまだ届かない。ひどいです'],
    ['ko', '주문한 물건이 아직도 안 왔어요. 정말 실망이에요'],
    ['zh', '我的订单一直没收到，太差了'],
    ['ar', 'طلبي لم يصل بعد وهذا غير مقبول'],
    ['hi', 'मेरा ऑर्डर अभी तक नहीं आया, यह शर्मनाक है'],
    ['nl', 'Mijn bestelling is nooit aangekomen, schandalig'],
  ] as const)('%s: %s', (language, message) => {
    const said = say(message)
    expect(said.language).toBe(language)
    expect(said.text).toContain(phrasesOf(language).chatter.sorry)
    expect(said.text).toContain('01632 960 727')
    expect(said.sources).toEqual([])
  })

  test('without a number to give, a message can be left', async () => {
    const mute = await buildIndex(
      { pages: [{ url: 'https://a.example/', title: 'A', text: 'We mend clocks.' }], facts: [] },
      { language: 'en' },
    )
    const { confidence, text } = converse(mute, 'A', ['this is a disgrace, my clock never came back'])
    expect(text).toBe(phrasesOf('en').chatter.sorry)
    expect(confidence).toBe('none')
  })
})

describe('what nobody can read', () => {
  test.each(['lkjsdf', 'dfgh jklh', '??', '…', '🫠', 'ㄹㅇㅁㄴ', 'xcvxcv'])('%s', (message) => {
    const said = say(message)
    expect(said.confidence).toBe('none')
    expect(said.text).toContain(phrasesOf(said.language).notUnderstood)
    expect(said.text).toContain(phrasesOf(said.language).topics.parking)
  })

  test.each(['kayaks', 'Gewährleistung', 'do you fgh hamsters'])('%s is only not told', (message) => {
    expect(say(message).text).not.toContain(phrasesOf(say(message).language).notUnderstood)
  })
})

test.each(languages)('what it can do is told in topics, in %s', (language) => {
  const [asked] = chatMessages[language].abilities!
  const { text } = say(asked!)
  const { topics } = phrasesOf(language)
  for (const topic of [topics.prices, topics.payment, topics.parking]) expect(text).toContain(topic)
  expect(text).not.toMatch(/Welcome|…|Home/)
  expect(text).not.toContain(topics.delivery)
})
