import { isBareWord } from '../../conversation/leaves-topic.ts'
import type { Question } from '../../understand/question.ts'
import { leaningOf } from '../../understand/type/leaning.ts'
import { foundFor } from '../found.ts'
import { telling } from '../outcome.ts'
import type { Resolver } from '../resolver.ts'
import { beyondThat } from './beyond-limit.ts'
import { leadTime, listOfDeadlines } from './deadlines.ts'
import { notDone } from './not-done.ts'
import { onlyKind } from './only-kind.ts'
import { onSameCard, staysWith } from './same-subject.ts'
import { besideInPassage } from './slots.ts'
import { variantAsked } from './variants.ts'

/** 'Why?' */
export const bareWord: Resolver = {
  name: 'bare-word',
  resolve: ({ text }) => (isBareWord(text) ? { kind: 'vague' } : null),
}

/** 'And the small bag?' after '12 oz bag $17, 2 lb bag $39'. */
export const otherVariant: Resolver = {
  name: 'other-variant',
  resolve({ own, previous, follows, fragment, index }) {
    if (previous?.outcome.kind !== 'passage' || !(follows || fragment)) return null
    const [passage] = previous.outcome.passages
    const part = variantAsked(own, passage!, index)
    return part === null ? null : telling(passage!, { part })
  },
}

/** 'And if I'm later than that?' */
export const beyondLimit: Resolver = {
  name: 'beyond-limit',
  resolve({ text, previous, follows, index }) {
    if (previous?.outcome.kind !== 'passage' || !follows) return null
    const beyond = beyondThat(text, previous.outcome.passages.at(-1)!, index)
    return beyond === null ? null : telling(beyond)
  },
}

/** 'And a child's?' after a passage that tells the prices of both. */
export const besideIt: Resolver = {
  name: 'beside-it',
  resolve({ own, question, previous, follows, index }) {
    if (previous?.outcome.kind !== 'passage' || !follows || own.type !== 'other') return null
    const beside = besideInPassage(own, question.type, previous.outcome.passages[0]!, index)
    return beside === null ? null : telling(beside, { alone: true })
  },
}

/** 'And how many classes do I get for that?' after the price of a thing with a section of its own. */
export const sameCard: Resolver = {
  name: 'same-card',
  resolve({ own, text, language, previous, follows, sameMessage, index }) {
    if (previous?.outcome.kind !== 'passage' || !follows) return null
    if (!pointsBack(own) && !(sameMessage && leaningOf(text, language).pronoun)) return null
    const card = onSameCard(own, previous.outcome.passages[0]!, previous.question, index)
    return card === null ? null : telling(card, { alone: true })
  },
}

/** 'What discount would I get with that?' names what it is asked of, if only by pointing. */
const pointsBack = ({ text, language }: Question) =>
  language === 'en' &&
  /\b(?:with|on|for|in|under|from) (?:that|it|this|them|those|that one|this one)\s*[?.!]*$/i.test(text)

/** 'Prices?' names a kind of answer and no thing. */
export const kindAlone: Resolver = {
  name: 'kind-alone',
  resolve({ question, name, index }) {
    if (!question.groups.every((group) => group.role === 'weak' || group.role === 'type')) return null
    const left = notDone(question, index)
    return left === null ? onlyKind(question, name, index) : telling(left)
  },
}

/** 'How hot is the water?' in a talk about one tea. */
export const sameSubject: Resolver = {
  name: 'same-subject',
  resolve(asked) {
    const { own, previous, follows, index } = asked
    const same = follows && !pointsBack(own) ? null : staysWith(previous, own, foundFor(asked), index)
    return same === null ? null : telling(same)
  },
}

/** 'Do you do nails?' where the site says what it does not do. */
export const notOffered: Resolver = {
  name: 'not-offered',
  resolve(asked) {
    const left = foundFor(asked).chosen || asked.follows ? null : notDone(asked.question, asked.index)
    return left === null ? null : telling(left)
  },
}

/** '…three days before?' lies between the deadlines that a list states. */
export const listedDeadlines: Resolver = {
  name: 'listed-deadlines',
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
