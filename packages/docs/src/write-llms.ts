import { type PageId, pageIds } from './pages.ts'
import { readPage } from './read-page.ts'
import type { Reference } from './read-reference.ts'

export const markdownPath = (id: PageId) => `/docs/${id}.md`

/** Writes the documentation for machines in the format of llmstxt.org. */
export async function writeLlmsText(reference: Reference, origin: string): Promise<string> {
  const pages = await Promise.all(pageIds.map((id) => readPage(id, reference)))
  const link = (name: string, path: string, about: string) => `- [${name}](${origin}${path}): ${about}`
  return `# Foyer

> Foyer turns a business's own website into an assistant that answers visitors with sources. This is its API: ask assistants over HTTP, by OpenAI's protocol or by the Model Context Protocol, put them on a website, and manage them.

Every request is JSON over HTTP with a key as bearer token; every refusal is \`{ message, code, requestId }\`. The main call is \`POST /api/chat/{assistantId}\` with \`{ message, sessionId }\`, which answers \`{ response, confidence, answered, sentences, sources }\`.

## Documentation

${pages.map(({ id, title, lead }) => link(title, markdownPath(id), lead)).join('\n')}

## Machine-readable

${[
  link('OpenAPI', '/api/openapi.json', 'Every endpoint with its schemas, as OpenAPI 3.1.'),
  link('TypeScript client', '/foyer.ts', 'One file without dependencies: each operation is a typed method.'),
].join('\n')}

## Optional

${[
  link('All of the documentation', '/docs.md', 'The pages above as one text.'),
  link('Documentation for people', '/docs', 'The same with search, and with your own key in the examples.'),
  link('Plans and prices', '/pricing', 'What each plan holds.'),
].join('\n')}
`
}
