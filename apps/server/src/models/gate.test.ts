import { describe, expect, test } from 'vitest'
import { asTokens } from '../testing/model-server.ts'
import { createGate, type SentenceDecision } from './gate.ts'
import { sentenceEnd } from './sentence-end.ts'

const known = new Set(
  'a cleaning costs we are open on monday and sunday our the yes parking is free'.split(' '),
)
const supported = ['A cleaning costs $120.', 'We are open on Monday.', 'Parking is free.']

const openers = ['Good question!', 'Ask away!']
const open = (earlyWords = 4, heldBack = false) => {
  let anything = false
  return createGate({
    judge(sentence) {
      if (openers.includes(sentence)) return 'wait'
      if (supported.includes(sentence.replace(/^- /, ''))) {
        anything = true
        return 'say'
      }
      return anything ? 'leave out' : 'give up'
    },
    forget() {
      anything = false
    },
    knows: (word) => known.has(word.toLowerCase()),
    earlyWords,
    startAgain: '… let me start again.',
    heldBack,
  })
}

const hear = (text: string, earlyWords = 4) => {
  const gate = open(earlyWords)
  const heard = [...asTokens(text).map((piece) => gate.push(piece)), gate.end()]
  expect(heard.join('')).toBe(gate.said())
  return { heard, said: gate.said(), kept: gate.kept() }
}

describe('a supported answer', () => {
  test('goes out whole, its first words at once, its number only with its sentence', () => {
    const { heard, said } = hear('A cleaning costs $120. Parking is free.')
    expect(heard).toEqual(['', 'A', ' cleaning', ' costs', ' $120.', '', '', ' Parking is free.'])
    expect(said).toBe('A cleaning costs $120. Parking is free.')
  })

  test('goes out in sentences where nobody watches', () => {
    expect(hear('A cleaning costs $120. Parking is free.', 0).heard.filter(Boolean)).toEqual([
      'A cleaning costs $120.',
      ' Parking is free.',
    ])
  })

  test('begins as soon in Chinese', () => {
    const gate = createGate({
      judge: () => 'say',
      forget: () => {},
      knows: (word) => '我们九点'.includes(word),
      earlyWords: 4,
      startAgain: '',
    })
    expect(['我们', '早上9', '点开门。', '是'].map((piece) => gate.push(piece))).toEqual([
      '我们',
      '',
      '早上9点开门。',
      '',
    ])
  })

  test('keeps its lists', () => {
    const list = '- A cleaning costs $120.\n- Parking is free.\n'
    expect(hear(list, 0).said.trim()).toBe(list.trim())
  })
})

describe('what the site does not say', () => {
  test('is left out', () => {
    expect(hear('A cleaning costs $120. We also sell yachts. Parking is free.').said).toBe(
      'A cleaning costs $120. Parking is free.',
    )
    expect(hear('We also sell yachts.', 0)).toMatchObject({ said: '', kept: 0 })
  })

  test('never shows an unknown word or a number of its own', () => {
    for (const lie of [
      'A cleaning costs $500.',
      'We are open on Sunday and on Christmas.',
      'Yachts are free.',
    ]) {
      const { said, kept } = hear(lie)
      expect(said).not.toMatch(/500|Christmas|Yachts/)
      expect(kept).toBe(0)
      expect(hear(`Parking is free. ${lie}`)).toMatchObject({ said: 'Parking is free.', kept: 1 })
    }
  })

  test('voids its first words aloud, and no remainder is said', () => {
    expect(hear('We are open on Sunday. Parking is free.').said).toBe('We are open on… let me start again.')
  })

  test('an opener goes out with the sentence it opens, or not at all', () => {
    expect(hear('Good question! Parking is free. Ask away!', 0).said).toBe(
      'Good question! Parking is free. Ask away!',
    )
    expect(hear('Good question! Yachts are free. Parking is free.', 0).said).toBe('')
    expect(hear('Good question!', 0)).toMatchObject({ said: '', kept: 0 })
  })

  test('what was thought aloud without a beginning is not said', () => {
    expect(hear('They ask for parking.</think>\nParking is free.', 0).said).toBe('Parking is free.')
  })

  test('marks of passages are for us, in the sentence and behind it', () => {
    expect(hear('A cleaning costs $120 [2]. Parking is free.[1][3]', 0).said).toBe(
      'A cleaning costs $120. Parking is free.',
    )
  })

  test('what never ends is stopped at the end of a sentence', () => {
    const { said } = hear('Parking is free. '.repeat(200), 0)
    expect(said.split(' ').length).toBeLessThan(200)
    expect(said).toMatch(/free\.$/)
  })

  test('held back, sentences go out once somebody looked at them all', () => {
    const gate = open(4, true)
    const heard = asTokens('A cleaning costs $120. Parking is free.').map((piece) => gate.push(piece))
    expect([...heard, gate.end()].join('')).toBe('A cleaning costs')
    expect(gate.held()).toEqual([['A cleaning costs $120.'], [' Parking is free.']])
    expect(gate.release([true, false])).toBe(' $120.')
    expect(gate.said()).toBe('A cleaning costs $120.')
    expect(open(4, true).release([false])).toBe('')
  })

  test('what is not yet the answer waits for it, or for the end', () => {
    const hearing = (verdicts: Record<string, SentenceDecision>) => {
      const gate = createGate({
        judge: (sentence) => verdicts[sentence] ?? 'leave out',
        forget: () => {},
        knows: () => false,
        earlyWords: 0,
        startAgain: '… let me start again.',
      })
      const heard = asTokens('We are open on Monday. A cleaning costs $120. Parking is free.').map(gate.push)
      return { heard: [...heard, gate.end()].filter(Boolean), kept: gate.kept() }
    }
    const answered = { 'We are open on Monday.': 'hold', 'A cleaning costs $120.': 'say' } as const
    expect(hearing(answered)).toEqual({ heard: ['We are open on Monday. A cleaning costs $120.'], kept: 2 })
    expect(hearing({ 'We are open on Monday.': 'hold' })).toEqual({
      heard: ['We are open on Monday.'],
      kept: 1,
    })
    const fell = { 'We are open on Monday.': 'hold', 'A cleaning costs $120.': 'give up' } as const
    expect(hearing(fell)).toEqual({ heard: [], kept: 0 })
    const late = { 'We are open on Monday.': 'say', 'A cleaning costs $120.': 'give up' } as const
    expect(hearing(late)).toEqual({ heard: ['We are open on Monday.', '… let me start again.'], kept: 0 })
  })

  test('nothing is released where the sentence that answers does not stand', () => {
    const release = (stand: boolean[]) => {
      const gate = open(0, true)
      gate.push('Parking is free. A cleaning costs $120. ')
      gate.end()
      return [gate.release(stand, 1), gate.kept()]
    }
    expect(release([true, false])).toEqual(['', 0])
    expect(release([true, true])).toEqual(['Parking is free. A cleaning costs $120.', 2])
  })

  test('voids them when the model breaks off', () => {
    const gate = open()
    gate.push('We are')
    expect(gate.giveUp()).toBe('… let me start again.')
    expect(open().giveUp()).toBe('')
  })
})

test.each([
  ['We open at nine. Then', 'We open at nine.'],
  ['Dr. Miller is in. Yes', 'Dr. Miller is in.'],
  ['It costs 1.50 a piece. Yes', 'It costs 1.50 a piece.'],
  ['Open from 9 a.m. to 5 p.m. daily. Yes', 'Open from 9 a.m. to 5 p.m. daily.'],
  ['1. First do this. Then', '1. First do this.'],
  ['a line\nanother', 'a line\n'],
  ['九時に開きます。はい', '九時に開きます。'],
  ['“We do.” Yes', '“We do.”'],
  ['हम खुले हैं। हाँ', 'हम खुले हैं।'],
  ['We open at nine.', ''],
  ['We open at 9. ', ''],
  ['No end', ''],
])('the first sentence of %o is %o', (text, first) => {
  expect(text.slice(0, Math.max(0, sentenceEnd(text)))).toBe(first)
})
