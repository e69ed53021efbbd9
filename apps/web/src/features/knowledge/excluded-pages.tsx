import { useState } from 'react'
import { SitePath, shortUrl } from '../../shared/site-path.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { useSiteRules } from './use-site-rules.ts'

/** Excluded single pages, with a way to include them again. Excluded paths are edited in the rules. */
export function ExcludedPages({ assistantId, onInclude }: { assistantId: string; onInclude: () => void }) {
  const { rules, busy, save } = useSiteRules(assistantId)
  const [problem, setProblem] = useState<string | null>(null)
  const leftOut = rules.data?.leftOut ?? []
  const pages = leftOut.filter((rule) => /^https?:/i.test(rule) && !rule.includes('*'))
  if (pages.length === 0) return null
  return (
    <div className="flex flex-col gap-1 border-t border-hairline pt-3">
      <h3 className="text-xs font-medium text-muted">Excluded</h3>
      <ul aria-label="Excluded pages">
        {pages.map((url) => (
          <li key={url} className="flex items-center gap-2 py-1 text-xs text-muted">
            <span className="min-w-0 flex-1">
              <SitePath url={url} />
            </span>
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Include ${shortUrl(url)}`}
              held={busy}
              onClick={async () => {
                const problem = await save({ leftOut: leftOut.filter((rule) => rule !== url) })
                setProblem(problem)
                if (problem === null) onInclude()
              }}
            >
              Include
            </Button>
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className="text-xs text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}
