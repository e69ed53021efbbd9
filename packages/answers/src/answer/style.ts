import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { closedWords } from '../knowledge/schedules.ts'
import { sentencesOf, wordCount } from '../knowledge/sentences.ts'
import { speaksNegatively } from '../retrieve/polarity.ts'
import type { Assistant, Language } from '../types.ts'
import { phrasesOf } from './phrases/phrases-of.ts'

const mostWords = 118

/** The same question is always answered alike; different ones vary. */
const pick = <T>(choices: readonly T[], seed: string): T | undefined => {
  let hash = 0
  for (const char of seed) hash = (hash * 31 + char.codePointAt(0)!) >>> 0
  return choices[hash % choices.length]
}

/** 'Good news! We are closed on Sunday.' */
const isBadNews = (text: string, language: Language) =>
  speaksNegatively(sentencesOf(text)[0] ?? '', language) || closedWords.test(text.split('\n')[0]!)

/** Gives an answer the assistant's manner without touching what it says. */
export function flavour(text: string, assistant: Assistant, language: Language, question: string): string {
  const phrases = phrasesOf(language)
  let said = text
  // Concise assistants say the thing and nothing else.
  const opener =
    assistant.tone === 'concise' ? '' : pick(phrases.openers[assistant.personality] ?? [''], question)
  if (opener && wordCount(opener) + wordCount(said) <= mostWords && !isBadNews(text, language))
    said = `${opener}${said.startsWith('- ') ? '\n' : ' '}${said}`
  if (assistant.tone === 'encouraging' && wordCount(said) + wordCount(phrases.encouragement) <= mostWords) {
    said = `${said}${said.includes('\n') ? '\n' : ' '}${phrases.encouragement}`
  }
  return said
}

const untelling =
  /^(?:home|start|startseite|inicio|accueil|index|welcome|willkommen|faq|questions|fragen|preguntas|häufige fragen|preguntas frecuentes)$/i

/** What to suggest when a visitor asks about nothing in particular: the pages' own titles. */
export function topicsOf(index: KnowledgeIndex, name: string): string[] {
  const topics: string[] = []
  for (const page of index.pages) {
    // A part of a page is what all of them repeat, under the name of the site.
    if (page.url.includes('#')) continue
    const [title] = page.title.split(/\s+[|–—·-]\s+/)
    const telling = title && title.length <= 32 && title !== name && !untelling.test(title)
    if (telling && !topics.includes(title)) topics.push(title)
    if (topics.length === 4) break
  }
  return topics
}
