import { describe, expect, test } from 'vitest'
import { asTokens } from '../../../testing/models/model-server.ts'
import { createGate } from './gate.ts'
import type { GateRules, SecondLookResult, SentenceDecision } from './gate-rules.ts'
import { sentenceEnd } from './sentence-end.ts'

const known = new Set(
  'a cleaning costs we are open on monday and sunday our the yes parking is free'.split(' '),
)
const supported = ['A cleaning costs $120.', 'We are open on Monday.', 'Parking is free.', 'It is behind us.']
const openers = ['Good question!', 'Ask away!', 'Here is what we have:']
const startAgain = '… let me start again. '

const judgePlainly = (sentence: string): SentenceDecision<string> => {
  if (openers.includes(sentence)) return { does: 'wait' }
  return { does: supported.includes(sentence.replace(/^- /, '')) ? 'say' : 'cut', sentence }
}

function opened(rules: Partial<GateRules<string>> = {}) {
  const heard: string[] = []
  const gate = createGate<string>({
    judge: judgePlainly,
    // The question asks for a price.
    answers: (sentence) => (/\d/.test(sentence) ? 1 : 0.5),
    dependsOnPrevious: (sentence) => /^\s*(?:It|That) /.test(sentence),
    forget() {},
    knows: (word) => known.has(word.toLowerCase()),
    earlyWords: 4,
    startAgain,
    say: (text) => heard.push(text),
    ...rules,
  })
  return { gate, heard }
}

async function hear(text: string, rules: Partial<GateRules<string>> = {}) {
  const { gate, heard } = opened(rules)
  for (const piece of asTokens(text)) gate.push(piece)
  await gate.end()
  expect(heard.join('')).toBe(gate.said())
  const sentences = gate.spans().map(([start, end]) => gate.said().slice(start, end))
  expect(sentences).toHaveLength(gate.kept().length)
  return { heard, said: gate.said(), kept: gate.kept().length, sentences }
}
const unwatched = { earlyWords: 0 }

describe('a supported answer', () => {
  test('is sent whole, its first words at once, numbers only with their sentence', async () => {
    const { heard, said } = await hear('A cleaning costs $120. Parking is free.')
    expect(heard).toEqual(['A', ' cleaning', ' costs', ' $120.', ' Parking is free.'])
    expect(said).toBe('A cleaning costs $120. Parking is free.')
  })

  test('is sent in sentences if no one is watching', async () => {
    expect((await hear('A cleaning costs $120. Parking is free.', unwatched)).heard).toEqual([
      'A cleaning costs $120.',
      ' Parking is free.',
    ])
  })

  test('begins equally early in Chinese', () => {
    const { gate, heard } = opened({
      judge: (sentence) => ({ does: 'say', sentence }),
      knows: (word) => '我们九点'.includes(word),
    })
    const lengths = ['我们', '早上9', '点开门。', '是'].map((piece) => {
      gate.push(piece)
      return heard.join('')
    })
    expect(lengths).toEqual(['我们', '我们', '我们早上9点开门。', '我们早上9点开门。'])
  })

  test('keeps its lists', async () => {
    const list = '- A cleaning costs $120.\n- Parking is free.\n'
    expect((await hear(list, unwatched)).said.trim()).toBe(list.trim())
  })
})

describe('an unsupported sentence', () => {
  test('is left out', async () => {
    expect((await hear('A cleaning costs $120. We also sell yachts. Parking is free.')).said).toBe(
      'A cleaning costs $120. Parking is free.',
    )
    expect(await hear('We also sell yachts.', unwatched)).toMatchObject({ said: '', kept: 0 })
  })

  test('never shows an unknown word or number early', async () => {
    for (const lie of [
      'A cleaning costs $500.',
      'We are open on Sunday and on Christmas.',
      'Yachts are free.',
    ]) {
      const { said, kept } = await hear(lie)
      expect(said).not.toMatch(/500|Christmas|Yachts/)
      expect(kept).toBe(0)
    }
  })

  test('withdraws an answer that means nothing without it, before it is shown', async () => {
    expect(await hear('A cleaning costs $500. Parking is free.', unwatched)).toMatchObject({
      said: '',
      kept: 0,
    })
    expect((await hear('We are open on Sunday. A cleaning costs $120.', unwatched)).said).toBe(
      'A cleaning costs $120.',
    )
    expect(await hear('Parking is free. A cleaning costs $500.', unwatched)).toMatchObject({
      said: 'Parking is free.… let me start again.',
      kept: 0,
    })
  })

  test('retracts its first words visibly', async () => {
    expect((await hear('We are open on Sunday. Parking is free.')).said).toBe(
      'We are open on… let me start again. Parking is free.',
    )
  })

  test('an opener is sent with its sentence or not at all', async () => {
    expect((await hear('Good question! Parking is free. Ask away!', unwatched)).said).toBe(
      'Good question! Parking is free. Ask away!',
    )
    expect((await hear('Good question! Yachts are free. Parking is free.', unwatched)).said).toBe(
      'Parking is free.',
    )
    expect(await hear('Good question!', unwatched)).toMatchObject({ said: '', kept: 0 })
  })

  test('a dependent sentence is removed with it', async () => {
    expect(
      (await hear('Parking is free. Yachts are free. It is behind us. We are open on Monday.', unwatched))
        .said,
    ).toBe('Parking is free. We are open on Monday.')
    expect((await hear('Parking is free. It is behind us.', unwatched)).said).toBe(
      'Parking is free. It is behind us.',
    )
  })

  test('a list keeps its head when its first entry is removed, and loses it when none is left', async () => {
    const head = 'Here is what we have:\n'
    expect((await hear(`${head}- Yachts are free.\n- Parking is free.\n`, unwatched)).said).toBe(
      'Here is what we have:\n- Parking is free.',
    )
    expect((await hear(`We are open on Monday. ${head}- Yachts are free.\n`, unwatched)).said).toBe(
      'We are open on Monday.',
    )
    expect((await hear(`We are open on Monday. ${head}`, unwatched)).said).toBe('We are open on Monday.')
  })

  test('a head with a claim is removed with its entries, and left out if none of them passes', async () => {
    const rules: Partial<GateRules<string>> = {
      ...unwatched,
      judge: (sentence) => ({ does: /yacht|whale|nine/i.test(sentence) ? 'cut' : 'say', sentence }),
      answers: () => 1,
    }
    const said = async (text: string) => (await hear(text, rules)).said
    const entries = '- Tents: five\n- Kites: six\n'
    expect(
      await said(`Parking is free. You can hire nine things:\n\n${entries}\nWe are open on Monday.`),
    ).toBe('Parking is free.\n\nWe are open on Monday.')
    expect(await said(`You can hire two things:\n\n${entries}\nCome on Monday.`)).toBe(
      `You can hire two things:\n\n${entries}\nCome on Monday.`,
    )
    expect(await said('Come in. You can hire two things:\n- A yacht\n- A whale\n\nWe are open.')).toBe(
      'Come in.\n\nWe are open.',
    )
    expect(await said('Come in. You can hire two things:\n- A yacht\n- A kite\n\nWe are open.')).toBe(
      'Come in. You can hire two things:\n- A kite\n\nWe are open.',
    )
    // A colon need not introduce a list.
    expect(await said('Come in. There is one thing to know: nine of us bite.')).toBe('Come in.')
    expect(await said('Come in. There are nine rules:\nBe kind.\nWe are open.')).toBe(
      'Come in.\nWe are open.',
    )
    expect(await said('Come in. There is one rule:\nBe kind.')).toBe('Come in. There is one rule:\nBe kind.')
    expect(await said('You can hire two things:\n- A yacht\n')).toBe('')
  })

  test('the first words of such a head are retracted only if it is removed', async () => {
    const rules: Partial<GateRules<string>> = {
      judge: (sentence) => ({ does: /yacht/i.test(sentence) ? 'cut' : 'say', sentence }),
      answers: () => 1,
    }
    const head = 'Parking is free our way:\n'
    expect((await hear(`${head}- A yacht\n- A kite\nCome in.`, rules)).heard).toEqual([
      'Parking',
      ' is',
      ' free',
      ' our',
      ' way:',
      '\n- A kite',
      '\nCome in.',
    ])
    expect((await hear(`${head}- A yacht\nCome in.`, rules)).said).toBe(
      `Parking is free our${startAgain}Come in.`,
    )
  })

  test('an entry is removed as a whole, and the others are renumbered', async () => {
    const rules: Partial<GateRules<string>> = {
      ...unwatched,
      judge: (sentence) => ({ does: /yacht/i.test(sentence) ? 'cut' : 'say', sentence }),
      answers: () => 1,
    }
    const { said, sentences } = await hear(
      '1. Take the yacht. Wave at the crew.\n2. Cross the bridge. Mind the gulls.\n3) Ring twice.\n\nThen come in.',
      rules,
    )
    expect(said).toBe('1. Cross the bridge. Mind the gulls.\n2) Ring twice.\n\nThen come in.')
    expect(sentences).toEqual(['Cross the bridge.', 'Mind the gulls.', 'Ring twice.', 'Then come in.'])
    expect((await hear('4. Cross the bridge.\n6. Ring twice.', rules)).said).toBe(
      '4. Cross the bridge.\n5. Ring twice.',
    )
  })

  test('a removed paragraph still separates its neighbours', async () => {
    expect(
      (await hear('Parking is free.\n\nYachts are free.\n\nWe are open on Monday.', unwatched)).said,
    ).toBe('Parking is free.\n\nWe are open on Monday.')
    expect(
      (await hear('- Parking is free.\n- Yachts are free.\n\nWe are open on Monday.', unwatched)).said,
    ).toBe('- Parking is free.\n\nWe are open on Monday.')
  })

  test('thinking without an opening tag is not shown', async () => {
    expect((await hear('They ask for parking.</think>\nParking is free.', unwatched)).said).toBe(
      'Parking is free.',
    )
  })

  test('citation marks are removed, inside and after a sentence', async () => {
    expect((await hear('A cleaning costs $120 [2]. Parking is free.[1][103]', unwatched)).said).toBe(
      'A cleaning costs $120. Parking is free.',
    )
  })

  test('an endless answer stops at the end of a sentence', async () => {
    const { said } = await hear('Parking is free. '.repeat(200), unwatched)
    expect(said.split(' ').length).toBeLessThan(200)
    expect(said).toMatch(/free\.$/)
  })

  test('the first words are retracted when the model breaks off', () => {
    const { gate } = opened()
    gate.push('We are')
    gate.breakOff()
    expect(gate.said()).toBe('We… let me start again.')
    const after = opened()
    after.gate.push('Parking is free. We are')
    after.gate.breakOff()
    expect(after.gate.said()).toBe('Parking is free.')
    expect(after.gate.kept()).toHaveLength(1)
    const silent = opened().gate
    silent.breakOff()
    expect(silent.said()).toBe('')
  })

  test('half a sentence is not sent when the model was cut short', async () => {
    const { gate } = opened(unwatched)
    gate.push('Parking is free. Good question! A cleaning')
    await gate.end(true)
    expect(gate.said()).toBe('Parking is free.')
  })
})

describe('a sentence with a second look', () => {
  /** A gate with second looks whose results the test decides. */
  function looking(rules: Partial<GateRules<string>> = {}) {
    const found = new Map<string, (looked: SecondLookResult<string>) => void>()
    const told = opened({
      judge: (sentence) =>
        openers.includes(sentence)
          ? { does: 'wait' }
          : sentence === 'Parking is free.'
            ? { does: 'say', sentence }
            : {
                does: 'look',
                sentence,
                looked: new Promise((resolve) => {
                  found.set(sentence, resolve)
                }),
              },
      ...rules,
    })
    const settle = async (sentence: string, looked: SecondLookResult<string>) => {
      found.get(sentence)!(looked)
      await Promise.resolve()
    }
    return { ...told, settle }
  }
  const stands: SecondLookResult<string> = { stands: true }
  const fell: SecondLookResult<string> = { stands: false, instead: null }
  const instead = (text: string): SecondLookResult<string> => ({
    stands: false,
    instead: { text, sentence: text },
  })

  test('holds back what follows, but not what precedes it', async () => {
    const { gate, settle } = looking(unwatched)
    gate.push('Parking is free. We are open on Monday. Parking is free. And')
    expect(gate.said()).toBe('Parking is free.')
    await settle('We are open on Monday.', stands)
    expect(gate.said()).toBe('Parking is free. We are open on Monday. Parking is free.')
  })

  test('is awaited at the end', async () => {
    const { gate, settle } = looking(unwatched)
    gate.push('A cleaning costs $120. We are open on Monday.')
    let isOver = false
    const end = gate.end().then(() => {
      isOver = true
    })
    await settle('We are open on Monday.', stands)
    expect([gate.said(), isOver]).toEqual(['', false])
    await settle('A cleaning costs $120.', stands)
    await end
    expect(gate.said()).toBe('A cleaning costs $120. We are open on Monday.')
  })

  test('is replaced by its corrected form, even as a list entry', async () => {
    const { gate, settle } = looking(unwatched)
    gate.push('Here is what we have:\n- A cleaning costs $500.\n- We are open on Monday.\n')
    const end = gate.end()
    await settle('- A cleaning costs $500.', instead('A cleaning costs $120.'))
    await settle('- We are open on Monday.', stands)
    await end
    expect(gate.said()).toBe('Here is what we have:\n- A cleaning costs $120.\n- We are open on Monday.')
    expect(gate.kept()).toEqual(['A cleaning costs $120.', '- We are open on Monday.'])
  })

  test('continues after its first words if the correction begins with them, and retracts them if not', async () => {
    for (const [truth, said] of [
      ['A cleaning costs $120.', 'A cleaning costs $120.'],
      ['It is $120.', `A cleaning costs${startAgain}It is $120.`],
    ] as const) {
      const { gate, settle } = looking()
      gate.push('A cleaning costs $500. ')
      expect(gate.said()).toBe('A cleaning costs')
      const end = gate.end()
      await settle('A cleaning costs $500.', instead(truth))
      await end
      expect(gate.said()).toBe(said)
    }
  })

  test('is sent if the second look fails', async () => {
    const { gate } = opened({
      ...unwatched,
      judge: (sentence) => ({ does: 'look', sentence, looked: Promise.reject(new Error('No.')) }),
    })
    gate.push('We are open on Monday.')
    await gate.end()
    expect(gate.said()).toBe('We are open on Monday.')
  })

  test('is removed with the rest if that doesn’t answer', async () => {
    const said = async (text: string, lie: string) => {
      const { gate, settle } = looking(unwatched)
      gate.push(text)
      const end = gate.end()
      await settle(lie, fell)
      await end
      return gate.said()
    }
    expect(await said('A cleaning costs $500. Parking is free.', 'A cleaning costs $500.')).toBe('')
    expect(await said('We are open on Sunday. Parking is free.', 'We are open on Sunday.')).toBe(
      'Parking is free.',
    )
    expect(await said('Good question! We are open on Sunday.', 'We are open on Sunday.')).toBe('')
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

describe('positions of sentences', () => {
  const anything: Partial<GateRules<string>> = {
    judge: (sentence) =>
      openers.includes(sentence) ? { does: 'wait' } : { does: 'say', sentence: sentence.trim() },
  }

  test('exclude openers, citations, list markers and spaces', async () => {
    for (const early of [{}, unwatched]) {
      const text =
        ' Good question!  A cleaning costs $120 [1].[2]\n\nHere is what we have:\n\n- Parking is free. [3]\n- It is behind us.\n'
      const { said, sentences } = await hear(text, { ...anything, ...early })
      expect(sentences).toEqual(['A cleaning costs $120.', 'Parking is free.', 'It is behind us.'])
      expect(said).toBe(
        'Good question!  A cleaning costs $120.\n\nHere is what we have:\n\n- Parking is free.\n- It is behind us.',
      )
    }
  })

  test('count UTF-16 units, beyond characters that take two', async () => {
    const sentences = [
      '🦷🪥 We are open.',
      'Il est là, père.',
      '営業しています。',
      '日曜は休みです！',
      '👩‍⚕️ Bye 𠮷.',
    ]
    expect((await hear(sentences.join(' '), anything)).sentences).toEqual(sentences)
    // A split surrogate pair and a character that can't be stored.
    const { gate } = opened(anything)
    for (const piece of ['We \0are ', '\ud83e', '\uddb7 and \udc00open. ', 'Parking is free.'])
      gate.push(piece)
    await gate.end()
    expect(gate.said()).toBe('We are 🦷 and open. Parking is free.')
    expect(gate.spans().map(([start, end]) => gate.said().slice(start, end))).toEqual([
      'We are 🦷 and open.',
      'Parking is free.',
    ])
  })

  test('are separate even if the last sentence came in one piece with its mark', async () => {
    const { gate } = opened(anything)
    gate.push('駐車場は無料です。日曜は休みです。[2]')
    await gate.end()
    expect(gate.spans()).toEqual([
      [0, 9],
      [9, 17],
    ])
  })

  test('hold after a retraction and for a corrected sentence', async () => {
    expect(await hear('We are open on Sunday. Parking is free.')).toMatchObject({
      said: 'We are open on… let me start again. Parking is free.',
      sentences: ['Parking is free.'],
    })
    const instead = (text: string): Partial<GateRules<string>> => ({
      judge: (sentence) =>
        supported.includes(sentence)
          ? { does: 'say', sentence }
          : {
              does: 'look',
              sentence,
              looked: Promise.resolve({ stands: false, instead: { text, sentence: text } }),
            },
    })
    const said = 'We are open on Sunday. Parking is free.'
    for (const [text, whole] of [
      ['We are open on Monday.', 'We are open on Monday. Parking is free.'],
      ['No, only on Monday.', 'We are open on… let me start again. No, only on Monday. Parking is free.'],
    ] as const)
      expect(await hear(said, instead(text))).toMatchObject({
        said: whole,
        sentences: [text, 'Parking is free.'],
      })
  })

  test('are empty if nothing was sent', async () => {
    expect((await hear('We also sell yachts.', unwatched)).sentences).toEqual([])
    expect((await hear('Parking is free. A cleaning costs $500.', unwatched)).sentences).toEqual([])
  })
})
