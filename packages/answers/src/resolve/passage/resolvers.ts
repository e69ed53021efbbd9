import { find } from '../../accept/find.ts'
import { isBareWord } from '../../conversation/leaves-topic.ts'
import { foundFor } from '../found.ts'
import { telling } from '../outcome.ts'
import type { Resolver } from '../resolver.ts'
import { leadTime, listOfDeadlines } from './deadlines.ts'
import { notDone } from './not-done.ts'
import { onlyKind } from './only-kind.ts'
import { staysWith } from './same-subject.ts'

/** 'Why?' */
export const bareWord: Resolver = {
  name: 'bare-word',
  example: {
    page: `## Tuning

A full tuning costs €480 because it takes a week.`,
    asked: ['How much is a full tuning?', 'Why?'],
    told: null,
  },
  resolve: ({ text }) => (isBareWord(text) ? { kind: 'vague' } : null),
}

/** 'Prices?' names a kind of answer and no thing. */
export const kindAlone: Resolver = {
  name: 'kind-alone',
  example: {
    page: `## Prices

| Service | Price |
| --- | --- |
| Bellows repair | €120 |
| Full tuning | €480 |`,
    asked: ['Prices?'],
    told: '€480',
  },
  resolve({ question, name, index }) {
    if (!question.groups.every((group) => group.role === 'weak' || group.role === 'type')) return null
    const left = notDone(question, index)
    return left === null ? onlyKind(question, name, index) : telling(left)
  },
}

/** 'How hot is the water?' in a talk about one tea. */
export const sameSubject: Resolver = {
  name: 'same-subject',
  example: {
    page: `Sencha Kirameki
: Steamed green tea from Shizuoka, Japan. $19 for 100 g. Steep 90 seconds at 75 °C.`,
    asked: ['How long should I steep the Sencha?', 'How hot should the water be?'],
    told: 'Sencha Kirameki: Steamed green tea from Shizuoka, Japan. $19',
  },
  resolve(asked) {
    const { own, previous, follows, index } = asked
    const same = follows ? null : staysWith(previous, own, index)
    const { chosen } = find(own, index)
    // What is asked for by its whole name is meant, whatever was spoken of before.
    const isAnother = chosen !== null && chosen.passage !== same && chosen.subjectShare > wholeName
    return same === null || isAnother ? null : telling(same)
  },
}

/** 'Do you do nails?' where the site says what it does not do. */
export const notOffered: Resolver = {
  name: 'not-offered',
  example: {
    page: `What we don't do:
- Motorhomes over 3.5 tonnes
- Teslas`,
    asked: ['what jobs do you not take on?'],
    told: "What we don't do:",
  },
  resolve(asked) {
    const { chosen } = foundFor(asked)
    const isFound = chosen !== null && chosen.coverage > mostOfIt
    const left = isFound || asked.follows ? null : notDone(asked.question, asked.index)
    return left === null ? null : telling(left)
  },
}

const mostOfIt = 0.5
const wholeName = 0.85

/** '…three days before?' lies between the deadlines that a list states. */
export const listedDeadlines: Resolver = {
  name: 'listed-deadlines',
  example: {
    page: `## Cancelling

- Up to seven days before: free
- Up to two days before: half of the price
- Later: the whole price`,
    asked: ['What does it cost to cancel three days before?'],
    told: 'Up to seven days before',
  },
  resolve(asked) {
    const { chosen } = foundFor(asked)
    if (
      !chosen ||
      asked.index.passages[chosen.passage]!.kind !== 'item' ||
      !leadTime.test(asked.question.text)
    )
      return null
    const list = listOfDeadlines(chosen.passage, asked.index)
    return list === null ? null : telling(list)
  },
}
