import { answer } from '@foyer/answers/answer'
import type { KnowledgeIndex } from '@foyer/answers/knowledge/knowledge-index'
import { peopleOf } from '@foyer/answers/knowledge/people-of'
import { detectLanguage } from '@foyer/answers/language/detect'
import { buildPrompt, defaultBudget, type Prompt } from '@foyer/answers/model/build-prompt'
import { findPrivateMarks } from '@foyer/answers/model/private-marks'
import { listBlocks, retrievePassages } from '@foyer/answers/model/retrieve-passages'
import { readWholeSite, type WholeSite } from '@foyer/answers/model/whole-site'
import { groupQuestions } from '@foyer/answers/questions/group'
import { smallTalkIn } from '@foyer/answers/small-talk/small-talk'
import type { Answer, AnswerKind, Assistant, Language, Page, VisitorFile } from '@foyer/answers/types'
import { buildingToAnswer } from '@foyer/answers/understand/prepare'
import { LRUCache } from 'lru-cache'
import type {
  AnsweringResult,
  AnsweringTask,
  AskedQuestion,
  PromptWanted,
  Question,
} from './answering-task.ts'

type Task<Kind> = Extract<AnsweringTask, { kind: Kind }>
type HeldIndex = {
  pages: Page[]
  building: Generator<void, KnowledgeIndex> | null
  index: KnowledgeIndex | null
  whole?: { site: string; siteTokens: number; read: WholeSite | null }
}

// The longest that a question waits for a build step.
const stepMs = 8
// A word or two may belong to several languages.
const sureOfLanguage = 0.3

/** These need no passages, and attacks must not reach a model. */
const withoutModel: ReadonlySet<AnswerKind> = new Set([
  'greeting',
  'thanks',
  'farewell',
  'identity',
  'chat',
  'guarded',
])

export function createAnswerer(): (task: AnsweringTask) => AnsweringResult {
  // Patterns of small talk take a third of a second to compile, for plain letters and for others; the first message needs them.
  for (const text of ['1 a', '1 –']) smallTalkIn(text)
  const indexes = new Map<number, HeldIndex>()
  const files = createFileMemory()

  function take({ indexId, pages }: Task<'pages'>): AnsweringResult {
    const held = indexes.get(indexId)
    // Half a site must not pass for a whole one.
    if (!held) return { kind: 'unknown' }
    held.pages.push(...pages)
    return { kind: 'taken' }
  }

  function build({ indexId, rest, language }: Task<'build'>): AnsweringResult {
    const held = indexes.get(indexId)
    if (!held) return { kind: 'unknown' }
    held.building ??= buildingToAnswer({ ...rest, pages: held.pages }, { language })
    const until = performance.now() + stepMs
    for (let step = held.building.next(); ; step = held.building.next()) {
      if (step.done) {
        indexes.set(indexId, { pages: [], building: null, index: step.value })
        return { kind: 'built', marks: findPrivateMarks(rest.kept, step.value) }
      }
      if (performance.now() > until) return { kind: 'building' }
    }
  }

  function ask({ indexId, question, assistant, prompt, now }: Task<'ask'>): AnsweringResult {
    const held = indexes.get(indexId)
    const index = held?.index
    if (!index) return { kind: 'unknown' }
    const asked = { ...question, files: files.known(question.files) }
    const speaking = { ...assistant, multiLanguage: question.multiLanguage }
    const { text, history } = asked
    const found =
      answerFromNewFiles(asked, speaking) ??
      answer({ index, assistant: speaking, question: text, history, files: asked.files, now })
    return {
      kind: 'answered',
      answer: found,
      spoken: spokenIn(asked, found),
      prompt:
        prompt && !withoutModel.has(found.kind)
          ? promptOf(
              index,
              wholeOf(held, index, prompt),
              question.multiLanguage ? speaking : { ...speaking, language: found.language },
              asked,
              {
                ...prompt,
                now,
              },
            )
          : null,
    }
  }

  function search({ indexId, query, name, limit }: Task<'search'>): AnsweringResult {
    const index = indexes.get(indexId)?.index
    if (!index) return { kind: 'unknown' }
    return { kind: 'found', passages: retrievePassages(index, { question: query, name, limit }) }
  }

  return (task) => {
    switch (task.kind) {
      case 'open':
        indexes.set(task.indexId, { pages: [], building: null, index: null })
        return { kind: 'taken' }
      case 'pages':
        return take(task)
      case 'build':
        return build(task)
      case 'ask':
        return ask(task)
      case 'search':
        return search(task)
      case 'blocks': {
        const index = indexes.get(task.indexId)?.index
        return index ? { kind: 'listed', blocks: listBlocks(index, task.most) } : { kind: 'unknown' }
      }
      case 'forget':
        indexes.delete(task.indexId)
        return { kind: 'taken' }
      case 'group':
        return { kind: 'grouped', groups: groupQuestions(task.questions.filter(isQuestion), task.language) }
    }
  }
}

/** Questions with a new file are usually about it, so it is asked first. */
function answerFromNewFiles({ text, files, newFiles = [] }: Question, assistant: Assistant): Answer | null {
  const sent = files.filter(({ name }) => newFiles.includes(name))
  if (sent.length === 0) return null
  const index = emptyIndex(assistant.language)
  const found = answer({ index, assistant, question: text, files: sent })
  return found.kind === 'file' && found.answered ? found : null
}

const emptyIndexes = new Map<Language, KnowledgeIndex>()

function emptyIndex(language: Language): KnowledgeIndex {
  const before = emptyIndexes.get(language)
  if (before) return before
  const building = buildingToAnswer({ pages: [], facts: [] }, { language })
  for (let step = building.next(); ; step = building.next()) {
    if (!step.done) continue
    emptyIndexes.set(language, step.value)
    return step.value
  }
}

// Small talk is no question and would top every list.
const isQuestion = ({ text, taught }: AskedQuestion) => taught || smallTalkIn(text) === null

/** Differs from the answer's language if the assistant speaks only one. */
function spokenIn({ text, multiLanguage }: Question, { language }: Answer): Language {
  if (multiLanguage) return language
  const detected = detectLanguage(text, language)
  return detected.confidence >= sureOfLanguage ? detected.language : language
}

// The model gets the best of these. The others may still contradict it.
const passagesLookedUp = 24

// Instructions are not part of the budget.
const rulesTokens = 600

function wholeOf(held: HeldIndex, index: KnowledgeIndex, { site, siteTokens }: PromptWanted) {
  if (siteTokens === 0) return null
  if (held.whole?.site !== site || held.whole.siteTokens !== siteTokens)
    held.whole = { site, siteTokens, read: readWholeSite(index, site, siteTokens) }
  return held.whole.read
}

function promptOf(
  index: KnowledgeIndex,
  whole: WholeSite | null,
  assistant: Assistant,
  { text, history, files }: Question,
  { owner, site, fence, now, inputTokens, alike }: PromptWanted & { now: Date },
): Prompt {
  const all = Object.values(defaultBudget).reduce((sum, tokens) => sum + tokens, rulesTokens)
  const share = Math.min(1, inputTokens / all)
  const budget = Object.fromEntries(
    Object.entries(defaultBudget).map(([part, tokens]) => [part, Math.floor(tokens * share)]),
  )
  return buildPrompt({
    assistant,
    owner,
    site,
    passages: retrievePassages(index, {
      question: text,
      history,
      name: assistant.name,
      limit: passagesLookedUp,
      alike,
      now,
    }),
    whole,
    inputTokens,
    history,
    question: text,
    files,
    budget,
    fence,
    now,
    timeZone: index.timeZone,
    people: peopleOf(index).map(({ name }) => name),
    hasWebsite: index.hasWebsite,
  })
}

const filesRemembered = 20

/** A file comes with every question of its conversation, and is indexed once as the same object. */
function createFileMemory() {
  const kept = new LRUCache<string, VisitorFile>({ max: filesRemembered })
  return {
    known: (files: readonly VisitorFile[]) =>
      files.map((file) => {
        const key = `${file.name}\n${file.text}`
        const before = kept.get(key)
        if (!before) kept.set(key, file)
        return before ?? file
      }),
  }
}
