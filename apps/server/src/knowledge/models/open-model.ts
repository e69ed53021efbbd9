import { storable } from '@foyer/contract/storable'
import type { FilePart, Instructions, ModelMessage, TextPart } from 'ai'
import type { ModelSettings } from '../../config.ts'
import { loadLanguageModel } from './language-model.ts'
import { type SiteSearch, withSearch } from './site-search.ts'
import { ModelTrouble, type Tokens } from './trouble.ts'

export type Picture = { type: string; bytes: Uint8Array }

export type ModelRequest = {
  instructions: string
  /** A key for the provider's prompt cache. */
  beginning?: string
  turns: readonly { role: 'user' | 'assistant'; content: string }[]
  pictures: readonly Picture[]
  search?: SiteSearch | undefined
  effort?: 'least'
}

export type SecondLookModel = { model: Model; always: boolean }

/** `cutShort`: the output limit was reached. */
export type ModelUsage = Tokens & { cutShort?: true }

export type Model = {
  name: string
  sees: boolean
  settings: ModelSettings
  searches: boolean
  secondLook: SecondLookModel | null
  /** Throws `ModelTrouble`. */
  stream(request: ModelRequest, leaving: AbortSignal): AsyncGenerator<string, ModelUsage>
}

// Fair for European languages, if the provider doesn't count.
const tokensOf = (characters: number) => Math.ceil(characters / 4)
// Only a server that ignores its limit exceeds this.
const longestToken = 12
const mostTokens = 100_000_000

const counted = (told: number | undefined, estimate: number) =>
  Number.isSafeInteger(told) && told! >= 0 && told! <= mostTokens ? told! : estimate

/** `onError` gets the whole request, which only its sender may see. */
export function openModel(settings: ModelSettings, onError: (error: unknown) => void = () => {}): Model {
  let loading: ReturnType<typeof load> | undefined
  const load = async () => {
    // Stops the client from printing warnings for every call.
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
        // A visitor is waiting, and the built-in answerer takes over instead.
        maxRetries: 0,
        ...(request.effort && { reasoning: 'minimal' as const }),
        abortSignal: AbortSignal.any([leaving, late.signal]),
        // The default prints the error, with parts of the request.
        onError: () => {},
      })
      for await (const part of stream) {
        if (part.type === 'text-delta' && part.text) {
          clearTimeout(silence)
          silence = setTimeout(giveUp('silent in the middle'), settings.nextTokenMs)
          said += part.text.length
          // Some servers split a surrogate pair.
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
      late.abort()
    }
  }

  return {
    name: `${settings.provider}:${settings.name}`,
    sees: settings.sees,
    settings,
    // False once the provider has refused tools.
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
        // Nothing was sent yet, so it is asked again without tools.
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

/** Anthropic only caches up to an explicit mark. The others cache by themselves. */
const beginningOf = ({ instructions, beginning }: ModelRequest): Instructions =>
  beginning
    ? {
        role: 'system',
        content: instructions,
        providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
      }
    : instructions

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
  // Either seconds or a date.
  const ms = Number.isFinite(Number(told)) ? Number(told) * 1_000 : Date.parse(told) - Date.now()
  return ms > 0 ? ms : null
}
