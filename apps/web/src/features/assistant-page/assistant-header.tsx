import type { Assistant } from '@foyer/contract/assistants'
import { ArrowDown, ArrowLeft, Code, Globe, MessagesSquare } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'wouter'
import { assistantSummary } from '../../shared/assistants/assistant-summary.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { useStickyBar } from '../../ui/focus/use-sticky-bar.ts'

type AssistantHeaderProps = {
  assistant: Assistant
  dirty: boolean
  saving: boolean
  onSave: () => void
  onEmbed: () => void
}

const navLinkClass =
  'inline-flex min-h-8 items-center gap-1.5 rounded-xs text-xs whitespace-nowrap text-muted transition-colors hover:text-ink'

/** Sticky, so that Save is always visible. */
export function AssistantHeader({ assistant, dirty, saving, onSave, onEmbed }: AssistantHeaderProps) {
  const { id, name, isActive } = assistant
  const about = assistantSummary(assistant)
  const bar = useRef<HTMLElement>(null)
  useStickyBar(bar)
  return (
    <>
      <div className="-mt-4 mb-1 flex flex-wrap items-center gap-x-5">
        <Link href="/dashboard" className={`mr-auto ${navLinkClass}`}>
          <ArrowLeft {...iconSize(18)} /> Dashboard
        </Link>
        <nav
          aria-label="This assistant"
          className="flex flex-wrap gap-x-1.5 max-sm:justify-between max-sm:order-last max-sm:basis-full sm:gap-x-5"
        >
          <button type="button" onClick={onEmbed} className={navLinkClass}>
            <Code {...iconSize(18)} className="max-sm:hidden" /> Add to My Website
          </button>
          <Link href={`/conversations?assistant=${id}`} className={navLinkClass}>
            <MessagesSquare {...iconSize(18)} className="max-sm:hidden" /> Conversations
          </Link>
          <Link href={`/website-settings#${id}`} className={navLinkClass}>
            <Globe {...iconSize(18)} className="max-sm:hidden" /> Website Settings
          </Link>
        </nav>
        <button
          type="button"
          onClick={() => document.getElementById('test-chat')?.scrollIntoView()}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-xs text-xs text-accent xl:hidden"
        >
          Try it <ArrowDown {...iconSize(18)} />
        </button>
      </div>
      <header
        ref={bar}
        className="sticky top-14 z-10 short:static -mx-4 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline bg-page px-4 py-3 sm:-mx-8 sm:flex-nowrap sm:px-8 sm:py-4 lg:top-0"
      >
        <span className="hidden sm:block">
          <Avatar name={name} size="lg" />
        </span>
        {/* On phones the badges move to their own line. */}
        <div className="min-w-0 flex-1 max-sm:contents">
          <div className="flex min-w-0 items-center gap-3 max-sm:contents">
            <h1
              dir="auto"
              className="min-w-0 text-left text-xl wrap-anywhere font-semibold tracking-tight max-sm:grow max-sm:text-lg"
            >
              {name}
            </h1>
            <span className="flex items-center gap-2 max-sm:order-last max-sm:basis-full">
              <Badge tone={isActive ? 'good' : 'plain'}>{isActive ? 'Active' : 'Inactive'}</Badge>
              {dirty && <Badge tone="warn">Unsaved changes</Badge>}
            </span>
          </div>
          <p dir="auto" className="mt-1 line-clamp-1 text-left text-muted max-sm:hidden">
            {about}
          </p>
        </div>
        <Button busy={saving} disabled={!dirty} onClick={onSave}>
          {saving ? 'Saving...' : 'Save Changes'}
        </Button>
      </header>
      <p dir="auto" className="-mt-2 mb-6 line-clamp-2 text-left text-muted sm:hidden">
        {about}
      </p>
    </>
  )
}
