import { hasFailedToLoad, isFirstLoad } from '../../lib/failed-read.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Part } from './part.tsx'
import { RuleList } from './rule-list.tsx'
import { useSiteRules } from './use-site-rules.ts'

const isSitemap = (address: string) =>
  /\.(?:xml|xml\.gz|txt)(?:\?.*)?$/i.test(address) || /sitemap/i.test(address)

/** What of the website is read, and what beside it. Each change counts at once. */
export function RulesPart({ assistantId }: { assistantId: string }) {
  const { rules, busy, save } = useSiteRules(assistantId)
  return (
    <Part
      title="What is read"
      about={
        <span>
          Foyer follows the links of your website by itself. Say here what else belongs to it, and what does
          not. New pages come with the next scan: <TextLink href="/website-settings">Rescrape</TextLink>
        </span>
      }
    >
      {isFirstLoad(rules) && <Skeleton className="h-48 rounded-control" />}
      {hasFailedToLoad(rules) && (
        <ErrorState
          level={3}
          title="These settings could not be loaded"
          actions={<Button onClick={() => rules.refetch()}>Try again</Button>}
        >
          Scans go on as you set them. Only this list is missing.
        </ErrorState>
      )}
      {rules.data && (
        <div className="flex flex-col gap-6">
          <RuleList
            label="Leave out"
            hint="A path with everything below it, or the address of one page. A * stands for anything."
            placeholder="/blog"
            rules={rules.data.leftOut}
            busy={busy}
            onSave={(leftOut) => save({ leftOut })}
          />
          <RuleList
            label="Also read"
            hint="A page that nothing links to, a sitemap, or another website of yours."
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
            label="Read only"
            hint="With any path here, pages elsewhere are forgotten. With none, all pages are read."
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
