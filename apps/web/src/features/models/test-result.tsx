import type { LongPrompt, ModelTest } from '@foyer/contract/models'
import { useEffect, useRef } from 'react'
import { formatCount, formatSeconds } from '../../ui/format.ts'

const contextAdvice =
  'Increase the server’s context length (Ollama: OLLAMA_CONTEXT_LENGTH) or lower MODEL_INPUT_TOKENS.'

const longPromptWords: Record<Exclude<LongPrompt, 'known'>, (tokens: string) => string> = {
  cut: (tokens) =>
    `It lost the beginning of a ${tokens}-token prompt. Its server may truncate prompts. ${contextAdvice}`,
  refused: (tokens) => `It didn’t answer a ${tokens}-token prompt. ${contextAdvice}`,
  slow: (tokens) =>
    `It took too long to read a ${tokens}-token prompt. Lower MODEL_INPUT_TOKENS, or choose a smaller model.`,
}

export function TestResult({ result }: { result: ModelTest }) {
  const box = useRef<HTMLDivElement>(null)
  // The result may be below the visible part of the dialog.
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
          <p className="mt-1 text-xs [overflow-wrap:anywhere]">Its message: “{result.detail}”</p>
        )}
      </div>
    )
  const { longPrompt } = result
  const warnings = [
    result.firstWordMs > result.patienceMs &&
      `After ${formatSeconds(result.patienceMs)} s without a first word, the built-in answerer takes over. A model that was just loaded is faster the second time.`,
    longPrompt && longPrompt !== 'known' && longPromptWords[longPrompt](formatCount(result.inputTokens)),
  ].filter((warning) => typeof warning === 'string')
  return (
    <div ref={box} role="status" className="flex scroll-m-6 flex-col gap-2 text-sm">
      <div className="rounded-control bg-good-wash px-4 py-3 text-good">
        <p className="figures">
          It works: first word after {formatSeconds(result.firstWordMs)} s, complete after{' '}
          {formatSeconds(result.totalMs)} s.
        </p>
        {result.searches !== null && (
          <p className="mt-1 text-xs">
            {result.searches
              ? 'It can search websites itself and will do so.'
              : 'It didn’t use the search tool, so Foyer searches for it.'}
          </p>
        )}
        <p className="mt-1 text-xs [overflow-wrap:anywhere]">Its answer: “{result.said}”</p>
      </div>
      {warnings.map((warning) => (
        <p key={warning} className="rounded-control bg-warn-wash px-4 py-3 text-warn">
          {warning}
        </p>
      ))}
    </div>
  )
}
