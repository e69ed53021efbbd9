import type { OwnersWords } from '@foyer/answers/guard/owners-words'
import type { Prompt } from '@foyer/answers/model/build-prompt'
import { readCitations } from '@foyer/answers/model/citations'
import { refuses } from '@foyer/answers/model/declines'
import { answersHow } from '@foyer/answers/model/gate/answering'
import { doubtFrom, lookAgainFrom } from '@foyer/answers/model/gate/gate-weights'
import { type GroundsInput, readGrounds, readGroundsInSlices } from '@foyer/answers/model/gate/grounds'
import { createJudge } from '@foyer/answers/model/gate/judge'
import type { Measures } from '@foyer/answers/model/gate/measures'
import { refersBack } from '@foyer/answers/model/gate/wording'
import { leaksOf } from '@foyer/answers/model/leaks'
import { tellsPrivate } from '@foyer/answers/model/private-marks'
import type { Language } from '@foyer/answers/types'
import type { SecondLook } from '@foyer/contract/chat'
import type { AnswerDelivery } from '@foyer/contract/models'
import { fold } from '@foyer/text/fold'
import type { Question } from '../../answering/answering-task.ts'
import type { AssistantKnowledge } from '../../prompt/load-knowledge.ts'
import type { SecondLookModel } from '../open-model.ts'
import type { FailurePause } from '../pause-after-failures.ts'
import { createGate } from './gate.ts'
import type { Correction, SecondLookResult, SentenceDecision } from './gate-rules.ts'
import { knownWords } from './known-words.ts'
import { createSecondLook, type SentenceInContext, type Verdict } from './second-look.ts'
import { sentenceEnd } from './sentence-end.ts'
import { keyOfSentence } from './sentence-key.ts'
import { startAgain } from './start-again.ts'

const earlyWords = 4

export type CutSentence = {
  sentence: string
  reason: string
  /** Identifies the sentence with its evidence, for the owner's approval. */
  key?: string
  measures?: Record<string, number>
}

export type JudgedSentence = {
  text: string
  cited: readonly number[]
  suspicion: number
  answers: number
  /** The result of a second look or the owner's word; null if there was neither. */
  found: Verdict | 'told true' | null
  /** Null if its truth was not in question. */
  measures: Measures | null
  /** Rewritten in place of a false sentence. */
  isRepair: boolean
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

const roundMeasures = (measures: Measures) =>
  Object.fromEntries(
    Object.entries(measures).flatMap(([name, value]) => {
      const small = Math.round(value * 1_000) / 1_000
      return small === 0 ? [] : [[name, small]]
    }),
  )

/** The website may state an instruction too, which is then no secret. */
function secretWishes({ wishes, crawled }: OwnersWords, { told }: Prompt): string[] {
  const open = fold([crawled, ...told.map(({ text }) => text)].join('\n'))
  return wishes.filter((wish) => !open.includes(fold(wish.replace(/^[-*•\s]+/, ''))))
}

export async function createAnswerGate(
  {
    prompt,
    known: { id, assistant, prompt: owners, marks },
    question: { text: question, multiLanguage },
    language,
  }: {
    prompt: Prompt
    known: Pick<AssistantKnowledge, 'id' | 'assistant' | 'prompt' | 'marks'>
    question: Pick<Question, 'text' | 'multiLanguage'>
    language: Language
  },
  {
    looker,
    trueKeys,
    say,
    leaving,
    watched,
  }: {
    /** Null if no model may take a second look. */
    looker: (SecondLookModel & { pause: FailurePause }) | null
    trueKeys: ReadonlySet<string>
    say(text: string): void
    leaving: AbortSignal
    watched: boolean
  },
) {
  const rules = prompt.system.slice(0, prompt.system.lastIndexOf(`<owner-${prompt.fence}>\n`))
  const isPrivate = tellsPrivate(marks)
  const leaks = leaksOf([prompt.fence, rules, ...secretWishes(owners, prompt)])
  const inputOf = (given: Prompt): GroundsInput => ({
    told: [...given.told, { title: '', heading: [], text: owners.told, owners: true }],
    further: given.further,
    urls: given.passages.map(({ url }) => url),
    question,
    before: given.history,
    people: given.people,
    name: assistant.name,
    language: assistant.language,
    // The built-in answerer may take over in this language.
    speaks: multiLanguage ? undefined : language,
  })
  let grounds = await readGroundsInSlices(inputOf(prompt))
  let judge = createJudge(grounds)
  const knows = knownWords(
    [question, ...prompt.found.map((passage) => `${passage.title} ${passage.text}`)],
    language,
  )
  const secondLook =
    looker &&
    createSecondLook({
      verifier: looker.model,
      pause: looker.pause,
      grounds: () => grounds,
      question,
      fence: prompt.fence,
      assistantId: id,
      leaving,
    })
  let heard: JudgedSentence[] = []
  const cut: CutSentence[] = []
  const lookedAt: SecondLook['sentences'] = []
  let leaked = false
  let refused = false
  let unknown = false

  const isSecret = (sentence: string) => isPrivate(sentence) || leaks(sentence)
  const isRepeated = (sentence: string) => heard.some(({ text }) => plain(text) === plain(sentence))
  const isSuspect = (suspicion: number) => looker?.always || suspicion >= lookAgainFrom

  /** A repeated sentence is listed once. */
  function noteCut({ text: sentence, measures }: JudgedSentence, reason: string, asked: SentenceInContext) {
    if (cut.some((other) => other.sentence === sentence)) return
    cut.push({
      sentence,
      reason,
      ...(measures && { key: keyOf(asked), measures: roundMeasures(measures) }),
    })
  }

  const keyOf = ({ sentence, before }: SentenceInContext) =>
    keyOfSentence(sentence, { question, before }, grounds)

  function judgeSentence(
    sentence: string,
    cited: readonly number[],
    opened: string,
    early: string,
  ): SentenceDecision<JudgedSentence> {
    // The first sentence shows whether the model refuses; openers are not kept.
    const isFirst = heard.length === 0
    if (isFirst) refused ||= refuses(sentence)
    if (!refused) leaked ||= isSecret(sentence)
    if (refused || leaked) return { does: 'give up' }
    if (isRepeated(sentence)) return { does: 'leave out' }
    const judgement = judge(sentence)
    if (judgement.kind === 'opener') return { does: 'wait' }
    const judged: JudgedSentence = {
      text: sentence,
      cited,
      suspicion: judgement.kind === 'falls' ? 1 : judgement.suspicion,
      // Without criteria the first sentence is the answer; 'No problem!' never is.
      answers:
        judgement.kind === 'says' && judgement.isSlight
          ? -1
          : (answersHow(`${opened} ${sentence}`, grounds) ?? 1),
      found: null,
      measures: judgement.measures,
      isRepair: false,
    }
    const before = heard.at(-1)?.text ?? ''
    const asked = { sentence: `${opened} ${sentence}`.trim(), before }
    const isInDoubt = isSuspect(judged.suspicion) || judged.suspicion >= doubtFrom
    if (trueKeys.size > 0 && judged.measures && isInDoubt && trueKeys.has(keyOf(asked))) {
      judged.found = 'told true'
      heard.push(judged)
      return { does: 'say', sentence: judged }
    }
    if (judgement.kind === 'falls') {
      noteCut(judged, judgement.objection, asked)
      return { does: 'cut', sentence: judged }
    }
    if (judgement.kind === 'unknown' && isFirst) unknown = true
    heard.push(judged)
    if (!secondLook || !isSuspect(judged.suspicion)) return { does: 'say', sentence: judged }
    return { does: 'look', sentence: judged, looked: takeSecondLook(judged, asked, early) }
  }

  async function takeSecondLook(
    judged: JudgedSentence,
    asked: SentenceInContext,
    early: string,
  ): Promise<SecondLookResult<JudgedSentence>> {
    const noted: SecondLook['sentences'][number] = { sentence: judged.text, found: null, instead: null }
    lookedAt.push(noted)
    const found = await secondLook!.look(asked)
    judged.found = found
    noted.found = found
    if (found === null || found === 'supported') return { stands: true }
    noteCut(judged, found, asked)
    const reply = await secondLook!.repair(asked, found, early)
    const instead = reply ? await checkCorrection(reply, judged) : null
    noted.instead = instead?.text ?? null
    return { stands: false, instead }
  }

  /** A doubtful correction needs a positive second look. */
  async function checkCorrection(
    reply: string,
    { text: fallen }: JudgedSentence,
  ): Promise<Correction<JudgedSentence> | null> {
    const end = sentenceEnd(`${reply} `)
    const { text, cited } = readCitations((end < 0 ? reply : reply.slice(0, end)).trim())
    if (plain(text) === plain(fallen) || isRepeated(text) || refuses(text) || isSecret(text)) return null
    const judgement = judge(text)
    if (judgement.kind === 'falls' || judgement.kind === 'opener') return null
    const { suspicion, measures } = judgement
    const sentence: JudgedSentence = {
      text,
      cited,
      suspicion,
      answers: answersHow(text, grounds) ?? 1,
      found: null,
      measures,
      isRepair: true,
    }
    heard.push(sentence)
    if (!isSuspect(suspicion)) return { text, sentence }
    sentence.found = await secondLook!.look({ sentence: text, before: '' })
    return sentence.found === 'supported' ? { text, sentence } : null
  }

  const gate = createGate<JudgedSentence>({
    judge: judgeSentence,
    answers: ({ answers }) => answers,
    dependsOnPrevious: (sentence) => refersBack.test(sentence),
    forget() {
      heard = []
      cut.length = 0
      lookedAt.length = 0
    },
    knows: (word) => !isPrivate(word) && knows(word),
    earlyWords: watched ? earlyWords : 0,
    startAgain: startAgain[language],
    unknownMark: prompt.unknownMark,
    say,
  })

  return {
    gate,
    /** Passages that the model looked up count as evidence from here on. */
    addEvidence(grown: Prompt) {
      grounds = readGrounds(inputOf(grown))
      judge = createJudge(grounds)
    },
    cut,
    leaked: () => leaked,
    refused: () => refused,
    unknown: () => unknown,
    isDoubtful() {
      const [main] = gate.kept().toSorted((one, other) => other.answers - one.answers)
      return (
        main !== undefined &&
        main.found !== 'supported' &&
        main.found !== 'told true' &&
        main.suspicion >= doubtFrom
      )
    },
    given(): AnswerDelivery {
      const kept = gate.kept()
      const repairs = kept.filter(({ isRepair }) => isRepair).length
      if (cut.length > repairs) return 'cut'
      if (repairs > 0) return 'repaired'
      return kept.some(({ found }) => found === 'supported') ? 'looked' : 'whole'
    },
    lookedWith: () => secondLook?.took().tokens ?? null,
    secondLook(): SecondLook | null {
      if (!secondLook || lookedAt.length === 0) return null
      const { tokens, ms } = secondLook.took()
      return { sentences: lookedAt.map((each) => ({ ...each })), ms, tokens: tokens.input + tokens.output }
    },
  }
}
