import { stopWords } from '@foyer/answers/language/stop-words'
import type { Language } from '@foyer/answers/types'
import { fold } from '@foyer/text/fold'
import { questionWords } from './question-words.ts'

export interface AnsweredQuestion {
  question: string
  answer: string
}
interface Said {
  role: 'user' | 'assistant'
  content: string
}

/** An answer with this many figures is recognizable by them alone, such as a week of hours or a phone number. */
const distinctiveFigures = 3
const overlapShare = 0.8
/** 'Open' and 'opening' count as one word. */
const stem = 4

/** True if the conversation already asked or answered a question, even in a model's own words. */
export function isAlreadyAnswered(
  { question, answer }: AnsweredQuestion,
  said: readonly Said[],
  language: Language,
): boolean {
  const asking = wordsOf(questionWords[language].price, language)
  const asked = wordsOf(question, language).filter((word) => !asking.includes(word))
  const told = wordsOf(answer, language)
  const figures = figuresOf(answer)
  return said.some(({ role, content }, at) => {
    const words = stemsOf(content, language)
    if (role === 'user') return asked.length > 0 && asked.every((word) => words.has(word.slice(0, stem)))
    const heard = new Set(figuresOf(content))
    const around = words.union(stemsOf(said[at - 1]?.content ?? '', language))
    const speaksOfIt =
      figures.length >= distinctiveFigures || asked.some((word) => around.has(word.slice(0, stem)))
    if (figures.length > 0 && speaksOfIt && figures.every((figure) => heard.has(figure))) return true
    return told.filter((word) => words.has(word.slice(0, stem))).length > overlapShare * told.length
  })
}

const figuresOf = (text: string) => [...new Set(text.match(/\d+/g))]

const segmenters = new Map<Language, Intl.Segmenter>()
function wordsOf(text: string, language: Language): string[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  const small = stopWords(language)
  const words = [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike)
  return words.map(({ segment }) => fold(segment)).filter((word) => !small.has(word))
}

const stemsOf = (text: string, language: Language) =>
  new Set(wordsOf(text, language).map((word) => word.slice(0, stem)))
