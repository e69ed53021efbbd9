import type { Assistant } from '@foyer/contract/assistants'
import { ArrowDown, ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { iconSize } from '../../ui/icon-button.tsx'

type BotHeaderProps = { assistant: Assistant; dirty: boolean; saving: boolean; onSave: () => void }

/** Stays in sight, so that saving is never further than a glance away. */
export function BotHeader({ assistant, dirty, saving, onSave }: BotHeaderProps) {
  const { name, context, description, isActive } = assistant
  return (
    <>
      <div className="-mt-4 mb-1 flex items-center justify-between">
        <Link
          href="/dashboard"
          className="inline-flex min-h-8 items-center gap-1.5 rounded-xs text-xs text-muted transition-colors hover:text-ink"
        >
          <ArrowLeft {...iconSize(16)} /> Dashboard
        </Link>
        <button
          type="button"
          onClick={() => document.getElementById('test-chat')?.scrollIntoView()}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-xs text-xs text-accent lg:hidden"
        >
          Try it <ArrowDown {...iconSize(16)} />
        </button>
      </div>
      <header className="sticky top-14 z-10 -mx-4 mb-6 flex items-center gap-4 border-b border-hairline bg-page px-4 py-4 sm:-mx-8 sm:px-8 lg:top-0">
        <span className="hidden sm:block">
          <Avatar name={name} size="lg" />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex min-w-0 flex-col gap-x-3 gap-y-1 sm:flex-row sm:items-center">
            <h1 className="truncate text-xl font-semibold tracking-tight">{name}</h1>
            <span className="flex items-center gap-2">
              <Badge tone={isActive ? 'good' : 'plain'}>{isActive ? 'Active' : 'Inactive'}</Badge>
              {dirty && <Badge tone="warn">Unsaved changes</Badge>}
            </span>
          </div>
          <p className="mt-1 line-clamp-1 text-muted max-sm:hidden">
            {context || description || 'Answers from your website.'}
          </p>
        </div>
        <Button busy={saving} disabled={!dirty} onClick={onSave}>
          {saving ? 'Saving...' : 'Save Changes'}
        </Button>
      </header>
      <p className="-mt-2 mb-6 line-clamp-2 text-muted sm:hidden">
        {context || description || 'Answers from your website.'}
      </p>
    </>
  )
}
