import type { LongPrompt, ModelTest } from '@foyer/contract/models'
import { useEffect, useRef } from 'react'
import { formatCount, formatSeconds } from '../../ui/format.ts'

const longer =
  'Raise the context length of its server (Ollama: OLLAMA_CONTEXT_LENGTH), or lower MODEL_INPUT_TOKENS.'

/** What to do where a long prompt did not get through, by what became of it. */
const longPromptWords: Record<Exclude<LongPrompt, 'known'>, (tokens: string) => string> = {
  cut: (tokens) =>
    `It did not know the beginning of a prompt of ${tokens} tokens: its server may cut it off. ${longer}`,
  refused: (tokens) => `It did not answer a prompt of ${tokens} tokens. ${longer}`,
  slow: (tokens) =>
    `It took too long to read a prompt of ${tokens} tokens. Lower MODEL_INPUT_TOKENS, or choose a smaller model.`,
}

/** How a try went, where it was asked for. */
export function TestResult({ result }: { result: ModelTest }) {
  const box = useRef<HTMLDivElement>(null)
  // The result may come to stand below what is seen of a dialog.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  if (!result.works)
    return (
      <div
        ref={box}
        role="alert"
        className="scroll-m-6 rounded-control bg-bad-wash px-4 py-3 text-sm text-bad"
      >
        <p>{result.problem}</p>
        {result.detail && (
          <p className="mt-1 text-xs [overflow-wrap:anywhere]">In its own words: “{result.detail}”</p>
        )}
      </div>
    )
  const { longPrompt } = result
  const warnings = [
    result.firstWordMs > result.patienceMs &&
      `Visitors wait ${formatSeconds(result.patienceMs)} s for the first word, and then the built-in answerer answers. A model that was just loaded is faster the second time.`,
    longPrompt && longPrompt !== 'known' && longPromptWords[longPrompt](formatCount(result.inputTokens)),
  ].filter((warning) => typeof warning === 'string')
  return (
    <div ref={box} role="status" className="flex scroll-m-6 flex-col gap-2 text-sm">
      <div className="rounded-control bg-good-wash px-4 py-3 text-good">
        <p className="figures">
          It answers: the first word after {formatSeconds(result.firstWordMs)} s, all of it after{' '}
          {formatSeconds(result.totalMs)} s.
        </p>
        {result.searches !== null && (
          <p className="mt-1 text-xs">
            {result.searches
              ? 'It can search a website by itself, and may from now on.'
              : 'It did not use the search that it was offered, so it is given what Foyer finds.'}
          </p>
        )}
        <p className="mt-1 text-xs [overflow-wrap:anywhere]">It said: “{result.said}”</p>
      </div>
      {warnings.map((warning) => (
        <p key={warning} className="rounded-control bg-warn-wash px-4 py-3 text-warn">
          {warning}
        </p>
      ))}
    </div>
  )
}
