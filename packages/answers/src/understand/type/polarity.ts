import { fold } from '../../language/fold.ts'
import type { Language } from '../../types.ts'

const negations: Record<Language, RegExp> = {
  en: /\b(?:not|never|no|nor|neither|none|nobody|nothing|cannot|without|unable|except|excluded?|excluding|refuse\w*|decline\w*|forbidden|prohibited|non)\b|n't\b|\bun(?!i|der|til|less)\w{4,}|-free\b|\bin(?:eligible|valid)\b|\bonly\b/,
  es: /\b(?:no|nunca|ni|ningun\w*|nadie|nada|sin|excepto|salvo|tampoco|prohibid\w+|solo)\b/,
  fr: /\b(?:pas|jamais|aucun\w*|ni|sans|sauf|rien|personne|interdit\w*|non|seulement)\b/,
  de: /\b(?:nicht|nie|niemals|kein\w*|ohne|ausser|weder|niemand|nichts|verboten|nur|ausgeschlossen)\b|frei\b/,
  it: /\b(?:non|mai|nessun\w*|ne|senza|tranne|eccetto|niente|vietat\w+|solo)\b/,
  pt: /\b(?:nao|nunca|nenhum\w*|nem|sem|exceto|ninguem|nada|proibid\w+|so|apenas)\b/,
  ru: /(?<!\p{L})(?:не|нет|ни|никогда|без|кроме|нельзя|только)(?!\p{L})/u,
  ja: /ない|ません|不可|禁止|以外|のみ/u,
  ko: /않|없|못|불가|금지|제외|만/u,
  zh: /不|没|无|非|勿|禁|除|仅|只/u,
  ar: /(?<!\p{L})(?:لا|ليس|لن|لم|بدون|غير|ممنوع|الا|فقط)(?!\p{L})/u,
  hi: /नहीं|न |मत|बिना|सिवाय|केवल/u,
}

// Only a negation inside the question itself turns it round; 'I don't like it, can I …?' tells a story, as does
// '… something I have not used?'.
const turned: Partial<Record<Language, RegExp>> = {
  en: /^(?:what|which|who|whom|where|when|why|how)\b(?:(?!\bif\b|(?<!\b(?:can|must|should|may|do|could|will|would) )\b(?:i|we) (?:have|had|am|did|do|was|never|don't))[^,;])*(?:\b(?:not|never|no|cannot|without)\b|n't\b)/,
  es: /^¿?\s*(?:que|cual\w*|quien\w*|donde|cuando|por que|como)\b[^,;]*\b(?:no|nunca|sin|ningun\w*)\b/,
  fr: /^(?:que|quel\w*|qui|ou|quand|pourquoi|comment)\b[^,;]*\b(?:pas|jamais|sans|aucun\w*)\b/,
  de: /^(?:was|welche\w*|wer|wen|wo|wann|warum|wie)\b[^,;]*\b(?:nicht|nie|kein\w*|ohne)\b/,
  it: /^(?:che|cosa|qual\w*|chi|dove|quando|perche|come)\b[^,;]*\b(?:non|mai|senza|nessun\w*)\b/,
  pt: /^(?:que|qual|quais|quem|onde|quando|por que|como)\b[^,;]*\b(?:nao|nunca|sem|nenhum\w*)\b/,
}

/** '… something I have not used': what is said of a thing does not turn the question. */
const aside =
  /\b(?:something|anything|items?|things?|goods|that|which|if|when|because|ones?) (?:i|we|my|it|she|he)\b.{0,1000}$/

/** Whether a question asks for what is not so. */
export const asksNegatively = (question: string, language: Language): boolean => {
  const seen = fold(question).replace(/[’‘]/g, "'").trim()
  return turned[language]?.test(language === 'en' ? seen.replace(aside, '') : seen) ?? false
}

const supposing =
  /^(?:and |so |but )?what (?:(?:happens|will happen|do i do|should i do|do we do) (?:if|when)|if)\b/

/** 'What happens if my dog is hurt?' is told by a sentence that begins with the same if. */
export const supposes = (question: string, language: Language): boolean =>
  language === 'en' && supposing.test(fold(question).trim())

export const speaksOfCases = (text: string): boolean => /\b(?:if|unless|in case|otherwise)\b/i.test(text)

const otherwise =
  /^(?:and |so )?(?:what (?:happens |if |about if |do i do if )?(?:if )?|do (?:i|we) (?:have to )?(?:pay|lose).{0,30} if )(?:i|we|he|she|they|it|my \p{L}+|our \p{L}+|nobody|no one) (?:just )?(?:do not|don't|dont|does not|doesn't|doesnt|cannot|can't|cant|can not|couldn't|never|fail to|forget to|is not|isn't|are not|aren't|am not) /u

/** 'What happens if I don't collect it?' is told where something is not done, or too late. */
export const asksOfNotDoing = (question: string, language: Language): boolean =>
  language === 'en' && otherwise.test(fold(question).replace(/[’‘]/g, "'").trim())

const undone =
  /\b(?:not|never|nobody|no one|cannot|without|unless|otherwise|later?|fail\w*|miss\w*|forg[eo]t\w*|uncollected|unclaimed|left|lost|lose|no-?shows?|cancel\w*)\b|n't\b/

export const speaksOfNotDoing = (text: string): boolean => undone.test(fold(text).replace(/[’‘]/g, "'"))

export const speaksNegatively = (text: string, language: Language): boolean =>
  negations[language].test(fold(text).replace(/[’‘]/g, "'"))
