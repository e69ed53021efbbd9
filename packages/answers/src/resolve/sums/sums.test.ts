import { describe, expect, test } from 'vitest'
import { answer } from '../../answer.ts'
import { buildSmallIndex } from '../../knowledge/build-index.ts'
import { assistantOf } from '../../testing/assistant.ts'
import type { Doubt, Fact, Language, TaughtPair } from '../../types.ts'

const table = (...rows: string[]) =>
  [rows[0], rows[0]!.replace(/[^|]+/g, ' --- '), ...rows.slice(1)].map((row) => `|${row}|`).join('\n')

interface Told {
  language?: Language
  text: string
  facts?: Fact[]
  taught?: TaughtPair[]
  doubts?: Doubt[]
}

function ask({ language = 'en', text, facts = [], taught = [], doubts = [] }: Told, ...questions: string[]) {
  const pages = [{ url: 'https://mill.example/', title: 'Mill', language, text }]
  const index = buildSmallIndex({ pages, facts, taught, doubts }, { language })
  const assistant = assistantOf('Mill', language)
  const history = questions.slice(0, -1).map((content) => ({ role: 'user' as const, content }))
  return answer({ index, assistant, question: questions.at(-1)!, history })
}
const isReckoned = ({ trace }: { trace: readonly string[] }) => trace.includes('resolve/sums')

const entry = `# Museum entry\n\n${table('Visitor|Price', 'Grown-up|£9.50', 'Child (4–14)|£4', 'Pensioner|£7')}`
const bikes = `# Bicycles for hire\n\n${table('Bicycle|Per hour|Per day', 'City bike|£6|£28', 'Tandem|£11|£52', 'Cargo bike|£9|£45')}`
const walks = `# Guided walks\n\n- Ghost walk: £14 per person, 75 minutes\n- Brewery walk: £26 per person, 3 hours\n- River walk: £11 per person, 2 hours`
const plans = `# Plans\n\n- Starter: €15 per month\n- Studio: €39 per month\n- Factory: from €90 per month`
const barber = `# Barber\n\n- Haircut: £24\n- Beard trim: £13\n- Wet shave: £18–22`
const lessons = `# Riding lessons\n\n${table('Lesson|Adult|Child', 'Lunge lesson|£42|£31', 'Group ride|£38|£27')}`
const cabins = `# Cabins\n\n${table('Cabin|Sleeps|Price per night', 'Heron|4|€95', 'Otter|2|€70', 'Badger|6|€128.50')}`

describe('what was asked for is added up, multiplied or compared', () => {
  test.each([
    [entry, 'What do three grown-ups and two children pay?', '3 × £9.50 + 2 × £4 = £36.50'],
    [
      entry,
      'How much for 2 pensioners and a child?',
      'Pensioner: £7; Child (4–14): £4. In total: 2 × £7 + £4 = £18',
    ],
    [bikes, 'How much is a tandem for 3 hours?', 'Tandem: £11 per hour. In total: 3 × £11 = £33'],
    [bikes, 'What do two city bikes cost for two hours?', '2 × 2 × £6 = £24'],
    [bikes, 'How much are 2 tandems per day?', '2 × £52 = £104'],
    [bikes, 'city bike and cargo bike together for a day', '£28 + £45 = £73'],
    [bikes, 'How much more expensive is a tandem than a city bike per hour?', 'Difference: £11 − £6 = £5'],
    [
      bikes,
      'What is the cheapest bicycle?',
      'Lowest price (Bicycles for hire): City bike: £6 per hour, £28 per day.',
    ],
    [bikes, 'which bike costs the most per day', 'Tandem: £52 per day'],
    [walks, 'How much is the ghost walk for five people?', '5 × £14 = £70'],
    [
      walks,
      'Which walk is the shortest?',
      'Shortest (Guided walks): Ghost walk: £14 per person, 75 minutes.',
    ],
    [
      walks,
      'Which is longer, the river walk or the brewery walk?',
      'Longest: Brewery walk: £26 per person, 3 hours; River',
    ],
    [walks, "What's the least expensive walk?", 'River walk: £11'],
    [plans, 'What does the Studio plan cost per year?', 'Per year: 12 × €39 = €468'],
    [plans, 'How much is Starter for 6 months?', '6 × €15 = €90'],
    [plans, 'Which plan is the most expensive?', 'Factory: from €90 per month'],
    [plans.replace(/per month/g, 'per year'), 'How much is Studio a month?', 'Per month: €39 ÷ 12 = €3.25'],
    [barber, 'a haircut and a beard trim altogether?', '£24 + £13 = £37'],
    [barber, 'What is your most affordable service?', 'Lowest price (Barber): Beard trim: £13.'],
    [barber, "what's cheapest?", 'Lowest price (Barber): Beard trim: £13.'],
    [barber, 'Which is cheaper, a wet shave or a haircut?', 'Lowest price: Wet shave: £18–22; Haircut: £24.'],
    [lessons, 'What does the lunge lesson cost for two adults and one child?', '2 × £42 + £31 = £115'],
    [lessons, 'Which is the cheapest lesson for a child?', 'Group ride: Child £27'],
    [cabins, 'How much is the Badger cabin for 2 nights?', '2 × €128.50 = €257.00'],
    [cabins, 'Which cabin is the biggest?', 'Most (Cabins): Badger: Sleeps 6.'],
  ])('%#: %s', (text, question, told) => {
    const said = ask({ text }, question as string)
    expect([question, isReckoned(said)]).toEqual([question, told !== null])
    if (told === null) return
    expect(said.text).toContain(told)
    expect(said).toMatchObject({ confidence: 'sure', sources: [{ url: 'https://mill.example/' }] })
  })

  test('of the price that was just told', () => {
    expect(ask({ text: bikes }, 'How much is a cargo bike per hour?', 'And for 4 hours?').text).toContain(
      '4 × £9 = £36',
    )
    expect(ask({ text: plans }, 'What does Studio cost?', 'and per year?').text).toContain('12 × €39 = €468')
  })

  test('two that cost the same are both told, and more are not', () => {
    const two = bikes.replace('£9|£45', '£6|£28')
    expect(ask({ text: two }, 'What is the cheapest bicycle?').text).toContain('£28 per day; Cargo bike: £6')
    const three = two.replace('£11|£52', '£6|£28')
    expect(isReckoned(ask({ text: three }, 'What is the cheapest bicycle?'))).toBe(false)
  })
})

describe('in every language', () => {
  const sites: [Language, string, string, [question: string, told: string][]][] = [
    [
      'de',
      table('Gast|Preis', 'Erwachsene|12,50 €', 'Kinder|7 €'),
      table('Boot|Preis pro Stunde', 'Kanu|9 €', 'Floß|14 €'),
      [
        ['Was zahlen drei Erwachsene und ein Kind?', 'Zusammen: 3 × 12,50 € + 7 € = 44,50 €'],
        ['Was kostet das Kanu für vier Stunden?', 'Kanu: 9 € (Preis pro Stunde). Zusammen: 4 × 9 € = 36 €'],
        ['Welches Boot ist das billigste?', 'Niedrigster Preis'],
        ['Um wie viel teurer ist das Floß als das Kanu?', '14 € − 9 € = 5 €'],
      ],
    ],
    [
      'fr',
      table('Visiteur|Prix', 'Adulte|12,50 €', 'Enfant|7 €'),
      table('Bateau|Prix par heure', 'Canoë|9 €', 'Radeau|14 €'),
      [
        ['Combien coûtent trois adultes et un enfant ?', 'Au total : 3 × 12,50 € + 7 € = 44,50 €'],
        ['Combien coûte le canoë pour quatre heures ?', '4 × 9 € = 36 €'],
        ['Quel bateau est le moins cher ?', 'Prix le plus bas (Mill) : Canoë'],
        ['Quelle est la différence entre le radeau et le canoë ?', '14 € − 9 € = 5 €'],
      ],
    ],
    [
      'es',
      table('Visitante|Precio', 'Adulto|12,50 €', 'Niño|7 €'),
      table('Barco|Precio por hora', 'Canoa|9 €', 'Balsa|14 €'),
      [
        ['¿Cuánto pagan tres adultos y un niño?', 'En total: 3 × 12,50 € + 7 € = 44,50 €'],
        ['¿Cuánto cuesta la canoa por cuatro horas?', '4 × 9 € = 36 €'],
        ['¿Qué barco es el más caro?', 'El precio más alto (Mill): Balsa'],
        ['¿Cuál es la diferencia entre la balsa y la canoa?', '14 € − 9 € = 5 €'],
      ],
    ],
    [
      'it',
      table('Visitatore|Prezzo', 'Adulto|12,50 €', 'Bambino|7 €'),
      table("Barca|Prezzo all'ora", 'Canoa|9 €', 'Zattera|14 €'),
      [
        ['Quanto pagano tre adulti e un bambino?', 'In totale: 3 × 12,50 € + 7 € = 44,50 €'],
        ['Quanto costa la canoa per quattro ore?', '4 × 9 € = 36 €'],
        ['Qual è la barca meno cara?', 'Il prezzo più basso (Mill): Canoa'],
        ['Qual è la differenza tra la zattera e la canoa?', '14 € − 9 € = 5 €'],
      ],
    ],
    [
      'pt',
      table('Visitante|Preço', 'Adulto|12,50 €', 'Criança|7 €'),
      table('Barco|Preço por hora', 'Canoa|9 €', 'Jangada|14 €'),
      [
        ['Quanto pagam três adultos e uma criança?', 'No total: 3 × 12,50 € + 7 € = 44,50 €'],
        ['Quanto custa a canoa por quatro horas?', '4 × 9 € = 36 €'],
        ['Qual barco é o mais caro?', 'Preço mais alto (Mill): Jangada'],
        ['Qual é a diferença entre a jangada e a canoa?', '14 € − 9 € = 5 €'],
      ],
    ],
    [
      'nl',
      table('Bezoeker|Prijs', 'Volwassene|€ 12,50', 'Kind|€ 7'),
      table('Boot|Prijs per uur', 'Kano|€ 9', 'Vlot|€ 14'),
      [
        ['Wat betalen drie volwassenen en een kind?', 'In totaal: 3 × € 12,50 + € 7 = € 44,50'],
        ['Wat kost de kano voor vier uur?', '4 × € 9 = € 36'],
        ['Welke boot is de duurste?', 'Hoogste prijs (Mill): Vlot'],
        ['Wat is het verschil tussen het vlot en de kano?', '€ 14 − € 9 = € 5'],
      ],
    ],
    [
      'ru',
      table('Посетитель|Цена', 'Взрослый|850 ₽', 'Ребёнок|400 ₽'),
      table('Лодка|Цена за час', 'Каноэ|500 ₽', 'Плот|900 ₽'),
      [
        ['Сколько стоит билет на трёх взрослых и одного ребёнка?', 'Всего: 3 × 850 ₽ + 400 ₽ = 2950 ₽'],
        ['Сколько стоит каноэ на 4 часа?', '4 × 500 ₽ = 2000 ₽'],
        ['Какая лодка самая дорогая?', 'Самая высокая цена (Mill): Плот'],
        ['Какая разница в цене между плот и каноэ?', '900 ₽ − 500 ₽ = 400 ₽'],
      ],
    ],
    [
      'ja',
      table('区分|料金', '大人|1,200円', '子供|600円'),
      table('ボート|1時間の料金', 'カヌー|900円', 'いかだ舟|1,400円'),
      [
        ['大人3人と子供1人でいくらですか？', '合計：3 × 1,200円 + 600円 = 4,200円'],
        ['カヌーは4時間でいくらですか？', '4 × 900円 = 3600円'],
        ['最も高いボートはどれですか？', '最も高いもの (Mill)：いかだ舟'],
      ],
    ],
    [
      'ko',
      table('구분|요금', '어른|12,000원', '어린이|7,000원'),
      table('보트|시간당 요금', '카누|9,000원', '뗏목|14,000원'),
      [
        ['어른 3명과 어린이 1명은 얼마예요?', '합계: 3 × 12,000원 + 7,000원 = 43,000원'],
        ['카누 4시간은 얼마예요?', '4 × 9,000원 = 36,000원'],
        ['가장 비싼 보트는 무엇인가요?', '가장 비싼 것 (Mill): 뗏목'],
      ],
    ],
    [
      'zh',
      table('游客|价格', '成人|120元', '儿童|60元'),
      table('船|每小时价格', '独木舟|90元', '竹筏|140元'),
      [
        ['3个成人和1个儿童一共多少钱？', '一共：3 × 120元 + 60元 = 420元'],
        ['独木舟4小时多少钱？', '4 × 90元 = 360元'],
        ['最贵的船是哪个？', '最高价 (Mill)：竹筏'],
      ],
    ],
    [
      'ar',
      table('الزائر|السعر', 'بالغ|€12', 'طفل|€7'),
      table('القارب|السعر في الساعة', 'كانو|€9', 'طوف|€14'),
      [
        ['كم سعر 3 بالغ و 1 طفل؟', 'المجموع: 3 × €12 + €7 = €43'],
        ['كم سعر كانو لمدة 4 ساعات؟', '4 × €9 = €36'],
        ['ما هو أغلى قارب؟', 'أعلى سعر (Mill): طوف'],
      ],
    ],
    [
      'hi',
      table('आगंतुक|कीमत', 'वयस्क|₹450', 'बच्चा|₹200'),
      table('नाव|प्रति घंटा कीमत', 'डोंगी|₹900', 'बेड़ा|₹1400'),
      [
        ['तीन वयस्क और एक बच्चा की कीमत क्या है?', 'कुल: 3 × ₹450 + ₹200 = ₹1550'],
        ['डोंगी 4 घंटे के लिए कितने की है?', '4 × ₹900 = ₹3600'],
        ['सबसे महंगी नाव कौन सी है?', 'सबसे ज़्यादा कीमत (Mill): बेड़ा'],
      ],
    ],
  ]
  test.each(
    sites.flatMap(([language, people, boats, asked]) =>
      asked.map(([question, told]) => [language, question, told, `${people}\n\n\n${boats}`] as const),
    ),
  )('%s: %s', (language, question, told, text) => {
    const said = ask({ language, text }, question)
    expect(said.text).toContain(told)
    expect(said.confidence).toBe('sure')
  })

  test('the rows of a page in another language stand in a sentence in the visitor’s', () => {
    const said = ask({ text: bikes }, 'Was kostet das Tandem für 3 Stunden?')
    expect(said.text).toBe('Tandem: £11 per hour. Zusammen: 3 × £11 = £33.')
  })
})

describe('nothing is reckoned where anything is left open', () => {
  const swimming = `${entry}\n\n# Pool\n\n${table('Swimmer|Price', 'Grown-up|£5', 'Child|£2')}`
  test.each([
    [
      'children of which age?',
      entry.replace('|Pens', '|Child (15–17)|£6|\n|Pens'),
      'What do two grown-ups and a child pay?',
    ],
    [
      'some children pay nothing',
      `${entry}\n\nChildren up to three get in free.`,
      'What do two grown-ups and a child pay?',
    ],
    [
      'a row for free',
      entry.replace('|Pens', '|Toddler|free|\n|Pens'),
      'What do two grown-ups and a toddler pay?',
    ],
    [
      'a reduction is told',
      `${entry}\n\nFrom four people on you pay 15 % less.`,
      'What do two grown-ups and 3 children pay?',
    ],
    [
      'a family ticket may cost less',
      `${entry}\n\nThe family ticket is £23.`,
      'What do two grown-ups and 2 children pay?',
    ],
    [
      'a price that only begins there',
      entry.replace('£9.50', 'from £9.50'),
      'What do two grown-ups and a child pay?',
    ],
    ['two currencies', entry.replace('£4', '5 €'), 'What do two grown-ups and a child pay?'],
    [
      'a condition in the cell',
      entry.replace('£4', '£4 with a grown-up'),
      'What do two grown-ups and a child pay?',
    ],
    ['a row that is not there', entry, 'What do two grown-ups and a student pay?'],
    ['two tables with rows of one name', swimming, 'What do two grown-ups and a child pay?'],
    ['a party as large as a group', entry, 'What do ten grown-ups and 4 children pay?'],
    ['something else comes along', entry, 'What do two grown-ups and a child with a hamster pay?'],
    ['on a day', entry, 'What do two grown-ups pay on Tuesday?'],
    ['an age', entry, 'What does a child of 7 pay, and two grown-ups?'],
    ['whether there is room', entry, 'Do you have space for two grown-ups and a child?'],
    [
      'a boat for all of them',
      `# Boats\n\n- Punt: £30 per hour\n- Canoe: £12 per hour`,
      'How much is a punt for 4 people?',
    ],
    [
      'a price for the group',
      `# Boats\n\n- Tour by punt: £80 per group`,
      'How much is the tour by punt for 3 people?',
    ],
    [
      'a tour that may be for all of them',
      '# Tours\n\n- Punt tour: £80',
      'How much is the punt tour for 3 people?',
    ],
    ['a cabin for all of them', cabins, 'How much is the Heron cabin for 4 people for 2 nights?'],
    ['per hour, and for how long?', bikes, 'What do two tandems cost?'],
    ['nights of whom?', '# Dorm\n\n- Bunk: €22 per person per night', 'How much is a bunk for 3 nights?'],
    ['a day is cheaper', bikes, 'How much is a tandem for 6 hours?'],
    [
      'two hours have a price',
      `# Boats\n\n${table('Boat|1 hour|2 hours', 'Punt|£20|£35', 'Canoe|£12|£20')}`,
      'How much is a canoe for 3 hours?',
    ],
    [
      'the year has a price',
      `${plans}\n- Studio, paid yearly: €390 per year`,
      'What does the Studio plan cost per year?',
    ],
    [
      'a fee on top',
      `${cabins}\n\nA cleaning fee of €40 is added.`,
      'How much is the Otter cabin for 3 nights?',
    ],
    [
      'the unit stands above the table',
      `# Camping\n\nAll prices are per night.\n\n${table('What|Price', 'Tent|€11', 'Dog|€3')}`,
      'How much for 2 tents?',
    ],
    [
      'members and everybody else',
      `# Yoga\n\n${table('Class|Members|Guests', 'Flow|£8|£14', 'Yin|£9|£13')}`,
      'How much are Flow and Yin together?',
    ],
    [
      'prices of two kinds',
      `# Yoga\n\n${table('Class|Members|Guests', 'Flow|£8|£14', 'Yin|£9|£13')}`,
      'What is the cheapest class?',
    ],
    ['a range', barber, 'How much more is a haircut than a wet shave?'],
    ['ten visits are no visit', '# Cards\n\n- Ten visits: £80\n- Locker: £2', 'How much are 3 visits?'],
    [
      'prices counted differently',
      '# Hire\n\n- Kayak: £9 per hour\n- Raft: £60 per day',
      'Which is cheaper, the raft or the kayak?',
    ],
    [
      'a row on request',
      `# Halls\n\n${table('Hall|Price', 'Barn|£300', 'Loft|on request', 'Attic|£200')}`,
      'Which is the cheapest hall?',
    ],
    ['whatever is cheapest of two lists', `${barber}\n\n# Bar\n\n- Tea: £2\n- Beer: £5`, "what's cheapest?"],
    [
      'a service is no room',
      '# Extras\n\n- Room service: £6\n- Room upgrade: £25',
      'Which is your cheapest room?',
    ],
    [
      'a column says which have it',
      `# Rooms\n\n${table('Room|Balcony|Price', 'Blue|yes|€90', 'Red|no|€70')}`,
      'What is the cheapest room with a balcony?',
    ],
    [
      'a question of the site’s own tells it',
      `${entry}\n\n## What do grown-ups with a child pay?\n\nTwo grown-ups and one child pay £20.`,
      'What do two grown-ups and a child pay?',
    ],
    [
      'what may go up is not the least of all',
      plans.replace('€39', 'from €95'),
      'Which plan is the most expensive?',
    ],
  ])('%s', (_, text, question) => {
    expect(isReckoned(ask({ text }, question))).toBe(false)
  })

  test('what the site calls its longest goes before what its list says', () => {
    const text = `${walks}\n\nOur longest walk is the Moor walk in June, from dawn to dusk.`
    const said = ask({ text }, 'Which is your longest walk?')
    expect(isReckoned(said)).toBe(false)
    expect(said.text).toContain('Moor walk')
  })

  test('one list that is named is asked, whatever costs less elsewhere', () => {
    const text = `${barber}\n\n# Bar\n\n- Tea: £2\n- Beer: £5`
    expect(ask({ text }, "What's the cheapest at the bar?").text).toContain('Lowest price (Bar): Tea: £2.')
    const pool = `${entry}\n\n# Pool\n\n${table('Swimmer|Price', 'Grown-up|£5', 'Child|£2')}`
    expect(ask({ text: pool }, 'What do two grown-ups and a child pay for the pool?').text).toContain(
      '2 × £5 + £2 = £12',
    )
  })

  test('a price the owner was asked about, or stated otherwise, is no part of a sum', () => {
    const question = 'What do three grown-ups and two children pay?'
    const url = 'https://mill.example/'
    const doubts = [{ kind: 'price', label: 'Grown-up', value: '£9.50', url }] as const
    expect(ask({ text: entry, doubts: [...doubts] }, question).confidence).not.toBe('sure')
    const facts = [
      { kind: 'price', label: 'Grown-up', value: '£11', url, origin: 'owner' },
    ] as unknown as Fact[]
    expect(ask({ text: entry, facts }, question).text).not.toContain('£9.50 + ')
  })

  test('what an owner taught goes before a sum', () => {
    const taught = [{ question: 'What do two grown-ups and a child pay?', answer: 'Twenty pounds.' }]
    expect(ask({ text: entry, taught }, 'What do two grown-ups and a child pay?').text).toContain(
      'Twenty pounds.',
    )
  })

  test('what nobody may be told is not there to be reckoned with', () => {
    const voices = '“The walk was £5 per person.” Ann, York'
    expect(ask({ text: `${walks}\n\n${voices}` }, "What's the least expensive walk?").text).toContain('£11')
  })
})
