import type { ReactNode } from 'react'
import { Actions } from '../features/design/actions.tsx'
import { Colors } from '../features/design/colors.tsx'
import { Content } from '../features/design/content.tsx'
import { Fields } from '../features/design/fields.tsx'
import { PageMeta } from '../lib/navigation/page-meta.tsx'
import { PublicPage, PublicTitle } from '../ui/layout/public-page.tsx'
import { Logo, LogoMark } from '../ui/logo.tsx'
import { TooltipProvider } from '../ui/overlays/tooltip.tsx'

const sizes = [
  'text-5xl',
  'text-4xl',
  'text-3xl',
  'text-2xl',
  'text-xl',
  'text-lg',
  'text-base',
  'text-sm',
  'text-xs',
]

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-6 border-t border-hairline py-12">
      <h2 className="display text-2xl">{title}</h2>
      {children}
    </section>
  )
}

/** All of `src/ui` on one page, in development only. */
export default function Design() {
  return (
    <TooltipProvider>
      <PublicPage>
        <PageMeta title="Design · Foyer" noindex />
        <PublicTitle
          title="How Foyer looks."
          lead="Every part of the design system, in the theme you chose above."
        />
        <Part title="Arch">
          <div className="flex flex-wrap items-end gap-8">
            <Logo />
            <LogoMark className="h-16 text-accent" />
            <span className="arch w-36 bg-wash" />
            <span className="arch w-24 border border-b-0 border-control" />
          </div>
        </Part>
        <Part title="Colors">
          <Colors />
        </Part>
        <Part title="Type">
          <div className="flex flex-col gap-3">
            {sizes.map((size) => (
              <p key={size} className={`display ${size}`}>
                Your website already knows
              </p>
            ))}
          </div>
          <div className="flex flex-col gap-2">
            {sizes.slice(4).map((size) => (
              <p key={size} className={size}>
                Inter for everything else, with figures that line up:{' '}
                <span className="figures">1,204 of 5,000</span>
              </p>
            ))}
          </div>
        </Part>
        <Part title="Actions">
          <Actions />
        </Part>
        <Part title="Fields">
          <Fields />
        </Part>
        <Part title="Content">
          <Content />
        </Part>
      </PublicPage>
    </TooltipProvider>
  )
}
