import { storable } from '@foyer/contract/storable'
import type { FilePart, Instructions, ModelMessage, TextPart } from 'ai'
import type { ModelSettings } from '../../config.ts'
import { loadLanguageModel } from './language-model.ts'
import { type SiteSearch, withSearch } from './site-search.ts'
import { ModelTrouble, type Tokens } from './trouble.ts'

export type Picture = { type: string; bytes: Uint8Array }

export type ModelRequest = {
  instructions: string
  /** The same for requests that begin alike: a provider finds again what it has read by it. */
  beginning?: string
  turns: readonly { role: 'user' | 'assistant'; content: string }[]
  pictures: readonly Picture[]
  /** What it may look up by itself; a provider that takes no tools is asked without. */
  search?: SiteSearch | undefined
  /** As little thought as the provider lets a model take. */
  effort?: 'least'
}

/** Who looks again at a model's sentences: those in doubt, or all. */
export type SecondLooker = { model: Model; always: boolean }

/** `cutShort`: it had more to say than it may, so its last sentence may lack its end. */
export type ModelUsage = Tokens & { cutShort?: true }

export type Model = {
  name: string
  sees: boolean
  settings: ModelSettings
  /** Whether it is let look things up by itself. */
  searches: boolean
  secondLook: SecondLooker | null
  /** Yields what the model says as it says it, then what it used; throws `ModelTrouble` when it fails. */
  stream(request: ModelRequest, leaving: AbortSignal): AsyncGenerator<string, ModelUsage>
}

// About right for the languages of Europe, and only used where a provider doesn't count.
const tokensOf = (characters: number) => Math.ceil(characters / 4)
// Longer than the tokens of any language; only a server that ignores its limit says more.
const longestToken = 12
// What a counter can hold; a server that claims more counts nonsense.
const mostTokens = 100_000_000

const counted = (told: number | undefined, estimate: number) =>
  Number.isSafeInteger(told) && told! >= 0 && told! <= mostTokens ? told! : estimate

/** `onError` hears what a client threw, request and all; only whoever may show that to its sender asks for it. */
export function openModel(settings: ModelSettings, onError: (error: unknown) => void = () => {}): Model {
  let loading: ReturnType<typeof load> | undefined
  const load = async () => {
    // It would print its advice about settings to the console, once a call.
    Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
    const ai = await import('ai')
    return { ai, model: await loadLanguageModel(settings) }
  }

  let takesTools = true

  async function* ask(
    request: ModelRequest,
    leaving: AbortSignal,
    totalMs: number,
  ): AsyncGenerator<string, ModelUsage> {
    loading ??= load()
    const { ai, model } = await loading
    const late = new AbortController()
    const giveUp = (what: string) => () => late.abort(new ModelTrouble('slow', what))
    let silence = setTimeout(giveUp('no first word in time'), settings.firstTokenMs)
    const total = setTimeout(giveUp('not done in time'), totalMs)
    let said = 0
    let half = ''
    const used = () => ({ input: tokensOf(lengthOf(request)), output: tokensOf(said) })
    try {
      const { stream } = ai.streamText({
        model,
        instructions: beginningOf(request),
        ...(request.beginning && { providerOptions: { openai: { promptCacheKey: request.beginning } } }),
        messages: messagesOf(request),
        ...(request.search && withSearch(ai, request.search)),
        maxOutputTokens: settings.outputTokens,
        // A visitor is waiting: the built-in answerer is the second try.
        maxRetries: 0,
        ...(request.effort && { reasoning: 'minimal' as const }),
        abortSignal: AbortSignal.any([leaving, late.signal]),
        // The default prints to the console, words of the request included.
        onError: () => {},
      })
      for await (const part of stream) {
        if (part.type === 'text-delta' && part.text) {
          clearTimeout(silence)
          silence = setTimeout(giveUp('silent in the middle'), settings.nextTokenMs)
          said += part.text.length
          // Some servers cut a character in two.
          const text = half + part.text
          half = /[\ud800-\udbff]$/.test(text) ? text.slice(-1) : ''
          const whole = storable(half ? text.slice(0, -1) : text)
          if (whole) yield whole
          if (said > settings.outputTokens * longestToken) return { ...used(), cutShort: true }
        } else if (part.type === 'tool-result' || part.type === 'tool-error') {
          clearTimeout(silence)
          silence = setTimeout(giveUp('no word in time after it looked something up'), settings.firstTokenMs)
          half = ''
          request.search?.found()
        } else if (part.type === 'error') throw part.error
        else if (part.type === 'abort') break
        else if (part.type === 'finish') {
          const { inputTokens, inputTokenDetails, outputTokens } = part.totalUsage
          const estimate = used()
          const input = counted(inputTokens, estimate.input)
          const cached = Math.min(input, counted(inputTokenDetails?.cacheReadTokens, 0))
          const tokens = {
            input,
            output: counted(outputTokens, estimate.output),
            ...(cached > 0 && { cached }),
          }
          if (part.finishReason === 'content-filter')
            throw new ModelTrouble('refused', 'its filter stopped it', { tokens })
          if (part.finishReason === 'error')
            throw new ModelTrouble('cut_off', 'it ended in an error', { tokens })
          if (said === 0) throw new ModelTrouble('empty', 'it said nothing', { tokens })
          return part.finishReason === 'length' ? { ...tokens, cutShort: true } : tokens
        }
      }
      if (leaving.aborted) return used()
      throw late.signal.reason ?? new ModelTrouble('cut_off', 'it stopped without an end')
    } catch (error) {
      const cause = late.signal.aborted ? late.signal.reason : error
      if (!(cause instanceof ModelTrouble)) onError(cause)
      const trouble = cause instanceof ModelTrouble ? cause : troubleOf(cause, said)
      if (said > 0) trouble.tokens ??= used()
      throw trouble
    } finally {
      clearTimeout(silence)
      clearTimeout(total)
      // Whoever stops listening midway ends the call, too.
      late.abort()
    }
  }

  return {
    name: `${settings.provider}:${settings.name}`,
    sees: settings.sees,
    settings,
    // Its provider may have refused to be told of a tool.
    get searches() {
      return settings.searches && takesTools
    },
    secondLook: settings.secondLook && {
      model: openModel({
        ...settings,
        name: settings.secondLook.by,
        secondLook: null,
        sees: false,
        searches: false,
      }),
      always: settings.secondLook.always,
    },
    async *stream(request, leaving) {
      const begunAt = performance.now()
      const search = takesTools ? request.search : undefined
      try {
        return yield* ask({ ...request, search }, leaving, settings.totalMs)
      } catch (error) {
        // It may be the tool that it does not take: nothing was said, so nobody notices that it is asked again.
        if (!search || !(error instanceof ModelTrouble) || error.status !== 400) throw error
        const left = settings.totalMs - (performance.now() - begunAt)
        const used = yield* ask({ ...request, search: undefined }, leaving, left)
        takesTools = false
        return used
      }
    },
  }
}

const lengthOf = ({ instructions, turns }: ModelRequest) =>
  instructions.length + turns.reduce((sum, turn) => sum + turn.content.length, 0)

/** Anthropic keeps what it has read only up to where it is told to; the others keep what they like. */
const beginningOf = ({ instructions, beginning }: ModelRequest): Instructions =>
  beginning
    ? {
        role: 'system',
        content: instructions,
        providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
      }
    : instructions

/** Pictures go with the last question. */
function messagesOf({ turns, pictures }: ModelRequest): ModelMessage[] {
  const messages: ModelMessage[] = turns.map(({ role, content }) => ({ role, content }))
  const last = turns.at(-1)
  if (last?.role === 'user' && pictures.length > 0) {
    const text: TextPart = { type: 'text', text: last.content }
    const files = pictures.map(
      ({ type, bytes }): FilePart => ({ type: 'file', mediaType: type, data: bytes }),
    )
    messages[messages.length - 1] = { role: 'user', content: [text, ...files] }
  }
  return messages
}

export function troubleOf(error: unknown, said: number): ModelTrouble {
  const status = statusOf(error)
  if (status === 429)
    return new ModelTrouble('rate_limited', 'it answered 429', { retryAfterMs: retryAfterOf(error) })
  if (status !== null) return new ModelTrouble('failed', `it answered ${status}`, { status })
  const name = error instanceof Error ? error.name : 'unknown error'
  return new ModelTrouble(said > 0 ? 'cut_off' : 'failed', name)
}

const statusOf = (error: unknown) =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode >= 400
    ? error.statusCode
    : null

function retryAfterOf(error: unknown): number | null {
  const headers = (error as { responseHeaders?: Record<string, string> }).responseHeaders
  const told = headers?.['retry-after'] ?? ''
  // Seconds, or the moment itself.
  const ms = Number.isFinite(Number(told)) ? Number(told) * 1_000 : Date.parse(told) - Date.now()
  return ms > 0 ? ms : null
}
