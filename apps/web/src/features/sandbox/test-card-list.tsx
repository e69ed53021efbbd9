import { PlainButton } from '../../ui/controls/button.tsx'
import type { CardFields } from './card-fields.ts'
import { testCards } from './test-cards.ts'

// Far enough ahead to stay valid when the sandbox clock advances.
const goodUntil = () => `12/${String((new Date().getFullYear() + 8) % 100).padStart(2, '0')}`

export function TestCards({ held, onChoose }: { held: boolean; onChoose: (payment: CardFields) => void }) {
  return (
    <section aria-label="Test cards">
      <h2 className="font-medium">Test cards</h2>
      <p className="text-xs text-muted">Choose one to fill it in.</p>
      <ul className="mt-3 divide-y divide-hairline overflow-hidden rounded-control border border-hairline">
        {testCards.map(({ number, outcome }) => (
          <li key={number}>
            <PlainButton
              held={held}
              onClick={() => onChoose({ number, expiry: goodUntil(), cvc: '123' })}
              className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 px-3 py-2 text-left transition-colors ready:hover:bg-wash focus-visible:-outline-offset-2"
            >
              <span className="figures whitespace-nowrap">{number}</span>
              <span className="text-xs text-muted">{outcome}</span>
            </PlainButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
