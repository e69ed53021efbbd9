import { type ReactNode, useMemo } from 'react'
import { scrollable } from '../focus/scrollable.ts'
import { type Block, type Item, readMarkdown } from './markdown-blocks.ts'
import { citedPage, type Inline } from './markdown-inline.ts'

// The index is a stable key because parts never move.
const renderAll = <T,>(parts: T[], draw: (part: T, key: number) => ReactNode) => parts.map(draw)

function drawInline(part: Inline, key: number): ReactNode {
  if (typeof part === 'string') return part
  switch (part.kind) {
    case 'break':
      return <br key={key} />
    case 'code':
      return (
        <code key={key} className="rounded-xs bg-sunken px-1 font-mono text-xs break-words">
          {part.text}
        </code>
      )
    case 'link':
      return (
        <a
          key={key}
          href={part.href}
          target="_blank"
          rel="noreferrer nofollow"
          className="break-words text-accent underline underline-offset-2 hover:text-accent-strong"
        >
          {renderAll(part.parts, drawInline)}
        </a>
      )
    case 'strong':
      return (
        <strong key={key} className="font-semibold">
          {renderAll(part.parts, drawInline)}
        </strong>
      )
    case 'em':
      return <em key={key}>{renderAll(part.parts, drawInline)}</em>
  }
}

const drawItem = ({ parts, nested }: Item, key: number) => (
  <li key={key} className="pl-1 marker:text-muted">
    {renderAll(parts, drawInline)}
    {renderAll(nested, drawBlock)}
  </li>
)

const drawRow = (cells: Inline[][], key: number) => (
  <tr key={key}>
    {renderAll(cells, (cell, at) => (
      <td key={at} className="border-t border-hairline py-1.5 pr-4 align-top last:pr-0">
        {renderAll(cell, drawInline)}
      </td>
    ))}
  </tr>
)

function Quote({ parts }: { parts: Inline[] }) {
  const cited = citedPage(parts)
  if (!cited)
    return (
      <blockquote className="border-l-2 border-hairline pl-3 text-muted">
        {renderAll(parts, drawInline)}
      </blockquote>
    )
  return (
    <blockquote className="my-1 flex flex-col gap-1 border-l-2 border-lavender pl-3">
      <p>{renderAll(cited.words, drawInline)}</p>
      <cite className="text-xs not-italic">{drawInline(cited.page, 0)}</cite>
    </blockquote>
  )
}

function drawBlock(block: Block, key: number): ReactNode {
  switch (block.kind) {
    case 'heading':
      // Not a heading element, so that the page’s outline stays intact.
      return (
        <p key={key} className="font-semibold">
          {renderAll(block.parts, drawInline)}
        </p>
      )
    case 'paragraph':
      return <p key={key}>{renderAll(block.parts, drawInline)}</p>
    case 'quote':
      return <Quote key={key} parts={block.parts} />
    case 'list':
      return block.ordered ? (
        <ol key={key} start={block.start} className="flex list-decimal flex-col gap-1 pl-5">
          {renderAll(block.items, drawItem)}
        </ol>
      ) : (
        <ul key={key} className="flex list-disc flex-col gap-1 pl-5">
          {renderAll(block.items, drawItem)}
        </ul>
      )
    case 'code':
      return (
        <pre
          key={key}
          {...scrollable}
          className="overflow-x-auto rounded-control bg-sunken p-3 font-mono text-xs"
        >
          {block.text}
        </pre>
      )
    case 'table':
      return (
        <div key={key} {...scrollable} className="overflow-x-auto">
          <table className="figures w-full text-left">
            <thead>
              <tr>
                {renderAll(block.head, (cell, at) => (
                  <th key={at} scope="col" className="py-1.5 pr-4 font-medium text-muted last:pr-0">
                    {renderAll(cell, drawInline)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{renderAll(block.rows, drawRow)}</tbody>
          </table>
        </div>
      )
    case 'rule':
      return <hr key={key} className="border-hairline" />
  }
}

/** Renders untrusted text as elements, never as HTML. */
export function Markdown({ text }: { text: string }) {
  const blocks = useMemo(() => readMarkdown(text), [text])
  return (
    <div dir="auto" className="flex min-w-0 flex-col gap-2 [overflow-wrap:anywhere]">
      {renderAll(blocks, drawBlock)}
    </div>
  )
}
