import { describe, expect, test } from 'vitest'
import { askMill, bikes, table } from '../../testing/mill.ts'
import type { Language } from '../../types.ts'

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
    const said = askMill({ language, text }, question)
    expect(said.text).toContain(told)
    expect(said.confidence).toBe('sure')
  })

  test('the rows of a page in another language stand in a sentence in the visitor’s', () => {
    const said = askMill({ text: bikes }, 'Was kostet das Tandem für 3 Stunden?')
    expect(said.text).toBe('Tandem: £11 per hour. Zusammen: 3 × £11 = £33.')
  })
})
