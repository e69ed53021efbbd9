import { type Block, contents, loadPage, type Section } from 'virtual:docs'
import type { PageId } from '@foyer/docs/pages'
import { Hash } from 'lucide-react'
import { useEffect } from 'react'
import { cx } from '../../ui/class-names.ts'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { DataCell, HeaderCell, Row, Table } from '../../ui/layout/table.tsx'
import { chunk } from '../../ui/loading/chunk.tsx'
import { LazyPart } from '../../ui/loading/lazy.tsx'
import { Html } from './html.tsx'
import { OperationItem } from './operation-item.tsx'
import { ReaderCode, SampleChoice } from './program.tsx'
import { useReader } from './reader.tsx'
import { addressOf } from './use-docs-place.ts'

const languageNames: Record<string, string> = {
  bash: 'Shell',
  html: 'HTML',
  javascript: 'JavaScript',
  json: 'JSON',
  php: 'PHP',
  python: 'Python',
  text: 'Response',
  typescript: 'TypeScript',
}

function DocsBlock({ block, page, anchor }: { block: Block; page: PageId; anchor: string }) {
  const { shown } = useReader()
  switch (block.kind) {
    case 'text':
      return <Html as="p" html={shown(block.html)} className="measure text-base" />
    case 'code':
      return (
        <ReaderCode
          label={languageNames[block.language] ?? block.language}
          text={block.text}
          html={block.html}
        />
      )
    case 'table':
      return (
        <Table caption={block.caption}>
          <thead>
            <tr>
              {block.head.map((title, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move.
                <HeaderCell key={at}>{title || <span className="sr-only">Name</span>}</HeaderCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row) => (
              <Row key={row.join()}>
                {row.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns never move.
                  <DataCell key={at} className={cx('align-top', at === 0 && '[&_code]:whitespace-nowrap')}>
                    <Html as="span" html={cell} />
                  </DataCell>
                ))}
              </Row>
            ))}
          </tbody>
        </Table>
      )
    case 'samples':
      return <SampleChoice ids={block.ids} />
    case 'operations':
      return (
        <div className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface">
          {block.operations.map((operation) => (
            <OperationItem key={operation.id} page={page} operation={operation} anchor={anchor} />
          ))}
        </div>
      )
  }
}

type ContentProps = { page: PageId; anchor: string }

function Sections({ sections, page, anchor }: ContentProps & { sections: Section[] }) {
  useEffect(() => {
    if (!anchor) return
    const frame = requestAnimationFrame(() => document.getElementById(anchor)?.scrollIntoView())
    return () => cancelAnimationFrame(frame)
  }, [anchor])
  return sections.map(({ id, title, blocks }) => (
    <section key={id} aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="display group flex scroll-mt-24 items-center gap-2 text-2xl">
        {title}
        <a
          href={addressOf(page, id)}
          aria-label={`Link to ${title}`}
          className="rounded-xs p-1 text-muted opacity-0 transition-opacity group-hover:opacity-100 hover:text-accent focus-visible:opacity-100"
        >
          <Hash {...iconSize(18)} />
        </a>
      </h2>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks never move.
        <DocsBlock key={at} block={block} page={page} anchor={anchor} />
      ))}
    </section>
  ))
}

const pageChunks = Object.fromEntries(
  contents.map(({ id }) => [
    id,
    chunk<ContentProps>(async () => {
      const { sections } = await loadPage[id]()
      return { default: (props) => <Sections sections={sections} {...props} /> }
    }),
  ]),
)

/** Preloads a page; a failure is retried when it is shown. */
export const preloadPage = (page: PageId): Promise<unknown> => pageChunks[page]!.preload().catch(() => {})

export function PageContent(props: ContentProps) {
  return (
    <LazyPart
      key={props.page}
      chunk={pageChunks[props.page]!}
      props={props}
      waiting={<Skeleton className="h-[36rem] rounded-card" />}
    />
  )
}
