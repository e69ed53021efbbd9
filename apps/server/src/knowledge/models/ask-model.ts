import type { OwnersWords } from '@foyer/answers/guard/owners-words'
import type { Prompt } from '@foyer/answers/model/build-prompt'
import type { Answer, Passage } from '@foyer/answers/types'
import { prepareToAnswer } from '@foyer/answers/understand/prepare'
import type { SecondLook, Span } from '@foyer/contract/chat'
import type { AnswerDelivery } from '@foyer/contract/models'
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

const thoughtAloud = '</think>'

export type ModelAnswer = {
  said: string
  stands: boolean
  /** The model said that the site doesn't answer. */
  declined: boolean
  /** Either very doubtful, or resting on an unconfirmed fact. */
  doubtful: boolean
  sentences: readonly Span[]
  sources: CitedSource[]
  cut: CutSentence[]
  /** Null if there were no second looks. */
  secondLook: SecondLook | null
  tokens: Tokens | null
  took: { firstWordMs: number | null; totalMs: number }
  trouble: ModelTrouble | null
  /** Null if the visitor left or the answer broke off midway. */
  given: AnswerDelivery | null
}

export type AnswerListener = {
  say(text: string): void
  leaving: AbortSignal
  /** Someone is reading along, so the first words are sent early. */
  watched: boolean
  pictures(): Promise<Picture[]>
}

/** Never throws `ModelTrouble`. */
export async function askModel(
  services: Pick<Services, 'db' | 'now'>,
  { model, pause, lookPause }: ReadyModel,
  {
    known,
    question,
    found,
    prompt: asked,
    lookUp,
    trueKeys,
  }: {
    known: AssistantKnowledge
    question: Question
    found: Answer
    prompt: Prompt
    /** Null if the index is gone. */
    lookUp: (query: string) => Promise<Passage[] | null>
    trueKeys: ReadonlySet<string>
  },
  { say, leaving, watched, pictures }: AnswerListener,
): Promise<ModelAnswer> {
  const none = (trouble: ModelTrouble): ModelAnswer => ({
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

  // Grows with the passages that the model looks up.
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
  // Starts the model before the evidence is read. A search would need the evidence at once.
  const first = mayLookUp ? null : stream.next()
  first?.catch(() => undefined)
  // Aborts second looks that no one waits for any more.
  const over = new AbortController()
  // Prepares in small steps, which don't block the thread.
  await prepareToAnswer({ languages: [known.assistant.language, found.language] })
  const looker = model.secondLook && { ...model.secondLook, pause: lookPause }
  const { gate, cut, leaked, refused, unknown, isDoubtful, lookedWith, secondLook, given, addEvidence } =
    await createAnswerGate(
      { prompt, known, question, language: found.language },
      { looker, trueKeys, say, leaving, watched: watched && !mayLookUp },
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
  // Retracts text already sent for a sentence that was cut off.
  if (trouble) gate.breakOff()
  over.abort()
  const more = lookedWith()
  if (more && (more.input > 0 || more.output > 0)) tokens = added(tokens, more)
  const kept = gate.kept()
  const owners = ownersLines(prompt, known.prompt)
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

/** Those with a page come first. */
const ownersLines = ({ owners }: Prompt, { told }: OwnersWords) => [
  ...owners.toSorted((one, other) => Number(other.url !== '') - Number(one.url !== '')),
  ...told.split('\n').map((text) => ({ url: '', title: '', heading: [], text })),
]
