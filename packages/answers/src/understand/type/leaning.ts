import { fold } from '../../language/fold.ts'
import type { Language } from '../../types.ts'

// How people lean on what was said before: a joining word in front, or a word that stands for something named.
const leads: Record<Language, RegExp> = {
  en: /^(?:and|so|but|or|then|what about|how about|also|what if|same for|ok(?:ay)?)\b/,
  es: /^¿?\s*(?:y|e|pero|entonces|tambien|o)\b/,
  fr: /^(?:et|mais|alors|aussi|ou)\b/,
  de: /^(?:und|aber|oder|dann|auch|wie sieht es|was ist mit)\b/,
  it: /^(?:e|ed|ma|allora|anche|invece)\b/,
  pt: /^(?:e|mas|entao|tambem)\b/,
  ru: /^(?:а|и|но|тогда|также)(?=\s)/u,
  ja: /^(?:では|それで|じゃあ|そして)|は[?？]?$/u,
  ko: /^(?:그럼|그리고|그러면)|(?:은|는)요?[?？]?$/u,
  zh: /^(?:那|还有|那么)|呢[?？]?$/u,
  ar: /^(?:و|وماذا عن|ماذا عن)/u,
  hi: /^(?:और|तो|फिर)(?=\s)/u,
  nl: /^(?:en|maar|of|dan|ook|hoe zit het|wat met|en wat met)\b/,
}
const pronouns: Record<Language, RegExp> = {
  en: /\b(?:it|its|he|him|his|she|her|they|them|their|that|those|this|these|there|one|ones)\b/,
  es: /\b(?:el|ella|ellos|ellas|ese|esa|esos|esas|este|esta|eso|esto|lo|ahi|alli|suyo|su)\b/,
  fr: /\b(?:il|elle|ils|elles|ce|cela|ca|celui|celle|y|lui|leur|la-bas)\b/,
  de: /\b(?:er|sie|es|ihn|ihm|ihr|das|dies|diese[rsmn]?|dort|davon|dafur|dazu|dabei|damit)\b/,
  it: /\b(?:lui|lei|loro|esso|essa|questo|questa|quello|quella|ci|li|ne)\b/,
  pt: /\b(?:ele|ela|eles|elas|esse|essa|este|esta|isso|isto|aquele|la|ai)\b/,
  ru: /(?<!\p{L})(?:он|она|оно|они|его|ее|их|это|этот|эта|там|него|нее)(?!\p{L})/u,
  ja: /それ|これ|あれ|その|この|彼|彼女|そこ/u,
  ko: /그것|이것|저것|그거|이거|거기|그분|그/u,
  zh: /它|他|她|这|那/u,
  ar: /هو|هي|هم|ذلك|هذا|هذه|هناك/u,
  hi: /वह|यह|वे|उस|इस|वहाँ|वहां|उनका|उनके/u,
  nl: /\b(?:hij|hem|zij|ze|haar|hun|het|dat|die|dit|deze|daar|ervan|ervoor|erbij|ermee|daarvoor|daarvan|daarbij|daarmee)\b/,
}

export interface Leaning {
  /** Starts by joining on to what was said. */
  joins: boolean
  /** Uses a word that stands for something said before. */
  pronoun: boolean
}

export function leaningOf(text: string, language: Language): Leaning {
  const seen = fold(text).trim()
  return { joins: leads[language].test(seen), pronoun: pronouns[language].test(seen) }
}
