import { contents } from 'virtual:docs'
import { isPageId, type PageId } from '@foyer/docs/pages'
import { useSyncExternalStore } from 'react'
import { cx } from '../../ui/class-names.ts'
import { SelectField } from '../../ui/controls/field.tsx'
import { preloadPage } from './page-content.tsx'
import { addressOf } from './use-docs-place.ts'

/**
 * Tabs and their headings as links, because each has its own address. `role="tab"` would promise arrow keys and no
 * address.
 */
export function DocsNav({ page, anchor }: { page: PageId; anchor: string }) {
  return (
    <nav aria-label="Documentation" className="hidden lg:block">
      <ul className="flex flex-col gap-0.5">
        {contents.map(({ id, title, sections }) => (
          <li key={id}>
            <a
              href={addressOf(id)}
              aria-current={id === page ? 'page' : undefined}
              onPointerEnter={() => void preloadPage(id)}
              onFocus={() => void preloadPage(id)}
              className="flex min-h-9 items-center rounded-control px-3 text-sm text-muted transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-wash aria-[current=page]:font-medium aria-[current=page]:text-accent"
            >
              {title}
            </a>
            {id === page && (
              <ul className="my-1 ml-3 border-l border-hairline">
                {sections.map((section) => (
                  <li key={section.id}>
                    <a
                      href={addressOf(id, section.id)}
                      aria-current={section.id === anchor ? 'location' : undefined}
                      className={cx(
                        '-ml-px flex min-h-8 items-center border-l pl-4 text-xs transition-colors hover:text-ink',
                        section.id === anchor ? 'border-accent text-ink' : 'border-transparent text-muted',
                      )}
                    >
                      {section.title}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const never = () => () => {}
/** False while prerendering. */
const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Disabled until hydrated, or the choice would be lost. */
export function DocsSelect({ page, onChoose }: { page: PageId; onChoose: (page: PageId) => void }) {
  const isHydrated = useIsHydrated()
  return (
    <SelectField
      label="Page"
      className="lg:hidden"
      choices={contents.map(({ id, title }) => [id, title] as const)}
      value={page}
      disabled={!isHydrated}
      onChoose={(wanted) => isPageId(wanted) && onChoose(wanted)}
    />
  )
}
