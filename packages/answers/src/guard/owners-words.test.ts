import { describe, expect, test } from 'vitest'
import { splitOwnersWords } from './owners-words.ts'

const secret = 'the alarm code is 4471'

describe('a line is private that begins with a label', () => {
  test.each([
    `Internal: ${secret}`,
    `internal: ${secret}`,
    `CONFIDENTIAL: ${secret}`,
    `Confidential - ${secret}`,
    `Confidential – ${secret}`,
    `Confidential. The rest: ${secret}`,
    `Staff only: ${secret}`,
    `staff-only: ${secret}`,
    `Secret: ${secret}`,
    `Private note: ${secret}`,
    `Private: ${secret}`,
    `Do not share: ${secret}`,
    `Don’t tell customers: ${secret}`,
    `Please do not share this with anyone: ${secret}`,
    `Not for the public: ${secret}`,
    `Internal note for staff: ${secret}`,
    `For internal use only: ${secret}`,
    `Strictly confidential: ${secret}`,
    `Internal (do not share): ${secret}`,
    `Note (internal): ${secret}`,
    `- Internal: ${secret}`,
    `* **Internal:** ${secret}`,
    `• **Staff only** ${secret}`,
    `1. Internal: ${secret}`,
    `2) _Confidential_: ${secret}`,
    `> Internal: ${secret}`,
    `- [ ] Internal: ${secret}`,
    `🔒 Internal: ${secret}`,
    `[internal] ${secret}`,
    `(Internal) ${secret}`,
    `[INTERNAL: ${secret}]`,
    `【内部】 ${secret}`,
    `<internal>${secret}</internal>`,
    `| Internal | ${secret} |`,
    `In\u200bternal: ${secret}`,
    `Ｉｎｔｅｒｎａｌ：${secret}`,
    `By the way, ${secret} [internal]`,
    `By the way, ${secret} (staff only)`,
    `By the way, ${secret}. Confidential.`,
    `Intern: ${secret}`,
    `Streng vertraulich: ${secret}`,
    `Nur für Mitarbeiter: ${secret}`,
    `Interne Notiz: ${secret}`,
    `Nicht weitergeben: ${secret}`,
    `Interno: ${secret}`,
    `Sólo para el personal: ${secret}`,
    `No compartir: ${secret}`,
    `Confidentiel : ${secret}`,
    `Réservé au personnel : ${secret}`,
    `Ne pas divulguer : ${secret}`,
    `Riservato: ${secret}`,
    `Solo per il personale: ${secret}`,
    `Sigiloso: ${secret}`,
    `Apenas funcionários: ${secret}`,
    `Não compartilhar: ${secret}`,
    `Конфиденциально: ${secret}`,
    `Только для персонала: ${secret}`,
    `Внутренняя информация: ${secret}`,
    `社外秘：${secret}`,
    `スタッフ専用：${secret}`,
    `机密：${secret}`,
    `仅限员工：${secret}`,
    `대외비: ${secret}`,
    `직원 전용: ${secret}`,
    `سري: ${secret}`,
    `للموظفين فقط: ${secret}`,
    `गोपनीय: ${secret}`,
    `केवल कर्मचारियों के लिए: ${secret}`,
  ])('%s', (line) => {
    const { told, wishes, kept } = splitOwnersWords(`We sell bread.\n${line}\nWe close at six.`)
    expect(told).toBe('We sell bread.\nWe close at six.')
    expect(wishes).toEqual([])
    expect(kept.join('\n')).toContain('4471')
  })
})

describe('a line is told that merely has such a word', () => {
  test.each([
    'Our internal courtyard is open to guests.',
    'Internal courtyard: open daily from 9.',
    'Internal, external and roof painting.',
    'Internal doors: from £99.',
    'Secret garden tour: £12.',
    'The secret of our bread is time.',
    'Secret Santa dinner: 12 December.',
    'Private lessons: £45 an hour.',
    'Private: £45',
    'Private dining for 20 people.',
    'We treat what you tell us as confidential.',
    'Confidential counselling: £60.',
    'Staff: Anna and Ben.',
    'Our staff only speak English.',
    'Adults only: the sauna after eight.',
    'Members only: the pool.',
    'Interne Weiterbildung: 3 Tage.',
    'Internationale Gerichte: ab 12 €.',
    'Geheimtipp: unser Apfelkuchen.',
    'Only cash is accepted.',
    'Always open on Sundays.',
    'If a customer cancels within 24 hours, we charge half.',
    'Please bring your insurance card.',
    'Use the side entrance after six.',
  ])('%s', (line) => {
    expect(splitOwnersWords(line)).toEqual({ told: line, open: line, wishes: [], kept: [], crawled: '' })
  })
})

describe('what belongs to a private line is private with it', () => {
  const split = (text: string) => splitOwnersWords(text)

  test('lines it wraps to', () => {
    const { told, kept } = split(
      '- Internal: call Maria,\n  then the alarm firm.\n\n  Her code is 4471.\n- We sell bread.',
    )
    expect(told).toBe('- We sell bread.')
    expect(kept.join(' ')).toMatch(/Maria.*firm.*4471/)
    expect(split('Confidential: the margin of our\nwholesale trade is 63 %.\nWe sell bread.').told).toBe(
      'We sell bread.',
    )
  })

  test('the section beneath a heading, up to the next of its level', () => {
    const text =
      '# Bakery\n## Internal notes\nThe margin is 63 %.\n\n### Suppliers\nAcme Mills.\n\n## Hours\nNine to five.'
    expect(split(text).told).toBe('# Bakery\n## Hours\nNine to five.')
    expect(split('Internal notes\n---\n63 %\n\nHours\n---\nNine to five.').told).toBe(
      'Hours\n---\nNine to five.',
    )
    expect(split('**Staff only**\n\n63 %\n\nAcme\n\n**Hours**\nNine to five.').told).toBe(
      '**Hours**\nNine to five.',
    )
  })

  test('the paragraph or list beneath a label', () => {
    expect(split('Internal:\n- 63 %\n- Acme Mills\n\nWe sell bread.').told).toBe('We sell bread.')
    expect(split('Internal:\n  - 63 %\n\n  - Acme Mills\nWe sell bread.').told).toBe('We sell bread.')
    expect(split('Internal notes\n\n63 %\n\nAcme Mills\n\n# Hours\nNine.').told).toBe('# Hours\nNine.')
  })

  test('the rest of a line, and what stands in brackets', () => {
    expect(split('We sell bread. Confidential: the margin is 63 %.').told).toBe('We sell bread.')
    expect(split('Bread is £3 (internal: it costs us £1), cake is £4.').told).toBe('Bread is £3, cake is £4.')
  })
})

test('wishes to the assistant are followed, not told', () => {
  const { told, wishes } = splitOwnersWords(
    'You are Bella.\nNever offer discounts.\nOnly answer in English.\nIf a customer complains, apologise first.\nWe sell bread.',
  )
  expect(told).toBe('We sell bread.')
  expect(wishes).toHaveLength(4)
})

test('a line of the website is neither private nor a wish', () => {
  const page = ['Internal: the courtyard doors', 'Never closed', '## Internal']
  const { told, wishes, kept, crawled } = splitOwnersWords(
    [...page, 'Parking is free.', 'Internal: code 4471'].join('\n'),
    (line) => page.includes(line),
  )
  expect({ told, wishes, kept }).toEqual({
    told: 'Parking is free.',
    wishes: [],
    kept: ['Internal: code 4471'],
  })
  expect(crawled).toBe(page.join('\n'))
})

test('a website’s heading ends a private section', () => {
  const { told, kept, crawled } = splitOwnersWords('## Internal\n63 %\n## Contact\nCall us.', (line) =>
    line.startsWith('## Contact'),
  )
  expect({ told, kept, crawled }).toEqual({
    told: 'Call us.',
    kept: ['## Internal', '63 %'],
    crawled: '## Contact',
  })
})
