import { readFile } from 'node:fs/promises'
import type { PageId } from './pages.ts'
import type { Reference } from './read-reference.ts'
import { makeTable, type Table, type TableName } from './tables.ts'

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'code'; language: string; text: string }
  | ({ kind: 'table' } & Table)
  | { kind: 'samples'; ids: string[] }
  | { kind: 'operations'; tag: string }

export type Section = { id: string; title: string; blocks: Block[] }
export type Page = { id: PageId; title: string; lead: string; sections: Section[] }

export const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * Parses a page: `#` title, `>` lead, `##` sections with paragraphs, fenced code and `::` directives for generated
 * content (tables, samples, operations).
 */
export async function readPage(id: PageId, reference: Reference): Promise<Page> {
  const text = await readFile(new URL(`../pages/${id}.md`, import.meta.url), 'utf8')
  const [head = '', ...rest] = text.split(/^## /m)
  const sections = rest.map((part): Section => {
    const [title = '', ...lines] = part.split('\n')
    return { id: slug(title), title, blocks: readBlocks(lines.join('\n'), reference) }
  })
  return {
    id,
    title: /^# (.*)$/m.exec(head)![1]!,
    lead: /^> (.*)$/m.exec(head)![1]!,
    // Sections for operations this server doesn't have are left out.
    sections: sections.filter(({ blocks }) => blocks.length > 0),
  }
}

function readBlocks(text: string, reference: Reference): Block[] {
  const parts = text.split(/^(```\w+\n[\s\S]*?^```$|::.*$)/m)
  return parts.flatMap((part): Block[] => {
    const fenced = /^```(\w+)\n([\s\S]*?)\n?```$/.exec(part)
    if (fenced) return [{ kind: 'code', language: fenced[1]!, text: fenced[2]! }]
    const [, name, about = ''] = /^::(\w+) (.*)$/.exec(part) ?? []
    if (name === 'table') return [{ kind: 'table', ...makeTable(about as TableName) }]
    if (name === 'samples') return [{ kind: 'samples', ids: about.split(' ') }]
    if (name === 'operations')
      return reference.operations.some(({ tag }) => tag === about) ? [{ kind: 'operations', tag: about }] : []
    return part
      .split(/\n{2,}/)
      .map((each) => each.trim())
      .filter(Boolean)
      .map((each) => ({ kind: 'text', text: each }))
  })
}
