import { ask } from '../conversation/ask.ts'
import type { ConversationContext } from '../conversation/exchange.ts'
import { buildSmallIndex } from '../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { resolve } from '../resolve/resolve.ts'
import type { Answer, Assistant, Language, VisitorFile } from '../types.ts'
import { fill, phrasesOf } from './phrases/phrases.ts'
import { sayExchange } from './say-exchange.ts'
import { toAnswer } from './to-answer.ts'
import type { WayOfAnswering } from './ways.ts'

interface FilesAsked {
  files: readonly VisitorFile[]
  question: string
  language: Language
  assistant: Assistant
}

const fileIndexes = new WeakMap<VisitorFile, KnowledgeIndex>()

/** Cached as long as the caller keeps the file. */
function indexOfFile(file: VisitorFile, language: Language): KnowledgeIndex {
  const before = fileIndexes.get(file)
  if (before?.language === language) return before
  const pages = [{ url: '', title: '', text: file.text.slice(0, 200_000) }]
  const index = buildSmallIndex({ pages, facts: [] }, { language })
  fileIndexes.set(file, index)
  return index
}

/** Falls back to files that the visitor sent. */
export function answerFromFiles(
  { files, question, language, assistant }: FilesAsked,
  name: string,
): Answer | null {
  for (const file of files) {
    const index = indexOfFile(file, assistant.language)
    const around: ConversationContext = { index, name, clock: null }
    const exchange = resolve(ask(question, language, null, around))
    const piece = sayExchange(exchange, language, assistant, around)
    if (!piece) continue
    const text = `${fill(phrasesOf(language).fileSays, { file: file.name })} ${piece.text}`
    const way: WayOfAnswering = 'say/from-file'
    return toAnswer('plain', { text, kind: 'file', language, trace: [...exchange.trace, way] })
  }
  return null
}
