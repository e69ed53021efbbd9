import { hasFailedToLoad, isFirstLoad } from '../../lib/api/query-state.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/states.tsx'
import { Part } from './part.tsx'
import { RuleList } from './rule-list.tsx'
import { useSiteRules } from './use-site-rules.ts'

const isSitemap = (address: string) =>
  /\.(?:xml|xml\.gz|txt)(?:\?.*)?$/i.test(address) || /sitemap/i.test(address)

export function RulesPart({ assistantId }: { assistantId: string }) {
  const { rules, busy, save } = useSiteRules(assistantId)
  return (
    <Part
      title="Scan rules"
      about={
        <span>
          Foyer follows the links on your website. Choose what else to read and what to skip. Changes take
          effect with the next scan: <TextLink href="/website-settings">Rescrape</TextLink>
        </span>
      }
    >
      {isFirstLoad(rules) && <Skeleton className="h-48 rounded-control" />}
      {hasFailedToLoad(rules) && (
        <ErrorState
          level={3}
          title="Couldn’t load these settings"
          actions={<Button onClick={() => rules.refetch()}>Try again</Button>}
        >
          Your scans aren’t affected. Please try again.
        </ErrorState>
      )}
      {rules.data && (
        <div className="flex flex-col gap-6">
          <RuleList
            label="Exclude"
            hint="A path and everything below it, or a page’s address. Use * as a wildcard."
            placeholder="/blog"
            rules={rules.data.leftOut}
            busy={busy}
            onSave={(leftOut) => save({ leftOut })}
          />
          <RuleList
            label="Also read"
            hint="A page without links to it, a sitemap, or another website of yours."
            placeholder="https://shop.example.com"
            rules={[...rules.data.startAddresses, ...rules.data.sitemaps]}
            busy={busy}
            onSave={(named) =>
              save({
                startAddresses: named.filter((each) => !isSitemap(each)),
                sitemaps: named.filter(isSitemap),
              })
            }
          />
          <RuleList
            label="Only read"
            hint="Limits scans to these paths and removes other pages. Leave empty to read everything."
            placeholder="/products"
            rules={rules.data.onlyPaths}
            busy={busy}
            onSave={(onlyPaths) => save({ onlyPaths })}
          />
        </div>
      )}
    </Part>
  )
}
