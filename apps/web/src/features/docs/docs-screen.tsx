import { contents } from 'virtual:docs'
import type { MouseEvent } from 'react'
import { DocsNav, DocsSelect } from './docs-nav.tsx'
import { DocsSearch } from './docs-search.tsx'
import { PageContent } from './page-content.tsx'
import { AssistantChoice, ReaderProvider } from './reader.tsx'
import { useDocsPlace } from './use-docs-place.ts'

export function DocsScreen() {
  const { page, anchor, go, follow } = useDocsPlace()
  const { title, lead } = contents.find(({ id }) => id === page)!

  function onClick(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest('a')
    if (link && !link.target && !link.download && follow(link)) event.preventDefault()
  }

  return (
    <ReaderProvider>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: handles links only, which the keyboard also clicks. */}
      <div
        onClick={onClick}
        className="mx-auto grid w-full max-w-6xl gap-x-10 gap-y-8 px-4 py-10 sm:px-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-14"
      >
        <aside className="flex flex-col gap-4 lg:sticky lg:top-20 lg:z-10 lg:max-h-[calc(100dvh-6rem)] lg:self-start short:static short:max-h-none">
          <DocsSearch />
          <DocsSelect page={page} onChoose={(wanted) => go(wanted)} />
          <AssistantChoice />
          <div className="min-h-0 lg:overflow-y-auto">
            <DocsNav page={page} anchor={anchor} />
          </div>
        </aside>
        <div className="flex min-w-0 flex-col gap-14">
          <header className="flex max-w-3xl flex-col gap-3">
            <p className="text-sm text-muted">API documentation</p>
            <h1 className="display text-4xl">{title}</h1>
            <p className="max-w-xl text-lg text-muted">{lead}</p>
          </header>
          <PageContent page={page} anchor={anchor} />
        </div>
      </div>
    </ReaderProvider>
  )
}
