import type { OwnersWords } from '@foyer/answers/guard/owners-words'
import { fold } from '@foyer/answers/language/fold'
import type { Prompt } from '@foyer/answers/model/build-prompt'
import { refuses } from '@foyer/answers/model/declines'
import { answersHow } from '@foyer/answers/model/gate/answering'
import { readGrounds } from '@foyer/answers/model/gate/grounds'
import { createJudge } from '@foyer/answers/model/gate/judge'
import { leaksOf } from '@foyer/answers/model/leaks'
import { tellsPrivate } from '@foyer/answers/model/private-marks'
import type { Answer, Language, Passage, Source } from '@foyer/answers/types'
import { prepareToAnswer } from '@foyer/answers/understand/prepare'
import type { Question } from '../answering/answering-task.ts'
import type { AssistantKnowledge } from '../knowledge/load-knowledge.ts'
import type { Services } from '../services.ts'
import { isOverBudget } from './budget.ts'
import { cite, restsOnDoubt } from './cite.ts'
import { createGate, type SentenceDecision } from './gate.ts'
import { holdPreface } from './hold-preface.ts'
import { knownWords } from './known-words.ts'
import type { Picture } from './open-model.ts'
import type { ReadyModel } from './open-models.ts'
import { createSiteSearch } from './site-search.ts'
import { startAgain } from './start-again.ts'
import { ModelTrouble, type Tokens } from './trouble.ts'
import { verifySentences } from './verify.ts'

const earlyWords = 4
/** What the gate takes all words before it for. */
const thoughtAloud = '</think>'

export type HeardAnswer = {
  /** Everything that was let through. */
  said: string
  /** Whether at least one whole sentence was let through. */
  stands: boolean
  /** The model said that the site does not tell. */
  declined: boolean
  /** Something it said stands only where the owner is still asked whether it is right. */
  doubtful: boolean
  sources: Source[]
  /** What it said and nobody heard. */
  cut: CutSentence[]
  tokens: Tokens | null
  /** Until its first word, where it said one, and in all. */
  took: { firstWordMs: number | null; totalMs: number }
  trouble: ModelTrouble | null
}

/** A sentence that was left out, and the name of what spoke against it. */
export type CutSentence = { sentence: string; reason: string }
type KeptSentence = { text: string; cited: readonly number[]; answers: number }

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
  { model, pause }: ReadyModel,
  {
    known,
    question,
    found,
    prompt: asked,
    lookUp,
  }: {
    known: AssistantKnowledge
    question: Question
    found: Answer
    prompt: Prompt
    /** Finds what the model words a query for; null where the index is gone. */
    lookUp: (query: string) => Promise<Passage[] | null>
  },
  { say, leaving, watched, pictures }: ModelHearer,
): Promise<HeardAnswer> {
  const none = (trouble: ModelTrouble): HeardAnswer => ({
    said: '',
    stands: false,
    declined: false,
    doubtful: false,
    sources: [],
    cut: [],
    tokens: null,
    took: { firstWordMs: null, totalMs: 0 },
    trouble,
  })
  if (pause.isPaused()) return none(new ModelTrouble('resting', 'it failed too often'))
  if (await isOverBudget(services.db, model.settings, services.now()))
    return none(new ModelTrouble('over_budget', 'this month’s budget is spent'))

  // It grows by what the model looks up.
  let prompt = asked
  const mayLookUp = model.searches && !prompt.isWhole
  const preface = mayLookUp ? holdPreface() : null
  // Read in small steps before the first check, which would read them at one go and hold everybody up.
  await prepareToAnswer({ languages: [known.assistant.language, found.language] })
  const { gate, kept, cut, leaked, refused, unknown, answers, addEvidence } = gateOf(
    prompt,
    known,
    question,
    found.language,
    {
      watched: watched && !mayLookUp,
      heldBack: model.verifier !== null,
    },
  )
  const tell = (text: string) => {
    if (text) say(text)
  }
  let output = 0
  let tokens: Tokens | null = null
  let cutShort = false
  let trouble: ModelTrouble | null = null
  const begunAt = performance.now()
  let firstWordMs: number | null = null
  const stream = model.stream(
    {
      instructions: prompt.system,
      beginning: prompt.unknownMark,
      turns: prompt.messages,
      pictures: model.sees ? await pictures() : [],
      search: mayLookUp
        ? createSiteSearch(prompt, lookUp, (grown) => {
            preface?.drop()
            tell(gate.push(thoughtAloud))
            addEvidence(grown)
            prompt = grown
          })
        : undefined,
    },
    leaving,
  )
  try {
    for (let next = await stream.next(); ; next = await stream.next()) {
      if (next.done) {
        const { cutShort: isCut, ...used } = next.value
        tokens = used
        cutShort = isCut ?? false
        break
      }
      firstWordMs ??= performance.now() - begunAt
      output += next.value.length
      tell(gate.push(preface ? preface.pass(next.value) : next.value))
      // Nothing it could still say would be let through.
      if (gate.isDone()) {
        tokens = { input: prompt.tokens, output: Math.ceil(output / 4) }
        await stream.return(tokens)
        break
      }
    }
    if (preface) tell(gate.push(preface.rest()))
    if (!leaving.aborted) tell(gate.end(cutShort))
    if (model.verifier && gate.held().length > 0 && !leaving.aborted) {
      const told = [...prompt.told, ...prompt.further, { title: '', heading: [], text: known.prompt.told }]
      const asked = { told, question: question.text, sentences: gate.held().flat() }
      const verified = await verifySentences(model.verifier, asked, leaving)
      tokens = added(tokens, verified.tokens)
      let at = 0
      // A 'Yes.' falls with what follows it, and the other way round.
      const stands = gate.held().map((group) => group.map(() => verified.stands[at++]!).every(Boolean))
      gate.held().forEach((group, nth) => {
        if (!stands[nth]) cut.push({ sentence: group.join('').trim(), reason: 'not-verified' })
      })
      const scores = gate.held().map((group) => Math.max(...group.map(answers)))
      tell(gate.release(stands, scores.indexOf(Math.max(...scores))))
    }
    pause.succeeded()
    if (leaked()) trouble = new ModelTrouble('leaked', 'it began to tell what it was told')
    else if (refused()) trouble = new ModelTrouble('refused', 'it would not answer')
    else if (gate.kept() === 0 && !leaving.aborted)
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
  if (trouble) tell(gate.giveUp())
  const owners = ownersLines(prompt, known.prompt)
  // The passages without their marks, and what else it was told: files, the site's facts.
  const told = [...prompt.passages, ...prompt.told.slice(prompt.passages.length), ...owners]
  return {
    said: gate.said(),
    stands: gate.kept() > 0 && !leaked(),
    declined: gate.declined() || unknown(),
    doubtful: restsOnDoubt(kept(), told, found.language),
    sources: cite(kept(), prompt.passages, owners, found.language),
    cut,
    tokens,
    took: { firstWordMs, totalMs: performance.now() - begunAt },
    trouble,
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

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The owner's wishes to the assistant, but for those that are told anyway, by the website or as a fact: no secrets. */
function unsaid({ wishes, crawled }: OwnersWords, { told }: Prompt): string[] {
  const open = fold([crawled, ...told.map(({ text }) => text)].join('\n'))
  return wishes.filter((wish) => !open.includes(fold(wish.replace(/^[-*•\s]+/, ''))))
}

/** What the owner says, line by line; what was found of it first, which may have a page. */
const ownersLines = ({ owners }: Prompt, { told }: OwnersWords) => [
  ...owners.toSorted((one, other) => Number(other.url !== '') - Number(one.url !== '')),
  ...told.split('\n').map((text) => ({ url: '', title: '', heading: [], text })),
]

function gateOf(
  prompt: Prompt,
  { assistant, prompt: owners, marks }: AssistantKnowledge,
  { text, multiLanguage }: Question,
  language: Language,
  { watched, heldBack }: { watched: boolean; heldBack: boolean },
) {
  const rules = prompt.system.slice(0, prompt.system.lastIndexOf(`<owner-${prompt.fence}>\n`))
  const isPrivate = tellsPrivate(marks)
  const leaks = leaksOf([prompt.fence, rules, ...unsaid(owners, prompt)])
  const groundsOf = (prompt: Prompt) => {
    const told = [...prompt.told, { title: '', heading: [], text: owners.told, owners: true }]
    return readGrounds({
      told,
      numbered: prompt.passages.length,
      further: prompt.further,
      urls: prompt.passages.map(({ url }) => url),
      question: text,
      before: prompt.history,
      people: prompt.people,
      name: assistant.name,
      language: assistant.language,
      hasWebsite: prompt.hasWebsite,
      // As the built-in answerer does, which answers where the model does otherwise.
      speaks: multiLanguage ? undefined : language,
    })
  }
  let grounds = groundsOf(prompt)
  let judge = createJudge(grounds)
  const known = knownWords(
    [text, ...prompt.found.map((passage) => `${passage.title} ${passage.text}`)],
    language,
  )
  let kept: KeptSentence[] = []
  // Where the question gives nothing to tell by, the first sentence answers.
  const answers = (sentence: string) => answersHow(sentence, grounds) ?? 1
  const answered = () => Math.max(0, ...kept.map((sentence) => sentence.answers))
  const cut: CutSentence[] = []
  let leaked = false
  let refused = false
  let unknown = false

  function sentenceOn(sentence: string, cited: readonly number[]): SentenceDecision {
    // The first thing said tells whether it is an answer at all. Openers, as that one is sorry, are never kept.
    const isFirst = kept.length === 0
    if (isFirst) refused ||= refuses(sentence)
    if (!refused) leaked ||= isPrivate(sentence) || leaks(sentence)
    if (refused || leaked) return 'give up'
    if (kept.some((other) => plain(other.text) === plain(sentence))) return 'leave out'
    const judgement = judge(sentence, cited)
    if (judgement.kind === 'opener') return 'wait'
    if (judgement.kind === 'falls') {
      // A model that repeats itself is cut once in the owner's eyes.
      if (!cut.some((other) => other.sentence === sentence))
        cut.push({ sentence, reason: judgement.objection })
      // No remainder of an answer is shown when what fell is the sentence that answers.
      return isFirst || answers(sentence) > answered() ? 'give up' : 'leave out'
    }
    if (judgement.kind === 'unknown' && isFirst) unknown = true
    const how = answers(sentence)
    const proven = judgement.kind === 'stands' ? judgement.cited : undefined
    kept.push({ text: sentence, cited: proven ?? cited, answers: how })
    return judgement.kind === 'stands' && how === 0 && answered() === 0 ? 'hold' : 'say'
  }

  const gate = createGate({
    judge: sentenceOn,
    forget() {
      kept = []
      cut.length = 0
    },
    knows: (word) => !isPrivate(word) && known(word),
    earlyWords: watched ? earlyWords : 0,
    startAgain: startAgain[language],
    unknownMark: prompt.unknownMark,
    heldBack,
  })
  return {
    gate,
    /** What the model has looked up proves what it says from here on. */
    addEvidence(grown: Prompt) {
      grounds = groundsOf(grown)
      judge = createJudge(grounds)
    },
    kept: () => kept,
    cut,
    answers,
    leaked: () => leaked,
    refused: () => refused,
    unknown: () => unknown,
  }
}
