import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { sampleChat } from '../../content/sample-chat.ts'
import { steps } from '../../content/steps.ts'
import { iconSize } from '../../ui/controls/icon-button.tsx'

const pages = [
  { path: '/', title: sampleChat.business, kept: true },
  { path: '/classes', title: 'Pottery classes', kept: true },
  { path: '/tasters', title: 'Taster sessions', kept: true },
  { path: '/contact', title: 'Visit and contact', kept: true },
  { path: '/cart', title: 'Nothing to read', kept: false },
]

function ScanSample() {
  return (
    <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface text-sm">
      {pages.map(({ path, title, kept }) => (
        <li key={path} className="flex items-center gap-3 px-4 py-2.5">
          {kept ? (
            <Check {...iconSize(18)} className="shrink-0 text-good" />
          ) : (
            <Minus {...iconSize(18)} className="shrink-0 text-muted" />
          )}
          <span className={kept ? '' : 'text-muted'}>{title}</span>
          <span className="ml-auto truncate text-xs text-muted">{path}</span>
        </li>
      ))}
    </ul>
  )
}

const swatches = ['bg-lavender', 'bg-good', 'bg-warn', 'bg-ink']

function StyleSample() {
  return (
    <div className="flex items-end gap-4 rounded-card border border-hairline bg-surface p-4">
      <div className="flex min-w-0 flex-1 flex-col items-start gap-3">
        <p className="rounded-card rounded-bl-xs border border-hairline bg-page px-3.5 py-2 text-sm">
          {sampleChat.greeting}
        </p>
        <p className="self-end rounded-card rounded-br-xs bg-lavender px-3.5 py-2 text-sm text-on-lavender">
          {sampleChat.answers[1]?.question}
        </p>
      </div>
      <ul aria-hidden="true" className="flex flex-col gap-2">
        {swatches.map((swatch, index) => (
          <li
            key={swatch}
            className={`arch w-5 ${swatch} ${index === 0 ? 'outline-2 outline-offset-2 outline-ink' : ''}`}
          />
        ))}
      </ul>
    </div>
  )
}

function LineSample() {
  return (
    <pre className="rounded-card border border-hairline bg-surface p-4 font-mono text-xs leading-relaxed whitespace-pre-wrap break-words">
      <code>
        <span className="text-muted">{'<script '}</span>src=
        <span className="text-accent">"/embed.js"</span> data-assistant-id=
        <span className="text-accent">"…"</span>
        <span className="text-muted">{'></script>'}</span>
      </code>
    </pre>
  )
}

const samples: ReactNode[] = [
  <ScanSample key="scan" />,
  <StyleSample key="style" />,
  <LineSample key="line" />,
]

export function Steps() {
  return (
    <section
      id="features"
      className="mx-auto grid w-full max-w-6xl gap-x-16 gap-y-12 px-4 py-20 sm:px-6 lg:grid-cols-[20rem_1fr] lg:py-28"
    >
      <div className="flex flex-col gap-5 self-start lg:sticky lg:top-28 short:static">
        <p className="text-sm text-muted">How It Works</p>
        <h2 className="display text-3xl sm:text-4xl">{steps.title}</h2>
        <p className="text-base text-muted">{steps.lead}</p>
      </div>
      <ol className="flex flex-col">
        {steps.items.map((step, index) => (
          <li
            key={step.title}
            className="grid gap-x-8 gap-y-6 border-t border-hairline py-10 first:border-t-0 first:pt-0 last:pb-0 sm:grid-cols-[3rem_1fr_1fr]"
          >
            <span aria-hidden="true" className="display text-4xl text-accent">
              {index + 1}
            </span>
            <div className="flex flex-col gap-2">
              <h3 className="text-lg font-semibold">{step.title}</h3>
              <p className="text-base text-muted">{step.text}</p>
              <p className="text-sm font-medium text-accent">{step.time}</p>
            </div>
            <div data-nosnippet="" className="min-w-0 self-center">
              {samples[index]}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
