import { liked } from '../../understand/type/question-type.ts'
import type { Candidate } from '../candidate.ts'
import type { Objection } from '../objection.ts'
import {
  allOfIt,
  asksTheSame,
  essayAlone,
  rowsWholeName,
  storyAlone,
  threshold,
  withUnheard,
} from '../thresholds.ts'
import { isUnheard } from './falls-short.ts'
import { isRare } from './word-presence.ts'

/** Too small a share of what was asked; what is named by a heading or a row counts for some of it. */
export const littleOfIt: Objection = {
  name: 'little-of-it',
  verdict: 'coverage',
  example: {
    page: `Opened the garage in 1994. Still road-tests every car with a noise nobody can find.
Broken down?
We have no recovery truck of our own. Call Swift Recovery on 01632 960 812, day or night; they will bring the car to us and you can leave the keys in the drop box.`,
    asked: ['car just died on the ring road, can you come and tow me in?'],
    told: null,
  },
  objects({ essay, judged, question, passage, named }) {
    const isRow = passage.cells !== undefined && judged.subjectShare > rowsWholeName
    const own = isRow ? threshold.row : threshold.own
    const base = question.foreign ? threshold.foreign : essay ? threshold.essay : own
    return judged.coverage < base - threshold.namedWorth * named
  },
}

/** 'Can I watch my dog on a camera?' is not told by dogs and days where no camera is spoken of. */
export const thingUnheardOf: Objection = {
  name: 'thing-unheard-of',
  verdict: 'focus',
  example: {
    page: `- Flea & worm cover all year
Join
### Rabbit
per month
- Yearly vaccination`,
    asked: ['wot jabs duz a rabit need'],
    told: null,
  },
  objects: ({ essay, judged, question, missing, named }) =>
    !essay &&
    !question.foreign &&
    judged.coverage < withUnheard &&
    named < allOfIt &&
    missing.some(isUnheard),
}

/** A story may hold the answer's words by chance; where the question names nothing, much of it has to fit. */
export const storyByChance: Objection = {
  name: 'story-by-chance',
  verdict: 'focus',
  objects: ({ essay, judged, subjects, named }) =>
    subjects.length > 0 &&
    subjects.every((group) => group.told) &&
    named < storyAlone.heading &&
    judged.coverage < (named < storyAlone.barelyNamed && !essay ? storyAlone.unnamed : storyAlone.named),
}

/** In long prose half of what is asked has to stand in one sentence, or its neighbours must tell most of it. */
export const spreadOverEssay: Objection = {
  name: 'spread-over-essay',
  verdict: 'coverage',
  example: {
    page: `Coffee is a brewed drink prepared from roasted coffee beans, the seeds of berries from certain flowering plants in the Coffea genus. From the coffee fruit, the seeds are separated to produce a stable, raw product: unroasted green coffee. The seeds are then roasted, a process which transforms them into a consumable product. Coffee is darkly coloured, bitter, slightly acidic and has a stimulating effect in humans, primarily due to its caffeine content.
Clinical research indicates that moderate coffee consumption is benign or mildly beneficial as a stimulant in healthy adults, with continuing research on whether long-term consumption reduces the risk of some diseases. The word entered English in 1582 through the Dutch koffie, borrowed from the Turkish kahve, which came in turn from the Arabic qahwah.
According to legend, the goatherd Kaldi discovered the plant in the 9th century when he noticed his goats dancing after they had eaten its berries. The story did not appear in writing until 1671, when Antoine Faustus Nairon, a Maronite professor in Rome, told it, and it is probably apocryphal. Another legend attributes the discovery to Sheikh Omar, a healer exiled from Mocha to a desert cave near Ousab.
The earliest credible evidence of coffee drinking appears in the middle of the 15th century in the Sufi shrines of Yemen, where monks used it to stay awake during night prayers. By 1414 the plant was known in Mecca. In 1511 the governor Khair Beg forbade coffee there because he feared that it fostered opposition to his rule, and the Sultan of Cairo had him put to death for it.`,
    asked: ['When was the Kaldi story first written down?'],
    told: null,
  },
  objects: ({ essay, judged }) =>
    essay && judged.coverage < essayAlone.coverage && judged.inItself < essayAlone.inItself,
}

/** One synonym is a guess, unless it names the heading or is rare and the kind of answer fits. */
export const oneSynonymAlone: Objection = {
  name: 'one-synonym-alone',
  verdict: 'synonyms',
  example: {
    page: `| Large car (2.0 litres and over) | £174 | £264 | £379 |
An interim service takes about an hour and a half, a full service about three hours and a major service most of the day. Please bring the car before 9:00.
Hybrids cost the same as petrol cars. For fully electric cars we do a yearly EV check for £119, whatever the size. We do not open or repair high-voltage batteries.
Is my manufacturer's warranty safe?
Yes. We use parts of original-equipment quality and stamp the book or update the digital record, so your manufacturer's warranty stays valid.`,
    asked: ['what kinds of vehicles do you not work on?'],
    told: null,
  },
  objects(candidate) {
    const { judged, question, subjects } = candidate
    if (subjects.length === 0 || judged.exact > 0 || judged.byConcept >= 2) return false
    return (
      !namesHeading(candidate) && !saysItAll(candidate) && (question.foreign || !isRareAndFits(candidate))
    )
  },
}

const namesHeading = ({ subjects, named }: Candidate): boolean => named >= 0.5 && subjects.length === 1

const isRareAndFits = ({ judged, question, subjects, needs, index }: Candidate): boolean =>
  subjects.some((group) => isRare(group, judged.passage, index)) &&
  (needs !== 0 || question.type === 'whether' || (judged.values & liked[question.type]) !== 0)

/** A single sentence that says all that was asked, in other words. */
const saysItAll = ({ essay, judged, question }: Candidate): boolean =>
  !essay &&
  judged.coverage > (question.type === 'other' ? 0.95 : allOfIt) &&
  judged.inItself > 0.95 &&
  (question.type !== 'other' || judged.lead > asksTheSame.lead)

export const moreMissingThanFound: Objection = {
  name: 'more-missing-than-found',
  verdict: 'focus',
  example: {
    page: `A single session with a personal trainer is €55, a block of ten €480. The first session for new members is free.

Marta also offers physiotherapy: 45 minutes for €70. Most health insurers pay back part of it.`,
    asked: ['Where does Marta live?'],
    told: null,
  },
  objects: (candidate) =>
    !candidate.essay &&
    candidate.missing.length > 0 &&
    candidate.missing.length >= candidate.judged.found &&
    candidate.named < 0.78 &&
    !isLikely(candidate),
}

/**
 * The kind of answer fits and the weightier word is there: a lesser one may go by another name. A name alone does not
 * do: 'shipping to Japan' is not told by a tea from Japan.
 */
function isLikely({ judged, question, passage, subjects, needs, strongestMissing }: Candidate): boolean {
  const thing = subjects.some((group) => !group.name && !judged.missing.includes(group) && group.exact)
  const fits =
    (needs !== 0 || question.type === 'who') && (judged.values & (liked[question.type] || needs)) !== 0
  const about = !passage.cells || judged.subjectShare > 0
  return fits && thing && about && judged.strongest > strongestMissing * 1.15
}
