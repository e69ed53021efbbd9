import { sampleSite } from '@foyer/contract/sample-site'
import { Play, Star } from 'lucide-react'
import { claims, hero } from '../../content/marketing.ts'
import { useLiveChat } from '../../shared/use-live-chat.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, PlainButton } from '../../ui/controls/button.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { linkClass } from '../../ui/controls/text-link.tsx'
import { SampleAssistant } from './sample-assistant.tsx'
import { WebsiteForm } from './website-form.tsx'

export function Hero({ onDemo }: { onDemo: () => void }) {
  const chat = useLiveChat()
  return (
    <section className="mx-auto grid w-full max-w-6xl items-center gap-x-16 gap-y-14 px-4 pt-12 pb-16 sm:px-6 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_auto] lg:pt-16 lg:pb-24">
      <div className="flex flex-col items-start gap-8">
        <h1 className="display max-w-[11ch] text-4xl max-[22rem]:text-3xl sm:max-w-[13ch] sm:text-5xl">
          {hero.headline}
        </h1>
        <p className="max-w-xl text-lg text-muted">{hero.lead}</p>
        <WebsiteForm />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button variant="secondary" onClick={onDemo}>
            <Play {...iconSize(18)} />
            {hero.demo}
          </Button>
          <p className="text-sm text-muted">{hero.terms}</p>
        </div>
        {/* Placeholder claims, hidden from our own assistant. */}
        <p data-nosnippet="" className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <Star {...iconSize(18)} className="fill-current text-accent" />
          <span>
            Rated <strong className="font-semibold text-ink">{claims.home.rating}</strong> by{' '}
            <strong className="font-semibold text-ink">{claims.home.businesses}</strong>
          </span>
          {claims.home.sample && <Badge>Sample</Badge>}
        </p>
      </div>
      <div className="flex w-full flex-col items-center gap-4 lg:w-[27rem]">
        <SampleAssistant />
        <p className="text-center text-sm text-muted">
          {hero.live}{' '}
          <a href={sampleSite.path} className={linkClass}>
            {hero.sampleSite}
          </a>
          .{' '}
          <PlainButton held={chat.opening} onClick={chat.open} className={linkClass}>
            {hero.askUs}
          </PlainButton>
        </p>
      </div>
    </section>
  )
}
