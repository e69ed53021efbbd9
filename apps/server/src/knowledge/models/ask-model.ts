import type { OwnersWords } from '@foyer/answers/guard/owners-words'
import type { Prompt } from '@foyer/answers/model/build-prompt'
import type { Answer, Passage } from '@foyer/answers/types'
import { prepareToAnswer } from '@foyer/answers/understand/prepare'
import type { SecondLook, Span } from '@foyer/contract/chat'
import type { WayGiven } from '@foyer/contract/models'
import type { Services } from '../../services.ts'
import type { Question } from '../answering/answering-task.ts'
import type { AssistantKnowledge } from '../prompt/load-knowledge.ts'
import { isOverBudget } from './budget.ts'
import { type CitedSource, cite, restsOnDoubt } from './cite.ts'
import { type CutSentence, createAnswerGate } from './gate/answer-gate.ts'
import { holdPreface } from './gate/hold-preface.ts'
import type { ModelRequest, Picture } from './open-model.ts'
import type { ReadyModel } from './open-models.ts'
import { createSiteSearch } from './site-search.ts'
import { ModelTrouble, type Tokens } from './trouble.ts'

/** What the gate takes all words before it for. */
const thoughtAloud = '</think>'

export type HeardAnswer = {
  /** Everything that was let through. */
  said: string
  /** Whether at least one whole sentence was let through. */
  stands: boolean
  /** The model said that the site does not tell. */
  declined: boolean
  /** What answers is very doubtful, or something stands only where the owner is still asked whether it is right. */
  doubtful: boolean
  /** Where in it each whole sentence stands. */
  sentences: readonly Span[]
  sources: CitedSource[]
  /** What it said and nobody heard. */
  cut: CutSentence[]
  /** What was found of the sentences that were looked at again; null where none was. */
  secondLook: SecondLook | null
  tokens: Tokens | null
  /** Until its first word, where it said one, and in all. */
  took: { firstWordMs: number | null; totalMs: number }
  trouble: ModelTrouble | null
  /** Null where it was broken off: by whoever asked, or in the middle of what it said. */
  given: WayGiven | null
}

/** Whoever hears what a model says. */
export type ModelHearer = {
  say(text: string): void
  leaving: AbortSignal
  /** Somebody reads along: the first words are worth sending ahead. */
  watched: boolean
  pictures(): Promise<Picture[]>
}

/** Asks the model and lets through what the passages support, sentence by sentence. Never throws `ModelTrouble`. */
export async function askModel(
  services: Pick<Services, 'db' | 'now'>,
  { model, pause, lookPause }: ReadyModel,
  {
    known,
    question,
    found,
    prompt: asked,
    lookUp,
    toldTrue,
  }: {
    known: AssistantKnowledge
    question: Question
    found: Answer
    prompt: Prompt
    /** Finds what the model words a query for; null where the index is gone. */
    lookUp: (query: string) => Promise<Passage[] | null>
    /** Keys of sentences that the owner said are true. */
    toldTrue: ReadonlySet<string>
  },
  { say, leaving, watched, pictures }: ModelHearer,
): Promise<HeardAnswer> {
  const none = (trouble: ModelTrouble): HeardAnswer => ({
    said: '',
    stands: false,
    declined: false,
    doubtful: false,
    sentences: [],
    sources: [],
    cut: [],
    secondLook: null,
    tokens: null,
    took: { firstWordMs: null, totalMs: 0 },
    trouble,
    given: 'stoodIn',
  })
  if (pause.isPaused()) return none(new ModelTrouble('resting', 'it failed too often'))
  if (await isOverBudget(services.db, model.settings, services.now()))
    return none(new ModelTrouble('over_budget', 'this month’s budget is spent'))

  // It grows by what the model looks up.
  let prompt = asked
  const mayLookUp = model.searches && !prompt.isWhole
  const preface = mayLookUp ? holdPreface() : null
  let output = 0
  let tokens: Tokens | null = null
  let cutShort = false
  let trouble: ModelTrouble | null = null
  const begunAt = performance.now()
  let firstWordMs: number | null = null
  const request: ModelRequest = {
    instructions: prompt.system,
    beginning: prompt.unknownMark,
    turns: prompt.messages,
    pictures: model.sees ? await pictures() : [],
    search: mayLookUp
      ? createSiteSearch(prompt, lookUp, (grown) => {
          preface?.drop()
          gate.push(thoughtAloud)
          addEvidence(grown)
          prompt = grown
        })
      : undefined,
  }
  const stream = model.stream(request, leaving)
  // While it thinks, what its sentences are judged by is read; a search would need that at once.
  const first = mayLookUp ? null : stream.next()
  first?.catch(() => undefined)
  // Looks that nobody waits for any more end with the answer.
  const over = new AbortController()
  // In small steps, which hold nobody up.
  await prepareToAnswer({ languages: [known.assistant.language, found.language] })
  const looker = model.secondLook && { ...model.secondLook, pause: lookPause }
  const { gate, cut, leaked, refused, unknown, isDoubtful, lookedWith, secondLook, given, addEvidence } =
    await createAnswerGate(
      { prompt, known, question, language: found.language },
      { looker, toldTrue, say, leaving, watched: watched && !mayLookUp },
    ).catch((error: unknown) => {
      void stream.return({ input: 0, output: 0 })
      throw error
    })
  try {
    for (let next = await (first ?? stream.next()); ; next = await stream.next()) {
      if (next.done) {
        const { cutShort: isCut, ...used } = next.value
        tokens = used
        cutShort = isCut ?? false
        break
      }
      firstWordMs ??= performance.now() - begunAt
      output += next.value.length
      gate.push(preface ? preface.pass(next.value) : next.value)
      // Nothing it could still say would be let through.
      if (gate.isDone()) {
        tokens = { input: prompt.tokens, output: Math.ceil(output / 4) }
        await stream.return(tokens)
        break
      }
    }
    if (preface) gate.push(preface.rest())
    if (!leaving.aborted) await gate.end(cutShort)
    pause.succeeded()
    if (leaked()) trouble = new ModelTrouble('leaked', 'it began to tell what it was told')
    else if (refused()) trouble = new ModelTrouble('refused', 'it would not answer')
    else if (gate.kept().length === 0 && !leaving.aborted)
      trouble = cutShort
        ? new ModelTrouble('cut_off', 'it came to no end of a sentence')
        : new ModelTrouble('ungrounded', 'nothing it said stands')
  } catch (error) {
    if (!(error instanceof ModelTrouble)) throw error
    trouble = error
    tokens = error.tokens
    pause.failed(error)
  }
  // Words that went ahead of a sentence that never came are voided aloud.
  if (trouble) gate.breakOff()
  over.abort()
  const more = lookedWith()
  if (more && (more.input > 0 || more.output > 0)) tokens = added(tokens, more)
  const kept = gate.kept()
  const owners = ownersLines(prompt, known.prompt)
  // The passages without their marks, and what else it was told: files, the site's facts.
  const told = [...prompt.passages, ...prompt.told.slice(prompt.passages.length), ...owners]
  const stands = kept.length > 0 && !leaked()
  return {
    said: gate.said(),
    stands,
    declined: gate.declined() || unknown(),
    doubtful: restsOnDoubt(kept, told, found.language) || isDoubtful(),
    sentences: gate.spans(),
    sources: cite(kept, prompt.passages, owners, found.language),
    cut,
    secondLook: secondLook(),
    tokens,
    took: { firstWordMs, totalMs: performance.now() - begunAt },
    trouble,
    given: leaving.aborted ? null : !stands ? 'stoodIn' : trouble ? null : given(),
  }
}

const added = (one: Tokens | null, other: Tokens): Tokens =>
  one
    ? {
        input: one.input + other.input,
        output: one.output + other.output,
        cached: (one.cached ?? 0) + (other.cached ?? 0),
      }
    : other

/** What the owner says, line by line; what was found of it first, which may have a page. */
const ownersLines = ({ owners }: Prompt, { told }: OwnersWords) => [
  ...owners.toSorted((one, other) => Number(other.url !== '') - Number(one.url !== '')),
  ...told.split('\n').map((text) => ({ url: '', title: '', heading: [], text })),
]
