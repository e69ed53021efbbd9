import type { OwnersWords } from '@foyer/answers/guard/owners-words'
import { tellsPrivate } from '@foyer/answers/guard/private-marks'
import { fold } from '@foyer/answers/language/fold'
import type { Prompt } from '@foyer/answers/model/build-prompt'
import { checkGrounding, GroundingCheck } from '@foyer/answers/model/check-grounding'
import { refuses, saysUnknown } from '@foyer/answers/model/declines'
import type { Answer, Language, Source } from '@foyer/answers/types'
import { prepareToAnswer } from '@foyer/answers/understand/prepare'
import type { Question } from '../answering/answering-task.ts'
import type { AssistantKnowledge } from '../knowledge/load-knowledge.ts'
import type { Services } from '../services.ts'
import { isOverBudget } from './budget.ts'
import { cite } from './cite.ts'
import { createGate } from './gate.ts'
import { knownWords } from './known-words.ts'
import type { Model, Picture } from './open-model.ts'
import type { FailurePause } from './pause-after-failures.ts'
import { startAgain } from './start-again.ts'
import { ModelTrouble, type Tokens } from './trouble.ts'

const earlyWords = 4

export type Heard = {
  /** Everything that was let through. */
  said: string
  /** Whether a whole sentence was. */
  stands: boolean
  /** The model said that the site does not tell. */
  declined: boolean
  sources: Source[]
  tokens: Tokens | null
  trouble: ModelTrouble | null
}

/** Whoever hears what a model says. */
export type ModelHearer = {
  say(text: string): void
  leaving: AbortSignal
  /** Somebody reads along: the first words are worth sending ahead. */
  watched: boolean
  pictures(): Promise<Picture[]>
}

type Needed = { services: Pick<Services, 'db' | 'now'>; modelPause: FailurePause }

/** Asks the model and lets through what the passages support, sentence by sentence. Never throws `ModelTrouble`. */
export async function askModel(
  { services, modelPause }: Needed,
  model: Model,
  {
    known,
    question,
    found,
    prompt,
  }: { known: AssistantKnowledge; question: Question; found: Answer; prompt: Prompt },
  { say, leaving, watched, pictures }: ModelHearer,
): Promise<Heard> {
  const none = (trouble: ModelTrouble): Heard => ({
    said: '',
    stands: false,
    declined: false,
    sources: [],
    tokens: null,
    trouble,
  })
  if (modelPause.isPaused()) return none(new ModelTrouble('resting', 'it failed too often'))
  if (await isOverBudget(services.db, model.settings, services.now()))
    return none(new ModelTrouble('over_budget', 'this month’s budget is spent'))

  // Read in small steps before the first check, which would read them at one go and hold everybody up.
  await prepareToAnswer({ languages: [known.assistant.language, found.language] })
  const { gate, kept, leaked, refused, unknown } = gateOf(prompt, known, question, found.language, watched)
  const tell = (text: string) => {
    if (text) say(text)
  }
  let output = 0
  let tokens: Tokens | null = null
  let cutShort = false
  let trouble: ModelTrouble | null = null
  const stream = model.stream(
    {
      instructions: prompt.system,
      turns: prompt.messages,
      pictures: model.sees ? await pictures() : [],
    },
    leaving,
  )
  try {
    for (let next = await stream.next(); ; next = await stream.next()) {
      if (next.done) {
        tokens = { input: next.value.input, output: next.value.output }
        cutShort = next.value.cutShort ?? false
        break
      }
      output += next.value.length
      tell(gate.push(next.value))
      if (leaked()) {
        tokens = { input: prompt.tokens, output: Math.ceil(output / 4) }
        await stream.return(tokens)
        break
      }
    }
    if (!leaving.aborted) tell(gate.end(cutShort))
    modelPause.succeeded()
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
    modelPause.failed(error)
  }
  // Words that went ahead of a sentence that never came are voided aloud.
  if (trouble) tell(gate.giveUp())
  return {
    said: gate.said(),
    stands: gate.kept() > 0 && !leaked(),
    declined: gate.declined() || unknown(),
    sources: cite(kept, prompt.passages, found.language),
    tokens,
    trouble,
  }
}

const isApology = (sentence: string) => sentence.length <= 16 && !/\d/.test(sentence)
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The owner's wishes to the assistant, but for those that the website says too: what is public is no secret. */
function unsaid({ wishes, crawled }: OwnersWords, { passages }: Prompt): string[] {
  const site = fold([crawled, ...passages.map(({ text }) => text)].join('\n'))
  return wishes.filter((wish) => !site.includes(fold(wish)))
}

function gateOf(
  prompt: Prompt,
  { assistant, prompt: owners, marks }: AssistantKnowledge,
  { text }: Question,
  language: Language,
  watched: boolean,
) {
  const rules = prompt.system.slice(0, prompt.system.lastIndexOf(`<owner-${prompt.fence}>\n`))
  // Only what the model was given: the whole conversation may be hundreds of times as long, and is worked through here.
  const also = [owners.told, owners.crawled, assistant.name, ...prompt.said]
  const isPrivate = tellsPrivate(marks)
  const secrets = [prompt.fence, rules, ...unsaid(owners, prompt)]
  const check = new GroundingCheck({ passages: prompt.passages, also, language: assistant.language, secrets })
  const leaks = (sentence: string) =>
    isPrivate(sentence) ||
    checkGrounding(sentence, { passages: [], language: assistant.language, secrets }).leaked
  const known = knownWords(
    [text, ...prompt.passages.map((passage) => `${passage.title} ${passage.text}`)],
    language,
  )
  const kept: string[] = []
  let leaked = false
  let refused = false
  let unknown = false
  const gate = createGate({
    supports(sentence) {
      // The first thing said tells whether it is an answer at all; that one is sorry comes before that.
      if (kept.every(isApology)) {
        refused ||= refuses(sentence)
        unknown ||= saysUnknown(sentence)
      }
      if (refused) return false
      // The check may find several sentences in this one; it stands if all of them do.
      const stands = !leaked && !isPrivate(sentence) && plain(check.push(`${sentence}\n`)) === plain(sentence)
      if (stands) kept.push(sentence)
      else leaked ||= leaks(sentence)
      return stands
    },
    knows: (word) => !isPrivate(word) && known(word),
    earlyWords: watched ? earlyWords : 0,
    startAgain: startAgain[language],
    unknownMark: prompt.unknownMark,
  })
  return { gate, kept, leaked: () => leaked, refused: () => refused, unknown: () => unknown }
}
