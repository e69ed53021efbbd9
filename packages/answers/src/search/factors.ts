import { wordCount } from '../knowledge/sentences.ts'
import type { Fact } from '../types.ts'
import { speaksNegatively } from '../understand/type/polarity.ts'
import { likedValues, neededValues } from '../understand/type/question-type.ts'
import { type likelihood, measuring } from '../weights.ts'
import type { Findings } from './findings.ts'
import type { sharedPieces } from './pieces-of-words.ts'

/** A passage that may answer, beside the others that do. */
export interface Candidate {
  findings: Findings
  /** The worth of its words, and of the best of its page's, both beside the best of all. */
  words: number
  page: number
  /** The pieces of the very words that were asked with, in it and around it. */
  shared: ReturnType<typeof sharedPieces>
}

export type FactorName = keyof typeof likelihood

/** Something that speaks for a passage or against it. */
export interface Factor {
  /** Its weight has the same name. */
  name: FactorName
  factor(candidate: Candidate): number
  example: FactorExample
}

/** The smallest site on which a factor decides which passage is the likeliest: a test tries it with the factor and without. */
export interface FactorExample {
  /** The texts of its pages, by their paths, which are their titles too. */
  pages: Record<string, string>
  facts?: readonly Fact[]
  asked: string
  likeliest: string
}

export const factors: Factor[] = [
  {
    name: 'words',
    factor: ({ words }) => Math.log(Math.max(words, measuring.leastWords)),
    example: {
      pages: {
        '': 'Towels are for sale. Towels are free to borrow.\n\nAt the desk in the hall you pay for 2 hours, and borrow a towel.',
      },
      asked: 'Can I borrow towels?',
      likeliest: 'Towels are free to borrow.',
    },
  },
  {
    name: 'coverage',
    factor: ({ findings }) => findings.coverage,
    example: {
      pages: {
        '': '## Parking\n\nParking costs £3.\n\n## Groups\n\nCoaches pay for parking at the town hall.',
      },
      asked: 'How much is parking for coaches?',
      likeliest: 'Coaches pay for parking at the town hall.',
    },
  },
  {
    // 'Where is the Norvex made?': the rare name is in every row of its page, and 'made' in the sentence that answers.
    name: 'wordsFound',
    factor: ({ findings }) => findings.wordsFound,
    example: {
      pages: {
        '': '## Boats\n\n- Boat: £90, 4 days, 2 seats\n\n## News\n\nEvery boat is made in Malmö.',
      },
      asked: 'Where is a boat made?',
      likeliest: 'Every boat is made in Malmö.',
    },
  },
  {
    name: 'valueNeeded',
    factor: ({ findings: { values, question } }) => has(values, neededValues[question.type]),
    example: {
      pages: {
        '': '## Boat tour price\n\n- Boat tour price: loved by everybody\n\n## News\n\nA boat tour is £8.',
      },
      asked: 'How much is the boat tour price?',
      likeliest: 'A boat tour is £8.',
    },
  },
  {
    name: 'valueLiked',
    factor: ({ findings: { values, question } }) => has(values, likedValues[question.type]),
    example: {
      pages: {
        '': '## Breakfast\n\n- Breakfast: in the garden room\n\n## News\n\nBreakfast is served until 10:00.',
      },
      asked: 'When is breakfast?',
      likeliest: 'Breakfast is served until 10:00.',
    },
  },
  {
    name: 'page',
    factor: ({ page }) => page,
    example: {
      pages: {
        summer: 'Boat hire is by the hour.\n\n- Deposit: £20',
        rooms: '## Deposit\n\n- Deposit: £50 for 2 of 4',
      },
      asked: 'How much is the deposit for boat hire?',
      likeliest: 'Deposit £20',
    },
  },
  {
    name: 'pieces',
    factor: ({ shared }) => shared.pieces,
    example: {
      pages: { '': 'Rainproof coats are at the desk.\n\nCoats are at the desk.' },
      asked: 'Where are rainwear coats?',
      likeliest: 'Rainproof coats are at the desk.',
    },
  },
  {
    name: 'piecesAround',
    factor: ({ shared }) => shared.piecesAround,
    example: {
      pages: { Bridal: 'A dress costs £200.', Evening: 'A dress costs £180, some £190.' },
      asked: 'How much is a brides dress?',
      likeliest: 'A dress costs £200.',
    },
  },
  {
    name: 'named',
    factor: ({ findings }) => findings.subjectShare,
    example: {
      pages: { '': '- Dog: £3\n- Awning for the dog: £4' },
      asked: 'How much is a dog?',
      likeliest: 'Dog £3',
    },
  },
  {
    name: 'headed',
    factor: ({ findings }) => findings.headingShare,
    example: {
      pages: {
        '': '## Warranty\n\nTwo years on all parts.\n\n## Team\n\nTwo of us read every warranty.',
      },
      asked: 'Tell me about the warranty',
      likeliest: 'Two years on all parts.',
    },
  },
  {
    name: 'trust',
    factor: ({ findings }) => trustIn(findings),
    example: {
      pages: { prices: 'A haircut costs £30.', 'news/2019/prices': '- Haircut: £25' },
      asked: 'How much is a haircut?',
      likeliest: 'A haircut costs £30.',
    },
  },
  {
    name: 'length',
    factor: ({ findings: { passage } }) => Math.log(1 + wordCount(`${passage.subject} ${passage.text}`)),
    example: {
      pages: {
        '': 'Dogs are welcome.\n\nDogs are welcome in the garden and on the terrace as well as in the two rooms on the ground floor.',
      },
      asked: 'Are dogs welcome?',
      likeliest:
        'Dogs are welcome in the garden and on the terrace as well as in the two rooms on the ground floor.',
    },
  },
  {
    name: 'row',
    factor: ({ findings }) => (findings.passage.cells ? 1 : 0),
    example: {
      pages: {
        '': '- Sauna: £9 for 2 hours\n\n| Offer | Price |\n|---|---|\n| Sauna | £9 |\n| Bath | £5 |',
      },
      asked: 'How much is the sauna?',
      likeliest: 'Sauna Price: £9',
    },
  },
  {
    name: 'fact',
    factor: ({ findings }) => (findings.passage.kind === 'fact' ? 1 : 0),
    example: {
      pages: { prices: 'On 4 days of 7 a week a long or a short haircut costs you £25 with us.' },
      facts: [{ kind: 'price', label: 'Haircut', value: '£30', url: 'https://example.com/prices' }],
      asked: 'How much is a haircut?',
      likeliest: 'On 4 days of 7 a week a long or a short haircut costs you £25 with us.',
    },
  },
  {
    name: 'bounds',
    factor: ({ findings }) => Math.log(findings.fit),
    example: {
      pages: {
        '': '- Swimming for children from 6 to 12: £5\n- Swimming course for children under 6: £3',
      },
      asked: 'What does a swimming course cost for an 8-year-old?',
      likeliest: 'Swimming for children from 6 to 12 £5',
    },
  },
  {
    name: 'figures',
    factor: ({ findings }) =>
      Math.min(1, (findings.passage.text.match(figure)?.length ?? 0) / measuring.manyFigures),
    example: {
      pages: {
        '': 'The hall seats guests, and happy guests they are.\n\nThe hall seats 120 guests at 15 tables of 8.',
      },
      asked: 'Tell me about the hall for guests',
      likeliest: 'The hall seats 120 guests at 15 tables of 8.',
    },
  },
  {
    // A site's first page hints at what the others tell.
    name: 'home',
    factor: ({ findings: { passage, index } }) => (isHome(index.pages[passage.page]!.url) ? 1 : 0),
    example: {
      pages: {
        '': '## Your bicycle in the best hands\n\nWe repair bicycles while you wait.',
        repairs: 'We repair bicycles while you wait at the shop.',
      },
      asked: 'Do you repair bicycles?',
      likeliest: 'We repair bicycles while you wait at the shop.',
    },
  },
  {
    // Who asks whether something is done is told by what is not, too, and seldom in the words of the question.
    name: 'denies',
    factor: ({ findings: { passage, question } }) =>
      neededValues[question.type] === 0 &&
      question.type !== 'where' &&
      question.type !== 'who' &&
      speaksNegatively([passage.path.at(-1), passage.subject, passage.text].join(' '), passage.language)
        ? 1
        : 0,
    example: {
      pages: { '': 'Dogs are lovely.\n\nDogs are not allowed in the rooms.' },
      asked: 'Can I bring a dog?',
      likeliest: 'Dogs are not allowed in the rooms.',
    },
  },
]

const has = (values: number, wanted: number) =>
  wanted === 0 ? measuring.noValueAsked : values & wanted ? 1 : 0

/** A taught answer goes before every page where its own question is asked; beside others it is one of the passages. */
export const trustIn = ({ passage, taughtForAnother, coverage }: Findings) =>
  taughtForAnother || passage.trust <= 1
    ? Math.min(1, passage.trust)
    : // The owner's word goes before a page to the same question, and not to one of which it shares a word.
      1 + (passage.trust - 1) * Math.min(1, coverage) ** 2

const figure = /\d+/g

const isHome = (url: string) => /^https?:\/\/[^/]+\/?(?:index\.\w{3,4})?$/.test(url)
