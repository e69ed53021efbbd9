import { Play } from 'lucide-react'
import { closing } from '../../content/marketing.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'

export function Closing({ onDemo }: { onDemo: () => void }) {
  return (
    <section className="overflow-hidden border-t border-hairline bg-wash">
      <div className="mx-auto grid max-w-6xl items-end gap-x-16 px-4 sm:px-6 lg:grid-cols-[1fr_auto]">
        <div className="flex flex-col items-start gap-6 py-20 lg:py-28">
          <h2 className="display text-4xl sm:text-5xl">{closing.title}</h2>
          <p className="text-lg text-muted">{closing.text}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="/register" size="lg">
              {closing.start}
            </ButtonLink>
            <Button variant="secondary" size="lg" onClick={onDemo}>
              <Play {...iconSize(18)} />
              {closing.demo}
            </Button>
          </div>
        </div>
        <div aria-hidden="true" className="hidden items-end gap-5 lg:flex">
          <span className="arch w-28 border border-b-0 border-accent" />
          <span className="arch w-52 bg-accent" />
          <span className="arch w-28 border border-b-0 border-accent" />
        </div>
      </div>
    </section>
  )
}
