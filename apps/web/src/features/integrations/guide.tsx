import type { ReactNode } from 'react'
import { TextLink } from '../../ui/controls/text-link.tsx'

export function Steps({ children }: { children: ReactNode }) {
  return <ol className="flex flex-col gap-8 [counter-reset:step]">{children}</ol>
}

export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-3 [counter-increment:step] sm:grid-cols-[2rem_minmax(0,1fr)]">
      <h3 className="flex items-baseline gap-3 text-base font-semibold before:display before:text-xl before:text-accent before:content-[counter(step)] sm:col-span-2 sm:grid sm:grid-cols-[2rem_minmax(0,1fr)] sm:gap-x-4">
        {title}
      </h3>
      <div className="flex min-w-0 flex-col gap-3 text-sm sm:col-start-2">{children}</div>
    </li>
  )
}

export function Tasks({ children }: { children: ReactNode }) {
  return <ul className="measure list-disc space-y-1.5 pl-5 text-muted marker:text-control">{children}</ul>
}

export function NameOnScreen({ children }: { children: ReactNode }) {
  return <strong className="font-medium text-ink">{children}</strong>
}

export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <TextLink href={href} target="_blank" rel="noreferrer">
      {children}
    </TextLink>
  )
}
