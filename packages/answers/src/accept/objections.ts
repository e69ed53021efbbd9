import { isOtherDay } from '@foyer/calendar/feast-days'
import { fold } from '@foyer/text/fold'
import type { Outcome } from '../conversation/outcome.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { IndexedPassage } from '../knowledge/passage.ts'
import { headedBy } from '../knowledge/people-of.ts'
import { valuesOf } from '../knowledge/values-of.ts'
import { value, valuesIn } from '../language/value-types.ts'
import { detectableLanguages } from '../language/word-likelihood.ts'
import type { RuleExample } from '../rule-example.ts'
import type { Question } from '../understand/question.ts'
import { hasSecondQuestion } from '../understand/split-question.ts'
import { asksNegatively, speaksNegatively } from '../understand/type/polarity.ts'
import { chanceBars } from '../weights.ts'
import type { ChosenPassage } from './chosen-passage.ts'
import { isOnlyBeside } from './prepositional-phrases.ts'
import { chanceOf } from './sureness-measures.ts'

/** A reason to quote a passage as uncertain. */
export interface Objection {
  name: string
  example: RuleExample
  /** The passage is probably about something else, so the quote starts with an apology. */
  ofSomethingElse?: true
  objects(chosen: ChosenPassage): boolean
}

const isAffirmative = ({ path, subject, text, language }: IndexedPassage) =>
  !speaksNegatively(`${path.at(-1) ?? ''} ${subject} ${text}`, language)

/** An objection that also applies to hours and contacts and overrides certainties. */
export interface OutcomeObjection extends Omit<Objection, 'objects' | 'ofSomethingElse'> {
  said: 'quoted' | 'doubtful'
  objects(came: { outcome: Outcome; index: KnowledgeIndex }): boolean
}

/** One match is enough. */
export const outcomeObjections: OutcomeObjection[] = [
  {
    // The site is ambiguous, so the owner was asked.
    name: 'asked-of-the-owner',
    said: 'doubtful',
    example: {
      page: 'A beard trim costs £12.',
      doubts: [{ kind: 'price', label: 'Beard trim', value: '£12', url: 'https://example.com/' }],
      asked: ['How much is a beard trim?'],
      told: '£12',
    },
    objects: ({ outcome, index }) =>
      outcome.kind === 'hours'
        ? outcome.hours.schedule.doubtful === true
        : outcome.kind === 'passage' && outcome.passages.some((at) => index.doubted.has(at)),
  },
  {
    // Too many parts have hours of their own, or some have no name.
    name: 'hours-of-which-part',
    said: 'quoted',
    example: {
      page: `# Opening hours\n\n${['Shop', 'Café', 'Bar', 'Pool', 'Sauna', 'Library']
        .map((part, nth) => `## ${part}\n\n- Monday to Friday: ${7 + nth}:00 – 17:00\n- Saturday: closed`)
        .join('\n\n')}`,
      asked: ['When are you open?'],
      told: '7:00 – 17:00',
    },
    objects: ({ outcome }) =>
      outcome.kind === 'hours' && !outcome.hours.branch && outcome.hours.otherParts === null,
  },
]

/** Objections in order; one match is enough. The probability comes last. */
export const objections: Objection[] = [
  {
    name: 'said-to-be-likely',
    example: {
      page: 'Since 1994 we have been in the old mill.',
      asked: ['Since when do you exist?'],
      told: 'Since 1994',
    },
    objects: ({ outcome }) => outcome.doubtful === true,
  },
  {
    // Customers don't speak for the business, and a post may be out of date.
    name: 'not-our-words-of-today',
    example: {
      page: '“The boat tour costs £6 per person.” Ann, Leeds',
      asked: ['How much does the boat tour cost?'],
      told: '£6',
    },
    objects: ({ outcome, index }) => outcome.passages.some((at) => index.passages[at]!.voice),
  },
  {
    name: 'another-feast',
    ofSomethingElse: true,
    example: {
      page: 'Opening on Friday: the museum closes at 9 pm.',
      asked: ['museum open good friday'],
      told: '9 pm',
    },
    objects: ({ question, passage }) => isOfAnotherFeast(question, passage),
  },
  {
    // 'Electric, not the heat pump' could otherwise get the cell it excludes.
    name: 'column-not-wanted',
    ofSomethingElse: true,
    example: {
      page: '| Instrument | Our pupils | Everyone else |\n| --- | --- | --- |\n| Cello | £19 | £23 |',
      asked: ['what is a cello if im not one of your pupils'],
      told: 'Cello',
    },
    objects: ({ outcome, passage, question }) =>
      outcome.columns !== null &&
      isAffirmative(passage) &&
      speaksNegatively(question.asked, question.language),
  },
  {
    // An amount in the question picks the row; a day carried over from before does not.
    name: 'one-of-two-rows',
    example: {
      page: `| Room | Day | Price |
| --- | --- | --- |
| Loft | Monday | £80 |
| Loft | Saturday | £120 |
| Barn | Monday | £60 |
| Barn | Saturday | £90 |`,
      asked: ['How much is the Loft?', 'And the Barn?'],
      told: 'Barn',
    },
    objects: ({ outcome, question, index, measures }) =>
      measures === null &&
      question.groups.every(({ quantity }) => quantity === undefined) &&
      hasTwin(outcome.passages[0]!, index),
  },
  {
    name: 'two-questions',
    example: {
      page: 'Parking behind the house is free for guests.',
      asked: ['is parking free, do guests park behind the house or where'],
      told: 'Parking behind',
    },
    objects: ({ question, measures, alone }) =>
      measures !== null && alone && hasSecondQuestion(question.text, question.language),
  },
  {
    // 'What do you not repair?' needs a denial.
    name: 'asked-what-is-not',
    ofSomethingElse: true,
    example: {
      page: 'We repair bicycles, scooters and prams.',
      asked: ['What do you not repair?'],
      told: 'We repair bicycles',
    },
    objects: ({ question, passage, measures }) =>
      measures !== null &&
      question.type === 'other' &&
      isAffirmative(passage) &&
      asksNegatively(question.text, question.language),
  },
  {
    // 'Do you do knee surgery?' has no answer in what is offered after it.
    name: 'only-beside',
    example: {
      page: 'Parking next to the lido costs £2 an hour.',
      asked: ['do you have a lido'],
      told: 'next to the lido',
    },
    objects: ({ question, passage, index, measures }) =>
      measures !== null && question.type === 'whether' && isOnlyBeside(question, passage, index),
  },
  {
    // No search compared this passage with the message's other question.
    name: 'one-of-several-asked',
    example: {
      page: 'We are certified to ISO 27001 since 2020. Our company was founded in 2016.',
      asked: ['Are you ISO certified and since when?'],
      told: 'founded in 2016',
    },
    objects: ({ outcome, measures, alone }) => measures === null && !alone && outcome.columns === null,
  },
  {
    // 'Who makes the frames?' needs a name.
    name: 'nobody-named',
    ofSomethingElse: true,
    example: {
      page: 'The frames are made in our workshop.',
      asked: ['Who made the frames in the workshop?'],
      told: 'frames are made',
    },
    objects: ({ question, passage, measures }) =>
      measures !== null &&
      question.type === 'who' &&
      // A row's subject is the thing asked about: 'Spruce and Maple' is no person.
      ((passage.cells ? valuesIn(passage.text) : valuesOf(passage)) & value.person) === 0 &&
      !headedBy(passage.path),
  },
  {
    // 'Do you do massages, and what does it cost?' must not get another price.
    name: 'leans-on-untold',
    ofSomethingElse: true,
    example: {
      page: 'A boat tour costs £6 per person.',
      asked: ['Do you shred paper, and what does it cost per person on a boat tour?'],
      told: '£6',
    },
    objects: ({ refersToUnanswered }) => refersToUnanswered,
  },
  {
    name: 'not-likely',
    example: {
      page: 'Guests may hire boats by the hour. Dogs ride along.',
      asked: ['do you rent out kayaks to guests with dogs'],
      told: 'Guests may hire boats by the hour',
    },
    objects: ({ measures }) => measures !== null && chanceOf(measures) < chanceBars.plain,
  },
]

/** 'Shop | Monday | closed' and 'Shop | Saturday | 9:00–18:30' share a name. */
function hasTwin(at: number, { passages, blockStart }: KnowledgeIndex): boolean {
  const { block, kind, subject } = passages[at]!
  const rows = passages.slice(blockStart[block]!, blockStart[block + 1])
  return kind === 'row' && rows.filter((row) => row.kind === kind && row.subject === subject).length > 1
}

/** 'Are you open on Good Friday?' needs a mention of the holiday, not of Fridays. */
function isOfAnotherFeast({ concepts, text, language }: Question, passage: IndexedPassage): boolean {
  const asksHours = concepts.has('#hours') || concepts.has('#closed')
  if (
    !asksHours ||
    !detectableLanguages.includes(language) ||
    !detectableLanguages.includes(passage.language)
  )
    return false
  return isOtherDay(fold(text), fold(`${passage.path.at(-1) ?? ''} ${passage.subject} ${passage.text}`))
}
