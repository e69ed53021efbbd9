import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { hero } from '../../content/marketing.ts'
import { websitePattern } from '../../lib/forms/website-address.ts'
import { Button } from '../../ui/controls/button.tsx'

/** A native form to /register that works and validates before the script loads. */
export function WebsiteForm() {
  const [, navigate] = useLocation()
  const [wrong, setWrong] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const website = new FormData(event.currentTarget).get('website')?.toString().trim()
    navigate(website ? `/register?website=${encodeURIComponent(website)}` : '/register')
  }

  return (
    <form action="/register" method="get" onSubmit={submit} className="flex w-full max-w-xl flex-col gap-2">
      <label htmlFor="website" className="text-sm font-medium">
        {hero.label}
      </label>
      <div className="flex flex-col gap-3 sm:flex-row sm:gap-0 sm:rounded-[14px] sm:border sm:border-control sm:bg-surface sm:p-1 sm:transition-colors sm:focus-within:border-accent sm:hover:border-ink sm:has-aria-invalid:border-bad">
        <input
          id="website"
          name="website"
          type="text"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={hero.placeholder}
          pattern={websitePattern}
          title={hero.wrongAddress}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? 'website-wrong' : undefined}
          onInvalid={(event) => {
            // Replaces the browser’s validation bubble with our own message.
            event.preventDefault()
            setWrong(true)
            event.currentTarget.focus()
          }}
          onInput={() => setWrong(false)}
          className="h-12 w-full min-w-0 rounded-control border border-control bg-surface px-4 text-base placeholder:text-muted aria-invalid:border-bad sm:w-auto sm:flex-1 sm:border-0 sm:bg-transparent"
        />
        <Button type="submit" size="lg" className="max-sm:px-3">
          {hero.start}
        </Button>
      </div>
      {wrong && (
        <p id="website-wrong" role="alert" className="text-sm text-bad">
          {hero.wrongAddress}
        </p>
      )}
    </form>
  )
}
