import { fold } from '../language/fold.ts'
import type { Language } from '../types.ts'
import type { Question } from '../understand/question.ts'
import type { Exchange } from './exchange.ts'

const bareWord =
  /^\W*(?:why|how|what|how come|warum|wieso|weshalb|waarom|hoezo|hoe|por que|pourquoi|perche)\W*$|^(?=\W*$)(?:(?!почему|なぜ|왜|为什么|لماذا|क्यों).)*(?:почему|なぜ|왜|为什么|لماذا|क्यों)/su

const bareHowMuch: Partial<Record<Language, [asked: RegExp, meant: string]>> = {
  en: [/^\W*(?:how much|how much is it|whats the price|price)\W*$/, 'prices'],
  de: [/^\W*(?:wie ?viel|was kostets|wie teuer)\W*$/, 'Preise'],
  nl: [/^\W*(?:hoe ?veel|wat kost dat|wat kost het|hoe duur)\W*$/, 'prijzen'],
  es: [/^\W*(?:cuanto|a cuanto|cuanto es)\W*$/, 'precios'],
  fr: [/^\W*(?:combien|c ?est combien|ca coute combien)\W*$/, 'prix'],
  it: [/^\W*(?:quanto|quanto viene)\W*$/, 'prezzi'],
  pt: [/^\W*(?:quanto|quanto e)\W*$/, 'preços'],
}

const howMuchOfIt: Partial<Record<Language, RegExp>> = {
  en: /^\W*(?:how much(?: is| does| do| will| would|s) it(?: cost| charge| be)?|what (?:does|do|will|would) it (?:cost|charge)|(?:what(?: is| are|s) )?(?:the )?(?:costs?|prices?|pricing|fees?) (?:of|for) it|its? (?:costs?|prices?|pricing|fees?))\W*$/,
  de: /^\W*(?:was|wie ?viel) kostet (?:das )?it\W*$/,
  nl: /^\W*(?:wat|hoe ?veel) kost (?:het )?it\W*$/,
  es: /^\W*cuanto (?:cuesta|vale|cobra) it\W*$/,
  fr: /^\W*combien (?:ca )?coute it\W*$/,
  it: /^\W*quanto (?:costa|viene) it\W*$/,
  pt: /^\W*quanto (?:custa|e) (?:o |a )?it\W*$/,
}

const unmarked = (text: string) => fold(text).replace(/['’]/g, '').trim()

/** 'What does Foyer cost?', asked of Foyer: the name is the product, and all it sells is meant. */
export function asksOfAll(text: string, language: Language, name: string): boolean {
  const [bare] = bareHowMuch[language] ?? []
  const said = unmarked(text)
  const own = unmarked(name)
  return (
    bare?.test(said) === true || howMuchOfIt[language]?.test(own ? said.replaceAll(own, 'it') : said) === true
  )
}

/** 'How much?', of nothing yet: what there is, and what it costs. */
export function asTopic(text: string, language: Language, previous: Exchange | null, name: string): string {
  const [asked, meant] = bareHowMuch[language] ?? []
  if (!asked || !meant) return text
  const said = unmarked(text)
  const own = unmarked(name)
  if (own && said.includes(own) && asksOfAll(text, language, name)) return meant
  return previous?.outcome.kind !== 'passage' && asked.test(said) ? meant : text
}

/** 'Why?' asks for what no site tells, and not for the same again. */
export const isBareWord = (text: string): boolean => bareWord.test(fold(text))

const ofTheBusiness = new Set(['price', 'phone', 'email', 'address', 'where', 'who'])

/** 'What does it cost?' after the opening hours names nothing, and yet is not about the hours. */
export const leavesTopic = ({ type, concepts, days }: Question, { outcome }: Exchange) =>
  (outcome.kind === 'hours' || outcome.kind === 'contact') &&
  days.length === 0 &&
  (ofTheBusiness.has(type) || concepts.has('#contact'))
