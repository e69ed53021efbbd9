import { field, type KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { fieldsOf } from '../knowledge/presence.ts'
import type { Language } from '../types.ts'
import { repairText } from '../understand/spelling/repair-text.ts'
import { splitQuestion } from '../understand/split-question.ts'
import { ask } from './ask.ts'
import { askedAnew } from './asked-anew.ts'
import type { Exchange, Surroundings } from './exchange.ts'
import { leansOnNothing } from './follow-up-of-refusal.ts'
import { personSpokenOf } from './person-spoken-of.ts'
import type { Resolving } from './resolving.ts'
import { twoThings } from './two-things.ts'

/** Takes a message apart into what it asks, each part in the light of the one before. */
export function* converse(
  text: string,
  language: Language,
  previous: Exchange | null,
  around: Surroundings,
  resolving: Resolving,
  leads: (exchange: Exchange) => boolean,
): Generator<Exchange> {
  let before = previous
  let first: Exchange | null = null
  for (const part of partsOf(text, language, around.index)) {
    const inOneMessage = before !== previous
    const asked = ask(part, language, before, around, inOneMessage)
    const outright = resolving.outright(asked)
    if (outright) {
      before = first = outright
      yield outright
      continue
    }
    const leaning = resolving.resolve(asked)
    const meant = inOneMessage ? leaning : askedAnew(leaning, asked, resolving)
    const told = resolving.lookAgain(meant, around.index)
    const whole = told
    const exchanges: Exchange[] =
      first && leansOnNothing(part, first, whole, language, around.index)
        ? [{ ...whole, outcome: first.outcome, trace: [...whole.trace, 'conversation/follow-up-of-refusal'] }]
        : (inTwo(whole, part, language, around, resolving) ?? [whole])
    first = exchanges.at(-1)!
    for (const each of exchanges) {
      const exchange = { ...each, about: personSpokenOf(each, before, around.index) }
      if (leads(exchange)) before = exchange
      yield exchange
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
function inTwo(
  whole: Exchange,
  part: string,
  language: Language,
  around: Surroundings,
  { resolve }: Resolving,
): Exchange[] | null {
  const things = twoThings(part, language)
  if (!things) return null
  // Each may end it, and what follows an 'and' is the likelier to be no thing at all.
  const second = resolve(ask(things[1], language, null, around))
  if (second.outcome.kind !== 'passage') return null
  const first = resolve(ask(things[0], language, null, around))
  if (first.outcome.kind !== 'passage' || first.outcome.passages[0] === second.outcome.passages[0])
    return null
  const both = [first, second]
  const { outcome } = whole
  if (outcome.kind !== 'passage') return both
  const passage = outcome.passages[0]!
  return both.every((one) => isAbout(one, passage, around.index)) ? null : both
}

const itself = field.subject | field.body

const isAbout = ({ question }: Exchange, passage: number, index: KnowledgeIndex) =>
  question.groups.every(
    (group) =>
      group.role !== 'subject' ||
      group.alternatives.some(({ term, weight }) => weight >= 0.4 && fieldsOf(index, term, passage) & itself),
  )
