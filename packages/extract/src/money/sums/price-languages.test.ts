import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { pageFacts } from '../../testing/facts-of-pages.ts'
import { pricesOf } from '../../testing/page-prices.ts'

/** 'Label = value' of each price of a page. */
const prices = (language: string, body: string) =>
  pricesOf(language, body).map(
    ({ label, value, condition }) => `${label} = ${value}${condition ? ` [${condition}]` : ''}`,
  )

/** A list line, a table head and row, and a sentence, with the expected prices. */
interface Written {
  line: [string, string]
  table: [[string, string], [string, string], string]
  sentence: [string, string]
}

const written: Record<string, Written> = {
  en: {
    line: ['Rowing boat £12 per hour', 'Rowing boat = £12 per hour'],
    table: [['Boat', 'Price'], ['Canoe', '£15'], 'Canoe = £15'],
    sentence: ['The boat trip costs £18 per person.', 'Boat trip = £18 per person'],
  },
  de: {
    line: ['Ruderboot 12 € pro Stunde', 'Ruderboot = 12 € pro Stunde'],
    table: [['Boot', 'Preis (€)'], ['Kanu', '15,50'], 'Kanu = 15,50 €'],
    sentence: ['Die Bootsfahrt kostet 18 € pro Person.', 'Bootsfahrt = 18 € pro Person'],
  },
  fr: {
    line: ['Barque 12 € par heure', 'Barque = 12 € par heure'],
    table: [['Bateau', 'Prix'], ['Canoë', '15 €'], 'Canoë = 15 €'],
    sentence: [
      'La promenade en bateau coûte 18 € par personne.',
      'La promenade en bateau = 18 € par personne',
    ],
  },
  es: {
    line: ['Barca de remos 12 € por hora', 'Barca de remos = 12 € por hora'],
    table: [['Barca', 'Precio'], ['Canoa', '15 €'], 'Canoa = 15 €'],
    sentence: ['El paseo en barca cuesta 18 € por persona.', 'El paseo en barca = 18 € por persona'],
  },
  it: {
    line: ['Barca a remi 12 € all’ora', 'Barca a remi = 12 € all’ora'],
    table: [['Barca', 'Prezzo'], ['Canoa', '15 €'], 'Canoa = 15 €'],
    sentence: ['La gita in barca costa 18 € a persona.', 'La gita in barca = 18 € a persona'],
  },
  pt: {
    line: ['Barco a remos R$ 12 por hora', 'Barco a remos = R$ 12 por hora'],
    table: [['Barco', 'Preço'], ['Canoa', 'R$ 15,90'], 'Canoa = R$ 15,90'],
    sentence: ['O passeio de barco custa 18 € por pessoa.', 'O passeio de barco = 18 € por pessoa'],
  },
  nl: {
    line: ['Roeiboot € 12 per uur', 'Roeiboot = € 12 per uur'],
    table: [['Boot', 'Prijs'], ['Kano', '€ 15,-'], 'Kano = € 15,-'],
    sentence: ['De boottocht kost € 18 per persoon.', 'De boottocht = € 18 per persoon'],
  },
  ru: {
    line: ['Лодка — 500 рублей в час', 'Лодка = 500 рублей в час'],
    table: [['Лодка', 'Цена, руб.'], ['Каноэ', '700'], 'Каноэ = 700 руб.'],
    sentence: ['Прогулка на лодке стоит 900 рублей с человека.', 'Прогулка на лодке = 900 рублей с человека'],
  },
  ja: {
    line: ['手こぎボート：1,200円／時間', '手こぎボート = 1,200円／時間'],
    table: [['ボート', '料金（円）'], ['カヌー', '1,500'], 'カヌー = 1,500円'],
    sentence: ['遊覧船の料金は1,800円です。', '遊覧船 = 1,800円'],
  },
  ko: {
    line: ['노 젓는 배 12,000원', '노 젓는 배 = 12,000원'],
    table: [['배', '가격'], ['카누', '15,000원'], '카누 = 15,000원'],
    sentence: ['유람선 요금은 1인당 18,000원입니다.', '유람선 = 1인당 18,000원'],
  },
  zh: {
    line: ['手划船：120元/小时', '手划船 = 120元/小时'],
    table: [['船型', '价格'], ['独木舟', '150元'], '独木舟 = 150元'],
    sentence: ['我们有游船。游船每人180元。', '游船 = 每人180元'],
  },
  ar: {
    line: ['قارب تجديف 120 ريال', 'قارب تجديف = 120 ريال'],
    table: [['القارب', 'السعر'], ['زورق', '150 ريال'], 'زورق = 150 ريال'],
    sentence: ['سعر جولة القارب 180 ريال للشخص.', 'سعر جولة القارب = 180 ريال للشخص'],
  },
  hi: {
    line: ['चाय – ₹20', 'चाय = ₹20'],
    table: [['नाव', 'मूल्य'], ['डोंगी', '₹150'], 'डोंगी = ₹150'],
    sentence: ['नाव की सवारी की कीमत 180 रुपये है।', 'नाव की सवारी = 180 रुपये'],
  },
}

test.each(Object.entries(written))('a list, a table and a sentence with prices: %s', (language, said) => {
  const { line, table, sentence } = said
  const row = (cells: [string, string], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  expect(prices(language, `<ul><li>${line[0]}</li></ul>`)).toEqual([line[1]])
  expect(prices(language, `<table>${row(table[0], 'th')}${row(table[1], 'td')}</table>`)).toEqual([table[2]])
  expect(prices(language, `<p>${sentence[0]}</p>`)).toEqual([sentence[1]])
})

test.each([
  ['ja', '<ul><li>遊覧船 1,800円～</li></ul>', ['遊覧船 = 1,800円～ [from]']],
  ['zh', '<ul><li>游船票 180元起</li></ul>', ['游船票 = 180元起 [from]']],
  ['ko', '<ul><li>유람선 18,000원부터</li></ul>', ['유람선 = 18,000원부터 [from]']],
  ['ja', '<p>大人1,800円、小学生900円です。</p>', ['大人 = 1,800円', '小学生 = 900円']],
  ['ja', '<h2>遊覧船</h2><p>料金は1,800円です。</p>', ['遊覧船 = 1,800円']],
  ['zh', '<p>营业时间10:00-22:00，人均80元。</p>', ['人均 = 80元']],
  ['zh', '<ul><li>茶 20元</li></ul>', ['茶 = 20元']],
  ['hi', '<h2>चाय</h2><p>₹20 प्रति व्यक्ति</p>', ['चाय = ₹20 प्रति व्यक्ति']],
])('what else scripts without spaces or capitals do (%s): %s', (language, body, expected) => {
  expect(prices(language, body)).toEqual(expected)
})

test.each([
  ['pl', 'Koloryzacja od 150 zł', 'Koloryzacja = od 150 zł [from] PLN'],
  ['pl', 'Koloryzacja od 150 do 200 zł', 'Koloryzacja = od 150 do 200 zł PLN'],
  ['cs', 'Barvení od 1 200,- Kč', 'Barvení = od 1 200,- Kč [from] CZK'],
  ['da', 'Farve fra 1.250 kr.', 'Farve = fra 1.250 kr. [from] DKK'],
  ['nb-NO', 'Klipp fra 450,-', 'Klipp = fra 450,- [from] NOK'],
  ['nl', 'Kleuren v.a. € 45,-', 'Kleuren = v.a. € 45,- [from] EUR'],
  ['sv-SE', 'Färgning från 1 250:-', 'Färgning = från 1 250:- [from] SEK'],
  ['sv', 'Klippning 450 kr', 'Klippning = 450 kr SEK'],
  ['en', 'Herring platter 120 kr', 'Herring platter = 120 kr '],
  ['de', 'Haarschnitt 45,- bis 60,- €', 'Haarschnitt = 45,- bis 60,- € EUR'],
])('the lowest of several and crowns (%s): %s', (language, line, expected) => {
  const [fact] = pageFacts(
    readHtml(
      `<html lang="${language}"><body><main><ul><li>${line}</li></ul></main></body></html>`,
      'https://shop.example/prices',
    ),
  )
  const { label, value, condition, currency = '' } = fact!
  expect(`${label} = ${value}${condition ? ` [${condition}]` : ''} ${currency}`).toBe(expected)
})
