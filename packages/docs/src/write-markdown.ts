import { type SampleId, samples } from '@foyer/samples/catalogue'
import { readSample } from '@foyer/samples/read-sample'
import { type PageId, pageIds } from './pages.ts'
import { type Block, readPage } from './read-page.ts'
import type { Body, Field, Operation, Reference } from './read-reference.ts'
import { writePrograms } from './write-programs.ts'

/** Writes a page as Markdown, with the placeholders of its samples. */
export async function writePageMarkdown(id: PageId, reference: Reference): Promise<string> {
  const page = await readPage(id, reference)
  const sections = await Promise.all(
    page.sections.map(async ({ title, blocks }) => {
      const written = await Promise.all(blocks.map((block) => writeBlock(block, reference)))
      return `## ${title}\n\n${written.join('\n\n')}`
    }),
  )
  return `# ${page.title}\n\n> ${page.lead}\n\n${sections.join('\n\n')}\n`
}

export const writeAllMarkdown = async (reference: Reference): Promise<string> =>
  (await Promise.all(pageIds.map((id) => writePageMarkdown(id, reference)))).join('\n')

async function writeBlock(block: Block, reference: Reference): Promise<string> {
  switch (block.kind) {
    case 'text':
      return block.text
    case 'code':
      return fence(block.language, block.text)
    case 'table':
      return writeTable(block.head, block.rows)
    case 'samples':
      return (await Promise.all(block.ids.map((id) => writeSample(id as SampleId)))).join('\n\n')
    case 'operations':
      return reference.operations
        .filter(({ tag }) => tag === block.tag)
        .map(writeOperation)
        .join('\n\n')
  }
}

const fence = (language: string, text: string) => `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``
const cell = (text: string) => text.replaceAll('|', '\\|')
const writeTable = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n')

async function writeSample(id: SampleId): Promise<string> {
  const { file, label, language, install } = samples.find((sample) => sample.id === id)!
  const before = install ? `\n\nInstall: \`${install}\`` : ''
  return `${label} (${file})${before}\n\n${fence(language, await readSample(id))}`
}

const fieldTable = (fields: (Field & { in?: string })[]) =>
  writeTable(
    ['Name', 'Type', 'Required', ''],
    fields.map(({ name, type, required, text, in: place }) => [
      `\`${name}\``,
      `\`${type}\``,
      required ? 'yes' : 'no',
      [place === 'path' || place === undefined ? '' : `In the ${place}.`, text].filter(Boolean).join(' '),
    ]),
  )

function writeBody(title: string, { types, fields, example }: Body): string[] {
  return [
    `${title}${types.length > 0 ? ` (${types.join(', ')})` : ''}`,
    fields.length > 0 ? fieldTable(fields) : '',
    example === undefined ? '' : fence('json', JSON.stringify(example, null, 2)),
  ]
}

export const callerNames: Record<string, string> = {
  anybody: 'anybody',
  assistantKey: 'the assistant’s key',
  accountKey: 'an account key',
  session: 'a signed-in owner',
  cookie: 'the browser of a signed-in owner',
}

function writeOperation(operation: Operation): string {
  const { id, method, path, summary, description, callers, parameters, body, answers, refusals } = operation
  return [
    `### ${summary}`,
    `\`${method} ${path}\` (\`${id}\`)`,
    description,
    `Who may: ${callers.map((each) => callerNames[each] ?? each).join(', ')}.`,
    parameters.length > 0 ? `Parameters\n\n${fieldTable(parameters)}` : '',
    ...(body ? writeBody('Request', body) : []),
    ...answers.flatMap((answer) => writeBody(`Answer ${answer.status}: ${answer.text}`, answer)),
    `Refusals: ${refusals.map(({ status, text }) => `${status} (${text})`).join(' ')}`,
    fence('bash', writePrograms(operation).bash),
  ]
    .filter(Boolean)
    .join('\n\n')
}
