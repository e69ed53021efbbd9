import { field, type KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { fieldsOf } from '../knowledge/presence.ts'
import { whatIsOn } from '../resolve/hours/whats-on.ts'
import { personSpokenOf } from '../resolve/people/same-person.ts'
import { priceByClass } from '../resolve/prices/price-by-class.ts'
import { lookAgain } from '../resolve/prices/second-look.ts'
import { type Surroundings, type Turn, takeTurn } from '../resolve/turn.ts'
import type { Language } from '../types.ts'
import { repairText } from '../understand/spelling/repair-text.ts'
import { splitQuestion } from '../understand/split-question.ts'
import { askedAnew } from './asked-anew.ts'
import { leansOnNothing, thingAlone } from './follow-up-of-refusal.ts'
import { twoThings } from './two-things.ts'

/** Takes a message apart into what it asks, each part in the light of the one before. */
export function* takeTurns(
  text: string,
  language: Language,
  previous: Turn | null,
  around: Surroundings,
  leads: (turn: Turn) => boolean,
): Generator<Turn> {
  let before = previous
  let first: Turn | null = null
  for (const part of partsOf(text, language, around.index)) {
    const inOneMessage = before !== previous
    const outright = priceByClass(part, language, before, around) ?? whatIsOn(part, language, around)
    if (outright) {
      before = first = outright
      yield outright
      continue
    }
    const leaning = takeTurn(part, language, before, around, inOneMessage)
    const meant = inOneMessage ? leaning : askedAnew(leaning, part, language, before, around)
    const asked = lookAgain(meant, around.index)
    const thing =
      first && leansOnNothing(part, first, asked, language, around.index)
        ? thingAlone(first, around.index)
        : null
    const whole = thing ? takeTurn(part, language, thing, around, true) : asked
    const turns: Turn[] =
      first && leansOnNothing(part, first, whole, language, around.index)
        ? [{ ...whole, outcome: first.outcome }]
        : (inTwo(whole, part, language, around) ?? [whole])
    first = turns.at(-1)!
    for (const taken of turns) {
      const turn = { ...taken, about: personSpokenOf(taken, before, around.index) }
      if (leads(turn)) before = turn
      yield turn
    }
  }
}

// Whoever writes that much has more than one sentence to go by.
const longMessage = 400

/** What a message asks; 'and whta do you use' asks again only once it is spelled out. */
function partsOf(text: string, language: Language, index: KnowledgeIndex): string[] {
  const asTyped = splitQuestion(text, language)
  if (text.length > longMessage) return asTyped
  const meant = repairText(text, language, index)
  if (meant === text) return asTyped
  const asMeant = splitQuestion(meant, language)
  return asMeant.length > asTyped.length ? asMeant : asTyped
}

/** Two things in one question are answered one by one, unless one passage is about both ('bed and breakfast'). */
function inTwo(whole: Turn, part: string, language: Language, around: Surroundings): Turn[] | null {
  const things = twoThings(part, language)
  if (!things) return null
  // Each may end it, and what follows an 'and' is the likelier to be no thing at all.
  const second = takeTurn(things[1], language, null, around)
  if (second.outcome.kind !== 'passage') return null
  const first = takeTurn(things[0], language, null, around)
  if (first.outcome.kind !== 'passage' || first.outcome.units[0] === second.outcome.units[0]) return null
  const turns = [first, second]
  const { outcome } = whole
  if (outcome.kind !== 'passage') return turns
  const unit = outcome.units[0]!
  return turns.every((turn) => isAbout(turn, unit, around.index)) ? null : turns
}

const itself = field.subject | field.body

const isAbout = ({ question }: Turn, unit: number, index: KnowledgeIndex) =>
  question.groups.every(
    (group) =>
      group.role !== 'subject' ||
      group.alternatives.some(({ term, weight }) => weight >= 0.4 && fieldsOf(index, term, unit) & itself),
  )
