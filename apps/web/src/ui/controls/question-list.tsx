import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { iconSize } from './icon-button.tsx'

/** FAQ built on `details`, which works before any script loads. */
export function QuestionList({ items }: { items: { question: string; answer: ReactNode }[] }) {
  return (
    <div className="border-b border-hairline">
      {items.map(({ question, answer }) => (
        <details key={question} className="group border-t border-hairline">
          <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3 text-base font-medium transition-colors hover:text-accent">
            {question}
            <Plus
              {...iconSize(20)}
              className="shrink-0 text-muted transition-transform group-open:rotate-45"
            />
          </summary>
          <div className="measure pb-5 text-base text-muted">{answer}</div>
        </details>
      ))}
    </div>
  )
}
