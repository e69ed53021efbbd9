import { describe, expect, test } from 'vitest'
import { codeWord, mentionsInput, refersBack } from './wording.ts'

describe('a sentence that leans on the one before', () => {
  test.each([
    ['en', 'It includes breakfast.', 'Breakfast is included.'],
    ['en', 'That makes £20.', 'Thatched roofs are our trade.'],
    ['de', 'Das kostet nichts.', 'Dasselbe Zimmer kostet 90 €.'],
    ['de', 'Dafür brauchen Sie ein Ticket.', 'Tickets gibt es an der Kasse.'],
    ['fr', 'C’est gratuit.', 'Certains chiens sont admis.'],
    ['fr', 'Cela comprend le petit-déjeuner.', 'Le petit-déjeuner est compris.'],
    ['es', 'Eso incluye el desayuno.', 'El desayuno está incluido.'],
    ['it', 'Questo comprende la colazione.', 'La colazione è compresa.'],
    ['pt', 'Isso inclui o café da manhã.', 'O café da manhã está incluído.'],
    ['nl', 'Dat is gratis.', 'Datums staan op de kalender.'],
    ['ru', 'Это бесплатно.', 'Завтрак включён.'],
    ['ja', 'それは無料です。', '朝食は無料です。'],
    ['ko', '그것은 무료입니다.', '조식은 무료입니다.'],
    ['zh', '这是免费的。', '早餐免费。'],
    ['ar', 'هذا مجاني.', 'الإفطار مجاني.'],
    ['hi', 'यह मुफ़्त है।', 'नाश्ता मुफ़्त है।'],
    ['en', 'She speaks Welsh, too.', 'Shetland ponies are ours.'],
    ['en', 'Otherwise the gate is shut.', 'Othello is on every night.'],
    ['de', 'Sie kosten nichts.', 'Sie können gern anrufen.'],
    ['de', 'Das können Sie auch online tun.', 'Das kleine Zimmer kostet 90 €.'],
    ['de', 'Das gilt auch für Gruppen.', 'Die Werkstatt hat Ferien.'],
    ['nl', 'Het kost niets.', 'Het café is open.'],
    ['de', 'Dort gibt es Eis.', 'Dorfladen und Post sind nebenan.'],
    ['fr', 'Sinon, la porte est fermée.', 'Les chiens entrent par la cour.'],
    ['es', 'Está detrás de la iglesia.', 'Estamos detrás de la iglesia.'],
    ['it', 'È chiuso in agosto.', 'È possibile prenotare.'],
    ['pt', 'Fica atrás da igreja.', 'É preciso reservar.'],
    ['ru', 'Там же стоят лодки.', 'Тамбовский окорок продаём по средам.'],
    ['ja', 'ただし、月曜は休みです。', '月曜は休みです。'],
    ['ko', '다만 월요일은 쉽니다.', '월요일은 쉽니다.'],
    ['zh', '不过周一休息。', '周一休息。'],
    ['ar', 'لكن المتحف مغلق يوم الاثنين.', 'المتحف مغلق يوم الاثنين.'],
    ['hi', 'लेकिन सोमवार को बंद है।', 'सोमवार को बंद है।'],
  ])('%s: %s, and not: %s', (_, leaning, upright) => {
    expect(refersBack.test(leaning)).toBe(true)
    expect(refersBack.test(`- **${leaning}**`)).toBe(true)
    expect(refersBack.test(upright)).toBe(false)
  })
})

test.each([
  ['The website does not mention it.', 'We bake every morning.'],
  ['Laut der Webseite ist es frei.', 'Der Eintritt ist frei.'],
  ['Selon le site, c’est gratuit.', 'L’entrée est gratuite.'],
  ['サイトに記載されています。', '朝食は無料です。'],
])('%s speaks of what was given, and not: %s', (given, business) => {
  expect(mentionsInput.test(given)).toBe(true)
  expect(mentionsInput.test(business)).toBe(false)
})

test.each([
  ['Use the code below.', 'The decoder is free.'],
  ['Mit dem Gutscheincode wird es billiger.', 'Der Kodex gilt.'],
  ['Le code est ici.', 'Nous décodons tout.'],
  ['Промокод ниже.', 'Завтрак включён.'],
])('%s speaks of a code, and not: %s', (said, other) => {
  expect(codeWord.test(said)).toBe(true)
  expect(codeWord.test(other)).toBe(false)
})
