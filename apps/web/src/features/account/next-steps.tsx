import { steps } from '../../content/steps.ts'

/** 'https://www.linden-bakery.example/visit' → 'linden-bakery.example' */
function hostOf(website: string) {
  try {
    const { hostname } = new URL(/^https?:\/\//i.test(website) ? website : `https://${website}`)
    return hostname.replace(/^www\./, '')
  } catch {
    return null
  }
}

export function NextSteps({ website }: { website: string | undefined }) {
  const host = website ? hostOf(website) : null
  return (
    <div className="flex flex-col gap-6">
      <p className="display text-2xl">
        Next, we read
        <span className="block pb-1 wrap-anywhere text-accent">{host ?? 'your website'}.</span>
      </p>
      <ol className="flex flex-col">
        {steps.items.map((step, index) => (
          <li
            key={step.title}
            className="flex items-baseline gap-4 border-t border-hairline py-3 text-sm last:border-b"
          >
            <span className="display text-lg text-accent">{index + 1}</span>
            <span>{index === 0 && host ? 'We read it' : step.title}</span>
            <span className="ml-auto shrink-0 text-xs text-muted">{step.time}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
