import type { Fact } from '@foyer/contract/scans'
import { GrowingList } from './growing-list.tsx'
import { SitePath } from './site-path.tsx'

const groups: [string, Fact['kind'][]][] = [
  ['Business Info', ['name', 'description']],
  ['Contact Info', ['email', 'phone', 'address', 'hours', 'social']],
  ['Services & Products', ['service', 'product']],
  ['Pricing Data', ['price']],
]

/** What was learnt of the business, by kind. */
export function SiteFacts({ id }: { id: string }) {
  return (
    <GrowingList<Fact>
      assistantId={id}
      part="facts"
      noun="facts"
      empty="No facts were found on this website."
      matches={({ label, value }, wanted) => `${label} ${value}`.toLowerCase().includes(wanted)}
    >
      {(rows) => (
        <div className="flex flex-col gap-8">
          {groups.map(([title, kinds]) => {
            const found = rows.filter(({ kind }) => kinds.includes(kind))
            if (found.length === 0) return null
            return (
              <section key={title}>
                <h3 className="mb-3 text-sm font-semibold">{title}</h3>
                <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[minmax(8rem,14rem)_1fr]">
                  {found.map(({ kind, label, value, url }) => (
                    <div key={`${kind} ${label} ${value}`} className="contents">
                      <dt className="text-muted">{label || kind}</dt>
                      <dd className="mb-2 min-w-0 break-words sm:mb-0">
                        {value} <SitePath url={url} className="text-xs text-muted" />
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            )
          })}
        </div>
      )}
    </GrowingList>
  )
}
