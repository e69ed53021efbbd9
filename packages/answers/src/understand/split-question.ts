import type { Language } from '../types.ts'

const asks: Record<Language, [string, string]> = {
  en: [
    'and|also|but|plus|or|&|\\+',
    '(?:(?:from|at|on|in|by|for|until|till|to|after|before|since|with|of)\\s+)?(?:what|how|when|where|who|which)|why|do|does|did|is|are|can|could|will|would|should|may',
  ],
  es: [
    'y|e|pero|además|también',
    '¿|qué|cuánt\\p{L}+|cuándo|dónde|quién|cómo|cuál|a qué|hay|puedo|se puede|tenéis|tienen|que hora|cuanto|cuando|donde',
  ],
  fr: [
    'et|mais|aussi',
    'quel\\p{L}*|combien|quand|où|qui|comment|pourquoi|est-ce|y a-t-il|puis-je|peut-on|avez-vous|acceptez-vous|à quelle',
  ],
  de: [
    'und|aber|sowie|oder',
    'was|wie|wann|wo|wer|welche\\p{L}*|warum|ist|sind|kann|können|gibt|haben|darf|an welche\\p{L}*|ab wann|bis wann|um wie',
  ],
  it: ['e|ma|anche|ed', 'quanto|quando|dove|chi|come|quale|quali|cosa|che ora|a che|posso|si può|avete|è'],
  pt: ['e|mas|também', 'quanto|quando|onde|quem|como|qual|quais|que horas|a que|posso|tem|há|aceitam'],
  ru: ['и|а|также', 'сколько|когда|где|кто|как|какой|какая|можно|есть|во сколько'],
  ja: ['そして|また|それと', ''],
  ko: ['그리고|또', ''],
  zh: ['还有|另外|以及', ''],
  ar: ['و|ثم', 'كم|متى|أين|من|كيف|هل|ما'],
  nl: [
    'en|maar|of|ook|plus',
    'wat|hoe|hoeveel|wanneer|waar|wie|welke?|waarom|is|zijn|kan|kun|kunnen|mag|moet|heeft|hebben|vanaf (?:wanneer|hoe)|tot (?:wanneer|hoe)|om hoe|op welke?',
  ],
  hi: ['और|तथा', 'क्या|कब|कहाँ|कौन|कितना|कितने|कैसे'],
}

const patterns = new Map<Language, RegExp>()
function joinPattern(language: Language): RegExp {
  let pattern = patterns.get(language)
  if (!pattern) {
    const [joins, starts] = asks[language]
    pattern = starts
      ? new RegExp(`(?:[,;]\\s*|(?<![\\s,;])\\s+)(?:${joins})\\s+(?=(?:${starts})(?![\\p{L}]))`, 'giu')
      : new RegExp(`[、,，。]\\s*(?:${joins})`, 'gu')
    patterns.set(language, pattern)
  }
  return pattern
}

/** 'Prices, and when does it start?': a second question after an 'and', whether or not the first is one by itself. */
export const asksTwice = (text: string, language: Language): boolean =>
  text.split(joinPattern(language)).length > 1

const tooShort = /^[\p{P}\s]*(?:\p{L}+[\p{P}\s]*)?$/u
const longestLone = 80
const isLone = (part: string) => part.length <= longestLone && tooShort.test(part)
const mostParts = 3

/** 'What does it cost and when are you open?' asks twice. */
export function splitQuestion(text: string, language: Language): string[] {
  const sentences = text
    .split(/(?<=[?？؟!。])\s*(?=\S)|\n+/u)
    .map((part) => part.trim())
    .filter(Boolean)
  const asked = sentences
    .flatMap((sentence) => sentence.split(joinPattern(language)))
    .flatMap((piece) => (language === 'en' ? atComma(piece) : [piece]))
  const parts: string[] = []
  for (const part of asked.map((piece) => piece.trim()).filter(Boolean)) {
    // A lone word such as 'hello' or 'thanks' belongs to what follows it.
    if (parts.length > 0 && (isLone(parts.at(-1)!) || isLone(part))) parts[parts.length - 1] += ` ${part}`
    else parts.push(part)
  }
  if (parts.length <= 1) return [text.trim()]
  // Context before the question ('My tyre is flat. What does it cost?') stays with it.
  const merged: string[] = []
  for (const part of parts) {
    const before = merged.at(-1)
    const told = !isQuestion(part, language)
    // So does what is added after it ('… cost? 19 inch, on rims').
    if (before !== undefined && (told || !isQuestion(before, language)))
      merged[merged.length - 1] = `${before} ${part}`
    else merged.push(part)
  }
  return merged.slice(0, mostParts)
}

const asksOutright =
  /^\W*(?:(?:hi|hello|hey|and|so)\W+)?(?:(?:do|does|is|are|can|could|will|would|may|have|has)\s+\p{L}|(?:what|how|when|where|who|which)\b(?!\s+(?:i|we|you|he|she|they|it|my|our|your|the|a|an)\b))/iu
const startsAgain =
  /,\s+(?=(?:what(?:['’]s)?|how (?:much|many|long|far|old|big|often|do|can|is)|when (?:do|does|is|are|can)|where (?:do|does|is|are|can)|who (?:do|does|is)|which|do (?:you|i|we|they)|does (?:it|the|he|she)|is (?:there|it|the)|are (?:there|you|the|dogs|children|kids)|can (?:i|we|you|my))\s)/iu
/** 'Can you tell me, what does it cost?' asks once. */
const leadsIn = /\b(?:tell me|let me know|know|say|ask|wondering|question|advise|explain|think)\W*$/iu
/** 'What if I can't come, how much notice do you want?' supposes something and asks once. */
const supposes = /^\W*(?:and |so |but )*what if\b/iu
const fewestWords = 3

/** 'How much is a canoe, can I bring my dog?': two questions with nothing but a comma between them. */
function atComma(piece: string): string[] {
  const match = startsAgain.exec(piece)
  if (!match) return [piece]
  const first = piece.slice(0, match.index)
  if (
    !asksOutright.test(first) ||
    supposes.test(first) ||
    leadsIn.test(first) ||
    first.trim().split(/\s+/).length < fewestWords
  )
    return [piece]
  return [first, piece.slice(match.index + match[0].length)]
}

/** 'Vous livrez ?', 'vos gâteaux contiennent-ils …': spoken French asks without inversion, or within the clause. */
const frenchAsks =
  /^\s*(?:et |mais |alors )?(?:vous|pouvez|pourri?ez|pourrais|proposez|vendez|faites|livrez|prenez|c'est|faut|dois|on peut|je peux|y a)(?!\p{L})|\p{L}-(?:vous|je|ils?|elles?|on|nous)(?!\p{L})/iu

const starters = new Map<Language, RegExp>()

/** Whether a clause opens like a question. */
export function asksSomething(clause: string, language: Language): boolean {
  const [joins, starts] = asks[language]
  if (starts === '') return true
  if (language === 'fr' && frenchAsks.test(clause)) return true
  let pattern = starters.get(language)
  if (!pattern) {
    pattern = new RegExp(
      `^[¿\\s]*(?:(?:${joins}|so|then|please|hi|hello)\\s+)?(?:${starts}|was|were|am|has|have|must|might|whats|hows|wheres|whens|whos|wat|hw|any|anything|got|ok|okay|possible|wont|price|prices|cost)(?![\\p{L}])`,
      'iu',
    )
    starters.set(language, pattern)
  }
  return pattern.test(clause)
}

const openings = new Map<Language, RegExp>()

function isQuestion(part: string, language: Language): boolean {
  const [, starts] = asks[language]
  if (/[?？؟]/.test(part)) return true
  if (starts === '') return false
  let pattern = openings.get(language)
  if (!pattern) {
    // 'I am pregnant: is it safe' asks after what it tells.
    pattern = new RegExp(
      `(?:^|[:;–—${language === 'en' ? ',' : ''}]\\s{1,3})[¿\\s]{0,3}(?:${starts})(?![\\p{L}])`,
      'iu',
    )
    openings.set(language, pattern)
  }
  return pattern.test(part)
}
