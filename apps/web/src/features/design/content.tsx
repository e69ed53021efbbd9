import { PlanGate } from '../../shared/plan/plan-gate.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { CodeBlock } from '../../ui/controls/code-block.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { formatCount } from '../../ui/format.ts'
import { Card, Section, Stat, Stats } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Progress, UsageBar } from '../../ui/layout/progress.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { LoadingState } from '../../ui/layout/spinner.tsx'
import { ErrorState } from '../../ui/layout/states.tsx'
import { DataCell, HeaderCell, Row, Table } from '../../ui/layout/table.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { LoadMore } from '../../ui/loading/load-more.tsx'

const pages = [
  { title: 'Opening hours', characters: 1_204 },
  { title: 'Cakes to order', characters: 12_480 },
]

function Pieces() {
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Badge>Plain</Badge>
        <Badge tone="outline">Most Popular</Badge>
        <Badge tone="accent">Pro</Badge>
        <Badge tone="good">Active</Badge>
        <Badge tone="warn">12 days ago</Badge>
        <Badge tone="bad">Failed</Badge>
        <Avatar name="Ada" size="sm" />
        <Avatar name="Ada" />
        <Avatar name="Ada" size="lg" />
      </div>
      <Stats>
        <Stat label="Messages Processed" value="12,840" note="This month" />
        <Stat label="Avg Response Time" value="0.8" unit="s" />
        <Stat label="Avg Satisfaction" value="4.6" unit="of 5" />
      </Stats>
      <Card className="flex max-w-sm flex-col gap-4">
        <UsageBar label="Messages" used={640} limit={1_000} />
        <UsageBar label="Assistants" used={1} limit={1} tone="accent" />
        <UsageBar label="Scans" used={12} limit={-1} />
        <Progress label="Reading your website" value={60} />
      </Card>
    </>
  )
}

export function Content() {
  return (
    <>
      <PageHeader
        title="Linden Bakery"
        badge={<Badge tone="good">Active</Badge>}
        actions={<Button>Save Changes</Button>}
      />
      <Pieces />
      <Tabs
        label="Parts"
        items={[
          { value: 'pages', label: 'Pages', content: <PagesTable /> },
          {
            value: 'code',
            label: 'Code',
            content: <CodeBlock label="HTML" code={'<script src="/embed.js"></script>'} />,
          },
          { value: 'wait', label: 'Waiting', content: <Waits /> },
        ]}
      />
      <PlanGate feature="Multi-language" allowed={false} description="Answers visitors in their language." />
      <EmptyState title="No conversations yet" actions={<Button>Add to My Website</Button>}>
        Add an assistant to your website to see what visitors ask.
      </EmptyState>
      <ErrorState
        title="Couldn’t load your assistants"
        actions={<Button variant="secondary">Try again</Button>}
      >
        They’re still answering your visitors. Check your connection, or{' '}
        <TextLink href="/support">contact us</TextLink>.
      </ErrorState>
      <Section title="Profile" description="What this section is about.">
        <Card>A card.</Card>
      </Section>
    </>
  )
}

function PagesTable() {
  return (
    <>
      <Table caption="Pages read">
        <thead>
          <tr>
            <HeaderCell>Page</HeaderCell>
            <HeaderCell numeric>Characters</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <Row key={page.title}>
              <DataCell>{page.title}</DataCell>
              <DataCell numeric>{formatCount(page.characters)}</DataCell>
            </Row>
          ))}
        </tbody>
      </Table>
      <LoadMore shown={2} noun="pages" hasMore onLoad={() => undefined} />
    </>
  )
}

function Waits() {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <LoadingState />
      <div className="flex flex-col gap-3">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-5/6" />
      </div>
    </div>
  )
}
