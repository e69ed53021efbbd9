import { expect, test } from 'vitest'
import { pricesOf } from '../../testing/page-prices.ts'

/** 'Label = value | 12 EUR' of each price of a page, with '?' where it is not sure. */
const prices = (language: string, body: string) =>
  pricesOf(language, `${body.startsWith('<') ? body : `<ul><li>${body}</li></ul>`}`).map(
    ({ label, value, amount, currency = '', sure }) =>
      `${label} = ${value} | ${amount} ${currency}${sure ? '' : '?'}`,
  )

test.each([
  ['en', 'Walking tour £12–£15', 'Walking tour = £12–£15 | 12 GBP'],
  ['en', 'Pizza with olives 12–15 €', 'Pizza with olives = 12–15 € | 12 EUR'],
  ['en', 'Set menu 15 - 20 €', 'Set menu = 15 - 20 € | 15 EUR'],
  ['zh', '火锅套餐 80～120元', '火锅套餐 = 80～120元 | 80 CNY'],
  ['de', 'Maniküre 40 bis 60 Euro', 'Maniküre = 40 bis 60 € | 40 EUR'],
  ['en', 'Candle workshop from 18 to 40 €', 'Candle workshop = from 18 to 40 € | 18 EUR'],
  ['fr', 'Coupe enfant de 15 à 20 €', 'Coupe enfant = de 15 à 20 € | 15 EUR'],
  ['it', 'Taglio bimbo da 15 a 20 €', 'Taglio bimbo = da 15 a 20 € | 15 EUR'],
  ['de', '<p>Eine Maniküre kostet zwischen 40 und 60 Euro.</p>', 'Maniküre = zwischen 40 und 60 € | 40 EUR'],
  [
    'en',
    '<table><tr><th>Room</th><th>Price</th></tr><tr><td>Attic</td><td>80 – 95 €</td></tr></table>',
    'Attic = 80 – 95 € | 80 EUR',
  ],
])('a range is one price (%s): %s', (language, body, expected) => {
  expect(prices(language, body)).toEqual([expected])
})

test.each([
  ['de', 'Zone 1 – 30 €', 'Zone 1 = 30 € | 30 EUR'],
  ['de', 'Zimmer 101 – 95 €', 'Zimmer 101 = 95 € | 95 EUR'],
  ['de', 'Saison 2026 – 95 €', 'Saison 2026 = 95 € | 95 EUR'],
  ['de', 'Menü 2 – 15,50 €', 'Menü 2 = 15,50 € | 15.5 EUR'],
  ['de', 'Kinder 6–14 12 €', 'Kinder 6–14 = 12 € | 12 EUR'],
  ['en', 'Back massage £45 – 60 min', 'Back massage = £45, 60 min | 45 GBP'],
  ['en', 'Vouchers: 5 – 100 €', 'Vouchers = 5 – 100 € | 5 EUR'],
  // Ambiguous sums are asked.
  ['it', 'Menù n. 3 - 25 €', 'Menù n. 3 = 25 € | 25 EUR?'],
  ['de', 'Gutschein 10 – 100 €', 'Gutschein 10 = 100 € | 100 EUR?'],
  ['de', 'Haarschnitt 25 - 35,00 €', 'Haarschnitt = 25 - 35,00 € | 25 EUR?'],
  ['fr', 'Formule 2 à 15 €', 'Formule 2 = 15 € | 15 EUR?'],
  ['de', 'Eisbecher 3 – 8 €', 'Eisbecher = 3 – 8 € | 3 EUR?'],
])('a figure of the name begins no range (%s): %s', (language, body, expected) => {
  expect(prices(language, body)).toEqual([expected])
})

test.each([
  ['en', 'Plate of tacos $250 MXN', 'Plate of tacos = $250 MXN | 250 MXN'],
  ['zh', '红烧牛肉 ¥80', '红烧牛肉 = ¥80 | 80 CNY'],
  ['zh', '红烧牛肉 ￥280', '红烧牛肉 = ￥280 | 280 CNY'],
  ['ja', '天ぷら定食 ¥1,280', '天ぷら定食 = ¥1,280 | 1280 JPY'],
  ['zh', '烤鸭人民币380元', '烤鸭 = 人民币380元 | 380 CNY'],
  ['fr', 'Tajine maison 32 € 90', 'Tajine maison = 32 € 90 | 32.9 EUR'],
  ['fr', 'Salade d’été 25€50', 'Salade d’été = 25€50 | 25.5 EUR'],
  ['fr', 'Massage du dos 60 € 90 min', 'Massage du dos = 60 €, 90 min | 60 EUR'],
  ['en', 'Postcard 95p', 'Postcard = 95p | 0.95 GBP'],
  ['en', 'Postcard 75¢', 'Postcard = 75¢ | 0.75 USD'],
  ['fr', 'Carte postale 80 centimes', 'Carte postale = 80 centimes | 0.8 '],
  ['pt', 'Pastel de queijo 25 reais', 'Pastel de queijo = 25 reais | 25 BRL'],
  ['es', 'Mole de la casa 300 pesos', 'Mole de la casa = 300 pesos | 300 '],
  ['es', 'Mole de la casa MX$300', 'Mole de la casa = MX$300 | 300 MXN'],
  ['en', 'Dim sum basket HK$88', 'Dim sum basket = HK$88 | 88 HKD'],
  ['en', 'Noodle soup S$12', 'Noodle soup = S$12 | 12 SGD'],
  ['ko', '등산 체험 5만원', '등산 체험 = 5만원 | 50000 KRW'],
  ['ko', '등산 체험 3만 5천원', '등산 체험 = 3만 5천원 | 35000 KRW'],
  ['ja', '貸切風呂 1万5千円', '貸切風呂 = 1万5千円 | 15000 JPY'],
  ['ar', 'جولة في النيل 200 جنيه', 'جولة في النيل = 200 جنيه | 200 '],
  ['en', 'Desert tour QAR 250', 'Desert tour = QAR 250 | 250 QAR'],
  ['tr', 'Balık ekmek 150 TL', 'Balık ekmek = 150 TL | 150 TRY'],
  ['ro', 'Supă de pui 35 lei', 'Supă de pui = 35 lei | 35 RON'],
  ['hu', 'Gulyásleves 2500 Ft', 'Gulyásleves = 2500 Ft | 2500 HUF'],
  ['uk', 'Борщ 120 грн', 'Борщ = 120 грн | 120 UAH'],
  [
    'zh',
    '<table><tr><th>菜名</th><th>价格（元）</th></tr><tr><td>红烧牛肉</td><td>48</td></tr></table>',
    '红烧牛肉 = 48元 | 48 CNY',
  ],
])('the currency of a sum (%s): %s', (language, body, expected) => {
  expect(prices(language, body)).toEqual([expected])
})

test.each([
  ['en', 'The pond is 5 ft deep', 'Pond visit £5', 'Pond visit = £5 | 5 GBP'],
  ['en', 'Mill Yard, 14 Mill Lane, YO93 4TL', 'Mill visit £4', 'Mill visit = £4 | 4 GBP'],
  ['de', 'Den Teig mit 2 TL Zucker bestreuen', 'Zopf 6 €', 'Zopf = 6 € | 6 EUR'],
  ['it', 'Prenoti per 4, lei e gli amici', 'Cena 40 €', 'Cena = 40 € | 40 EUR'],
  ['pt', 'Sala com 12 pesos novos', 'Sala 12 reais', 'Sala = 12 reais | 12 BRL'],
  ['de', 'Wohnung 4p mit Balkon', 'Wohnung 90 €', 'Wohnung = 90 € | 90 EUR'],
  ['en', 'Filmed in 720p, doors at 7pm', 'Badge 90p', 'Badge = 90p | 0.9 GBP'],
])('what is money in another language alone (%s): %s', (language, body, sum, expected) => {
  expect(prices(language, `<p>${body}</p><p>${sum}</p>`)).toEqual([expected])
})

test.each([
  [
    'en',
    'Model',
    'Insurance rating (cash)',
    'Price',
    'Safe, small | £1,000 | £159',
    'Safe, small = £159 | 159 GBP',
  ],
  [
    'de',
    'Modell',
    'Versicherungswert',
    'Preis',
    'Tresor, klein | 5.000 € | 189 €',
    'Tresor, klein = 189 € | 189 EUR',
  ],
])('what a thing is insured for is not what it costs (%s)', (language, ...rest) => {
  const [model, rating, price, row, expected] = rest as [string, string, string, string, string]
  const cells = row
    .split(' | ')
    .map((cell) => `<td>${cell}</td>`)
    .join('')
  const table = `<table><tr><th>${model}</th><th>${rating}</th><th>${price}</th></tr><tr>${cells}</tr></table>`
  expect(prices(language, table)).toEqual([expected])
})

test.each([
  ['en', 'Servicing from just £129', 'Servicing = from £129 | 129 GBP'],
  ['en', 'Swim only £5', 'Swim = £5 | 5 GBP'],
  ['de', 'Massage ab nur 49 €', 'Massage = ab 49 € | 49 EUR'],
  ['fr', 'Coupe dès seulement 20 €', 'Coupe = dès 20 € | 20 EUR'],
  ['es', 'Habitación desde solo 49 €', 'Habitación = desde 49 € | 49 EUR'],
  ['it', 'Camera da soli 49 €', 'Camera = da 49 € | 49 EUR'],
  ['nl', 'Kamer vanaf slechts € 49', 'Kamer = vanaf € 49 | 49 EUR'],
])('praise is no part of a price, and hides no lowest one (%s): %s', (language, line, expected) => {
  expect(prices(language, line)).toEqual([expected])
})
