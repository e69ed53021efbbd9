import { type FoundFact, foundFact } from '@foyer/contract/facts'
import { factKinds } from '@foyer/contract/scans'
import { findSums } from '@foyer/crawler/facts/money'
import { isVisitorsVoice } from '@foyer/crawler/facts/own-words'
import { isPlanted } from '@foyer/crawler/facts/whose'
import { z } from 'zod'
import type { FactPage } from './choose-fact-pages.ts'

/** What a model may say of a fact; everything else about it is worked out from its words. */
const said = z.object({
  kind: z.enum(factKinds),
  label: z.string().trim().min(1).max(120),
  value: z.string().trim().min(1).max(300),
  part: z.string().trim().max(80).nullish(),
  condition: z.string().trim().max(80).nullish(),
  quote: z.string().trim().min(3).max(400),
})
type Said = z.infer<typeof said>

/** A page states a few dozen things; a model that lists more repeats itself. */
const mostFacts = 60
/** The site's own readers miss next to none of these: what only a model finds is mostly somebody else's. */
const contacts = new Set<FoundFact['kind']>(['phone', 'email', 'address', 'social', 'name'])

/**
 * What of a model's reply stands on the page: each fact whose quote the page has word for word, whose figures the quote
 * has, and whose name is made of the page's words. The rest is left out without a word.
 */
export function checkModelFacts(reply: string, page: FactPage): FoundFact[] {
  const text = folded(page.text)
  const words = new Set(wordsOf(`${page.title} ${page.text}`))
  const sentences = page.text.split(sentenceEnd).map(folded)
  return objectsIn(reply)
    .flatMap((item) => said.safeParse(item).data ?? [])
    .filter((fact) => stands(fact, text, words) && !isToldByVisitor(fact, sentences))
    .slice(0, mostFacts)
    .flatMap((fact) => foundFact.safeParse(asFound(fact, page)).data ?? [])
}

/** Whether a page still says what a fact quotes. */
export const stillSays = (text: string, quote: string): boolean => folded(text).includes(folded(quote))

function stands(fact: Said, text: string, words: ReadonlySet<string>): boolean {
  const quote = folded(fact.quote)
  if (!text.includes(quote) || isPlanted(fact.quote) || /^[>"“„«]/u.test(fact.quote)) return false
  const figures = new Set(figuresIn(quote))
  const told = [fact.value, fact.label, fact.condition ?? ''].join(' ')
  if (!figuresIn(folded(told)).every((figure) => figures.has(figure))) return false
  if (fact.kind === 'price' && findSums(fact.value).length === 0) return false
  // The kinds of contacts and the days of the week have names of ours.
  if (fact.kind !== 'price' && fact.kind !== 'service' && fact.kind !== 'product') return true
  return wordsOf(fact.label).every((word) => words.has(word))
}

const sentenceEnd = /\n|(?<=[.!?])\s/

/** Half a sentence may leave out who says it: what it stands in is looked at. */
const isToldByVisitor = ({ quote }: Said, sentences: readonly string[]) =>
  isVisitorsVoice(quote) ||
  sentences.some((sentence) => sentence.includes(folded(quote)) && isVisitorsVoice(sentence))

function asFound({ kind, label, value, condition, quote, ...more }: Said, page: FactPage): FoundFact {
  const [sum] = kind === 'price' ? findSums(value) : []
  const part = more.part && stillSays(`${page.title}\n${page.text}`, more.part) ? more.part : null
  // Without its part a week would be taken for that of the whole business.
  const lacksPart = kind === 'hours' && Boolean(more.part) && !part
  return {
    kind,
    label,
    value,
    url: page.url,
    quote,
    origin: 'model',
    sure: !contacts.has(kind) && !lacksPart,
    ...(part && { part }),
    ...(condition && { condition }),
    ...(sum && { amount: sum.amount }),
    ...(sum?.currency && { currency: sum.currency }),
    ...(sum?.unit && { unit: sum.unit }),
  }
}

/** The objects of a reply, a line each or in a list; what is no JSON is passed over. */
function objectsIn(reply: string): unknown[] {
  return reply
    .split('\n')
    .map((line) => line.trim().replace(/^\[|[\],]$/g, ''))
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .flatMap((line) => {
      try {
        return [JSON.parse(line)]
      } catch {
        return []
      }
    })
}

const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[–—‒−]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/[*_|#>`]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const wordsOf = (text: string) => folded(text).match(/\p{L}{3,}/gu) ?? []

/** Runs of figures; that '9' is '9:00' needs no proof. */
const figuresIn = (text: string) =>
  (text.match(/\d+/g) ?? []).map((run) => run.replace(/^0+(?=\d)/, '')).filter((run) => run !== '0')
