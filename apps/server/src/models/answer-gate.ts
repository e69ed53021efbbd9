import type { OwnersWords } from '@foyer/answers/guard/owners-words'
import { fold } from '@foyer/answers/language/fold'
import type { Prompt } from '@foyer/answers/model/build-prompt'
import { readCitations } from '@foyer/answers/model/citations'
import { refuses } from '@foyer/answers/model/declines'
import { answersHow } from '@foyer/answers/model/gate/answering'
import { type GroundsInput, readGrounds, readGroundsInSlices } from '@foyer/answers/model/gate/grounds'
import { createJudge } from '@foyer/answers/model/gate/judge'
import { leansOnTheOneBefore } from '@foyer/answers/model/gate/wording'
import { leaksOf } from '@foyer/answers/model/leaks'
import { tellsPrivate } from '@foyer/answers/model/private-marks'
import type { Language } from '@foyer/answers/types'
import { doubtFrom, lookAgainFrom } from '@foyer/answers/weights'
import type { WayGiven } from '@foyer/contract/models'
import type { Question } from '../answering/answering-task.ts'
import type { AssistantKnowledge } from '../knowledge/load-knowledge.ts'
import { createGate, type Instead, type LookedAt, type SentenceDecision } from './gate.ts'
import { knownWords } from './known-words.ts'
import type { SecondLooker } from './open-model.ts'
import type { FailurePause } from './pause-after-failures.ts'
import { createSecondLook, type Verdict } from './second-look.ts'
import { sentenceEnd } from './sentence-end.ts'
import { startAgain } from './start-again.ts'

const earlyWords = 4

/** A sentence that was left out, and the name of what spoke against it. */
export type CutSentence = { sentence: string; reason: string }

export type JudgedSentence = {
  text: string
  cited: readonly number[]
  suspicion: number
  /** How far it is the one that answers. */
  answers: number
  /** What a second look found; null where nobody looked, or in vain. */
  found: Verdict | null
  /** It was written anew in place of a false one. */
  isRepair: boolean
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The owner's wishes to the assistant, but for those that are told anyway, by the website or as a fact: no secrets. */
function unsaid({ wishes, crawled }: OwnersWords, { told }: Prompt): string[] {
  const open = fold([crawled, ...told.map(({ text }) => text)].join('\n'))
  return wishes.filter((wish) => !open.includes(fold(wish.replace(/^[-*•\s]+/, ''))))
}

/** The gate of one answer, with what was given for it to be judged by. */
export async function createAnswerGate(
  {
    prompt,
    known: { id, assistant, prompt: owners, marks },
    question: { text: question, multiLanguage },
    language,
  }: { prompt: Prompt; known: AssistantKnowledge; question: Question; language: Language },
  {
    looker,
    say,
    leaving,
    watched,
  }: {
    /** Who looks again at a sentence, where somebody may. */
    looker: (SecondLooker & { pause: FailurePause }) | null
    say(text: string): void
    leaving: AbortSignal
    watched: boolean
  },
) {
  const rules = prompt.system.slice(0, prompt.system.lastIndexOf(`<owner-${prompt.fence}>\n`))
  const isPrivate = tellsPrivate(marks)
  const leaks = leaksOf([prompt.fence, rules, ...unsaid(owners, prompt)])
  const inputOf = (given: Prompt): GroundsInput => ({
    told: [...given.told, { title: '', heading: [], text: owners.told, owners: true }],
    further: given.further,
    urls: given.passages.map(({ url }) => url),
    question,
    before: given.history,
    people: given.people,
    name: assistant.name,
    language: assistant.language,
    // As the built-in answerer does, which answers where the model does otherwise.
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
  let leaked = false
  let refused = false
  let unknown = false

  const tells = (sentence: string) => isPrivate(sentence) || leaks(sentence)
  const wasHeard = (sentence: string) => heard.some(({ text }) => plain(text) === plain(sentence))
  const isSuspect = (suspicion: number) => looker?.always || suspicion >= lookAgainFrom

  /** A model that repeats itself is cut once in the owner's eyes. */
  function noteCut(sentence: string, reason: string) {
    if (!cut.some((other) => other.sentence === sentence)) cut.push({ sentence, reason })
  }

  function judgeSentence(
    sentence: string,
    cited: readonly number[],
    opened: string,
  ): SentenceDecision<JudgedSentence> {
    // The first thing said tells whether it is an answer at all. Openers, as that one is sorry, are never kept.
    const isFirst = heard.length === 0
    if (isFirst) refused ||= refuses(sentence)
    if (!refused) leaked ||= tells(sentence)
    if (refused || leaked) return { does: 'give up' }
    if (wasHeard(sentence)) return { does: 'leave out' }
    const judgement = judge(sentence)
    if (judgement.kind === 'opener') return { does: 'wait' }
    const judged: JudgedSentence = {
      text: sentence,
      cited,
      suspicion: judgement.kind === 'falls' ? 1 : judgement.suspicion,
      // Where the question gives nothing to tell by, the first sentence answers.
      answers: answersHow(sentence, grounds) ?? 1,
      found: null,
      isRepair: false,
    }
    if (judgement.kind === 'falls') {
      noteCut(sentence, judgement.objection)
      return { does: 'cut', sentence: judged }
    }
    if (judgement.kind === 'unknown' && isFirst) unknown = true
    const before = heard.at(-1)?.text ?? ''
    heard.push(judged)
    if (!secondLook || !isSuspect(judged.suspicion)) return { does: 'say', sentence: judged }
    return { does: 'look', sentence: judged, looked: lookAt(judged, opened, before) }
  }

  async function lookAt(
    judged: JudgedSentence,
    opened: string,
    before: string,
  ): Promise<LookedAt<JudgedSentence>> {
    const asked = { sentence: `${opened} ${judged.text}`.trim(), before }
    judged.found = await secondLook!.look(asked)
    if (judged.found === null || judged.found === 'supported') return { stands: true }
    noteCut(judged.text, judged.found)
    const reply = await secondLook!.repair(asked, judged.found)
    return { stands: false, instead: reply ? await checkInstead(reply, judged) : null }
  }

  /** What a false sentence is replaced by passes the same checks, once; a doubtful one only if it is found to stand. */
  async function checkInstead(
    reply: string,
    { text: fallen }: JudgedSentence,
  ): Promise<Instead<JudgedSentence> | null> {
    const end = sentenceEnd(`${reply} `)
    const { text, cited } = readCitations((end < 0 ? reply : reply.slice(0, end)).trim())
    if (plain(text) === plain(fallen) || wasHeard(text) || refuses(text) || tells(text)) return null
    const judgement = judge(text)
    if (judgement.kind === 'falls' || judgement.kind === 'opener') return null
    const { suspicion } = judgement
    const sentence: JudgedSentence = {
      text,
      cited,
      suspicion,
      answers: answersHow(text, grounds) ?? 1,
      found: null,
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
    leans: (sentence) => leansOnTheOneBefore.test(sentence),
    forget() {
      heard = []
      cut.length = 0
    },
    knows: (word) => !isPrivate(word) && knows(word),
    earlyWords: watched ? earlyWords : 0,
    startAgain: startAgain[language],
    unknownMark: prompt.unknownMark,
    say,
  })

  return {
    gate,
    /** What the model has looked up proves what it says from here on. */
    addEvidence(grown: Prompt) {
      grounds = readGrounds(inputOf(grown))
      judge = createJudge(grounds)
    },
    cut,
    leaked: () => leaked,
    refused: () => refused,
    unknown: () => unknown,
    /** The sentence that answers is very doubtful, and nobody found it to stand. */
    isDoubtful() {
      const [main] = gate.kept().toSorted((one, other) => other.answers - one.answers)
      return main !== undefined && main.found !== 'supported' && main.suspicion >= doubtFrom
    },
    /** How an answer that stands was given. */
    given(): WayGiven {
      const kept = gate.kept()
      const repairs = kept.filter(({ isRepair }) => isRepair).length
      if (cut.length > repairs) return 'cut'
      if (repairs > 0) return 'repaired'
      return kept.some(({ found }) => found !== null) ? 'looked' : 'whole'
    },
    looked: () => secondLook?.took() ?? null,
  }
}
