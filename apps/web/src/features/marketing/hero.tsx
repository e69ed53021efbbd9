import { Play, Star } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { claims, hero } from '../../content/marketing.ts'
import { useLiveChat } from '../../shared/use-live-chat.ts'
import { Button } from '../../ui/button.tsx'
import { iconSize } from '../../ui/icon-button.tsx'
import { DemoChat } from './demo-chat.tsx'

/** A plain form to /register, so that it works before the page's script has come. */
function WebsiteForm() {
  const [, navigate] = useLocation()
  const [website, setWebsite] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    const entered = website.trim()
    navigate(entered ? `/register?website=${encodeURIComponent(entered)}` : '/register')
  }

  return (
    <form action="/register" method="get" onSubmit={submit} className="flex w-full max-w-xl flex-col gap-2">
      <label htmlFor="website" className="text-sm font-medium">
        {hero.label}
      </label>
      <div className="flex flex-col gap-3 sm:flex-row sm:gap-0 sm:rounded-[14px] sm:border sm:border-control sm:bg-surface sm:p-1 sm:transition-colors sm:focus-within:border-accent sm:hover:border-ink">
        <input
          id="website"
          name="website"
          type="text"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={hero.placeholder}
          value={website}
          onChange={(event) => setWebsite(event.target.value)}
          className="h-12 w-full min-w-0 rounded-control border border-control bg-surface px-4 text-base placeholder:text-muted sm:w-auto sm:flex-1 sm:border-0 sm:bg-transparent"
        />
        <Button type="submit" size="lg">
          {hero.start}
        </Button>
      </div>
    </form>
  )
}

export function Hero({ onDemo }: { onDemo: () => void }) {
  const chat = useLiveChat()
  return (
    <section className="mx-auto grid w-full max-w-6xl items-center gap-x-16 gap-y-14 px-4 pt-12 pb-16 sm:px-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:pt-16 lg:pb-24">
      <div className="flex flex-col items-start gap-8">
        <h1 className="display max-w-[11ch] text-4xl sm:max-w-[13ch] sm:text-5xl">{hero.headline}</h1>
        <p className="max-w-xl text-lg text-muted">{hero.lead}</p>
        <WebsiteForm />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button variant="secondary" onClick={onDemo}>
            <Play {...iconSize(18)} />
            {hero.demo}
          </Button>
          <p className="text-sm text-muted">{hero.terms}</p>
        </div>
        <p className="flex items-center gap-2 text-sm text-muted">
          <Star {...iconSize(18)} className="fill-current text-accent" />
          <span>
            Rated <strong className="font-semibold text-ink">{claims.home.rating}</strong> by{' '}
            <strong className="font-semibold text-ink">{claims.home.businesses}</strong>
          </span>
        </p>
      </div>
      <div className="flex w-full flex-col items-center gap-4 lg:w-[27rem]">
        <DemoChat />
        <p className="text-sm text-muted">
          A sample, as you see.{' '}
          <button
            type="button"
            disabled={chat.opening}
            onClick={chat.open}
            className="rounded-xs font-medium text-accent underline underline-offset-4"
          >
            Ask our own assistant
          </button>
        </p>
      </div>
    </section>
  )
}
