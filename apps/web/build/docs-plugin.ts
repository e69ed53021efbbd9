import { readFile } from 'node:fs/promises'
import { type PageId, pageIds } from '@foyer/docs/pages'
import { type Block, type Page, readPage } from '@foyer/docs/read-page'
import { type Operation, type Reference, readReference } from '@foyer/docs/read-reference'
import { programLanguages, writePrograms } from '@foyer/docs/write-programs'
import type { Plugin } from 'vite'
import { escapeHtml, highlight } from './highlight.ts'

const all = 'virtual:docs'
const documentPath = new URL('../../../packages/docs/openapi.json', import.meta.url)

/** Inline Markdown: code, links, emphasis. Ours alone, so that it needs to know no more. */
const inline = (text: string) =>
  escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    // The client is a file to keep; a browser would show it as a page of text.
    .replace(/\[([^\]]+)\]\((\/foyer\.ts)\)/g, '<a href="$2" download>$1</a>')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')

const json = (value: unknown) => JSON.stringify(value, null, 2)

function drawnBlock(block: Block, { operations }: Reference) {
  switch (block.kind) {
    case 'text':
      return { kind: 'text', html: inline(block.text) }
    case 'code':
      return { ...block, html: highlight(block.text, block.language) }
    case 'table':
      return { ...block, rows: block.rows.map((row) => row.map(inline)) }
    case 'samples':
      return block
    case 'operations':
      return {
        kind: 'operations',
        operations: operations
          .filter(({ tag }) => tag === block.tag)
          .map(({ id, method, path, summary }) => ({ id, method, path, summary })),
      }
  }
}

/** What stands behind the line of an operation: most readers open two or three of a hundred. */
function drawnDetails(operation: Operation) {
  const { body, answers, refusals, parameters, description, callers } = operation
  const drawn = <T extends { example?: unknown; fields: { text: string }[] }>({
    example,
    fields,
    ...rest
  }: T) => ({
    ...rest,
    fields: fields.map((field) => ({ ...field, text: inline(field.text) })),
    ...(example !== undefined && { example: json(example), highlighted: highlight(json(example), 'json') }),
  })
  return {
    callers,
    description: inline(description),
    parameters: parameters.map((field) => ({ ...field, text: inline(field.text) })),
    // What a request looks like stands in the programs already.
    body: body && drawn({ ...body, example: undefined }),
    answers: answers.map(drawn),
    refusals: refusals.map(({ status, text }) => ({ status, text: inline(text) })),
  }
}

function drawnPrograms(operation: Operation) {
  const texts = writePrograms(operation)
  const highlighted = programLanguages.map(([language]) => [
    language,
    { text: texts[language], html: highlight(texts[language], language) },
  ])
  return Object.fromEntries(highlighted)
}

const operationsOf = (page: Page, { operations }: Reference) =>
  page.sections.flatMap(({ id, blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'operations'
        ? operations.filter(({ tag }) => tag === block.tag).map((operation) => ({ section: id, operation }))
        : [],
    ),
  )

/** Only words: what is looked for is typed, not marked up. */
const words = (blocks: Block[]) =>
  blocks
    .map((block) =>
      block.kind === 'text' ? block.text : block.kind === 'table' ? block.rows.flat().join(' ') : '',
    )
    .join(' ')
    .replace(/[`*]|\]\([^)]*\)|\[|\{\{\w+\}\}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const searchEntries = (page: Page, reference: Reference) => [
  ...page.sections.map(({ id, title, blocks }) => ({
    page: page.id,
    anchor: id,
    title,
    text: words(blocks),
  })),
  ...operationsOf(page, reference).map(({ operation: { id, method, path, summary, description, tag } }) => ({
    page: page.id,
    anchor: id,
    title: summary,
    method,
    path,
    text: `${id} ${tag} ${description.replaceAll('`', '')}`,
  })),
]

/**
 * The documentation, made at build from `packages/docs`: `virtual:docs` has the table of contents and loads a page and
 * the words to search when they are wanted; `virtual:docs/operations` loads what an opened operation shows; each highlighted and marked up already.
 */
export function docsPlugin(): Plugin {
  let reading: Promise<{ reference: Reference; pages: Page[] }> | undefined
  async function read() {
    const reference = readReference(JSON.parse(await readFile(documentPath, 'utf8')))
    return { reference, pages: await Promise.all(pageIds.map((id) => readPage(id, reference))) }
  }

  const loaders = (kind: string) =>
    `{${pageIds.map((id) => `'${id}': () => import('${all}/${kind}/${id}')`)}}`

  return {
    name: 'foyer-docs',
    resolveId: (id) => (id === all || id.startsWith(`${all}/`) ? `\0${id}` : undefined),
    async load(resolved) {
      const id = resolved.slice(1)
      if (id !== all && !id.startsWith(`${all}/`)) return
      reading ??= read()
      const { reference, pages } = await reading
      if (id === all) {
        const contents = pages.map((page) => ({
          id: page.id,
          title: page.title,
          lead: page.lead,
          sections: page.sections.map(({ id, title }) => ({ id, title })),
          operations: operationsOf(page, reference).map(({ operation }) => operation.id),
        }))
        return [
          `export const contents = ${JSON.stringify(contents)}`,
          `export const loadPage = ${loaders('page')}`,
          `export const loadSearch = () => import('${all}/search')`,
        ].join('\n')
      }
      if (id === `${all}/operations`)
        return `export const loadDetails = ${loaders('details')}\nexport const loadPrograms = ${loaders('programs')}`
      if (id === `${all}/search`)
        return `export const entries = ${JSON.stringify(pages.flatMap((page) => searchEntries(page, reference)))}`
      const [, kind, name] = id.split('/') as [string, string, PageId]
      const page = pages.find((each) => each.id === name)!
      if (kind === 'page') {
        const sections = page.sections.map(({ blocks, ...section }) => ({
          ...section,
          blocks: blocks.map((block) => drawnBlock(block, reference)),
        }))
        return `export const sections = ${JSON.stringify(sections)}`
      }
      const draw = kind === 'details' ? drawnDetails : drawnPrograms
      const drawn = operationsOf(page, reference).map(({ operation }) => [operation.id, draw(operation)])
      return `export const ${kind} = ${JSON.stringify(Object.fromEntries(drawn))}`
    },
  }
}
