import { setTimeout as sleep } from 'node:timers/promises'
import { makeDocx, makePdf, paragraph } from '../../packages/crawler/src/testing/documents.ts'
import { type Atom, grown, jsonLdAtoms, markupAtoms, robotsAtoms, sitemapAtoms, textAtoms } from './atoms.ts'
import type { RunningServer } from './start-server.ts'

export interface Attack {
  name: string
  atoms: readonly Atom[]
  send(server: RunningServer, assistantId: string, atom: Atom): Promise<unknown>
}

const welcome = '<h1>Shop</h1><p>We sell bread and cakes to everybody in town, and we are happy to do so.</p>'
const question = 'How much is bread, and are you open on Saturdays?'
const idleMs = 5_000
export const longestStallMs = 200

/** Inputs of the maximum size over HTTP. */
export const attacks: Attack[] = [
  {
    name: 'message',
    atoms: textAtoms,
    send: (server, id, atom) => ask(server, id, { message: grown(atom, 3_990).slice(0, 3_990) || 'a' }),
  },
  {
    name: 'history',
    atoms: textAtoms,
    send: (server, id, atom) => {
      const content = grown(atom, 19_000).slice(0, 20_000)
      const conversationHistory = Array.from({ length: 20 }, (_, nth) => ({
        role: nth % 2 ? 'assistant' : 'user',
        content,
      }))
      return ask(server, id, { message: 'And on Sundays?', conversationHistory })
    },
  },
  {
    name: 'txt',
    atoms: textAtoms,
    send: (server, id, atom) => sendFile(server, id, 'a.txt', Buffer.from(grown(atom, 2_000_000))),
  },
  {
    name: 'docx',
    atoms: textAtoms,
    send: (server, id, atom) =>
      sendFile(
        server,
        id,
        'a.docx',
        makeDocx(
          linesOf(atom, 1_000_000)
            .map((line) => paragraph(line))
            .join(''),
        ),
      ),
  },
  {
    name: 'pdf',
    atoms: textAtoms,
    send: (server, id, atom) => {
      const drawn = linesOf(atom, 200_000).flatMap((line) => line.match(/.{1,80}/g) ?? [])
      const items = drawn.map((text, nth) => ({ x: 50, y: 800 - (nth % 70) * 11, text }))
      return sendFile(server, id, 'a.pdf', makePdf([items]))
    },
  },
  {
    name: 'taught answers',
    atoms: textAtoms,
    send: async (server, id, atom) => {
      const text = grown(atom, 5_000).trim() || 'a'
      await server.as('POST', `/api/assistants/${id}/answers`, {
        question: text.slice(0, 500),
        answer: text.slice(0, 2_000),
      })
      return ask(server, id, { message: question })
    },
  },
  {
    name: 'context',
    atoms: textAtoms,
    send: async (server, id, atom) => {
      await server.as('PUT', `/api/assistants/${id}`, { context: grown(atom, 9_990).slice(0, 10_000) })
      return ask(server, id, { message: question })
    },
  },
  {
    name: 'page',
    atoms: markupAtoms,
    send: (server, _, atom) => scan(server, { page: welcome + grown(atom, 2_000_000) }),
  },
  {
    name: 'text of a page',
    atoms: textAtoms,
    send: (server, _, atom) =>
      scan(server, { page: `${welcome}<p>${linesOf(atom, 1_000_000).join('</p><p>')}</p>` }),
  },
  {
    name: 'JSON-LD',
    atoms: jsonLdAtoms,
    send: (server, _, atom) =>
      scan(server, { page: `<script type="application/ld+json">${grown(atom, 500_000)}</script>${welcome}` }),
  },
  {
    name: 'robots.txt',
    atoms: robotsAtoms,
    send: (server, _, atom) => scan(server, { robots: grown(atom, 500_000) }),
  },
  {
    name: 'sitemap',
    atoms: sitemapAtoms,
    send: (server, _, atom) => scan(server, { sitemap: grown(atom, 10_000_000) }),
  },
]

/** The baseline of this machine. */
export async function idleStall(server: RunningServer): Promise<number> {
  await server.longestStall()
  await sleep(idleMs)
  return server.longestStall()
}

export async function openAssistant(server: RunningServer): Promise<string> {
  Object.assign(server.site, { page: welcome, robots: '', sitemap: '' })
  const { status, body } = await server.as('POST', '/api/assistants', {
    name: 'Shop',
    websiteUrl: server.websiteUrl,
  })
  if (status !== 201) throw new Error(`creating an assistant answered ${status}`)
  await server.as('PUT', `/api/embed/config/${body.id}`, { allowFileUpload: true, fileUploadEnabled: true })
  return body.id
}

const ask = (server: RunningServer, id: string, body: Record<string, unknown>) =>
  server.as('POST', `/api/chat/${id}`, body)

async function sendFile(server: RunningServer, id: string, name: string, bytes: Uint8Array): Promise<void> {
  const form = new FormData()
  form.set('file', new Blob([Uint8Array.from(bytes)]), name)
  const { status, body } = await server.as('POST', `/api/chat/${id}/files`, form)
  if (status === 201)
    await ask(server, id, { message: question, sessionId: body.sessionId, fileIds: [body.id] })
}

async function scan(server: RunningServer, site: Partial<RunningServer['site']>): Promise<void> {
  Object.assign(server.site, { page: welcome, robots: '', sitemap: '' }, site)
  const { body } = await server.as('POST', '/api/assistants', { name: 'Site', websiteUrl: server.websiteUrl })
  if (!body?.id) return
  await ask(server, body.id, { message: question })
  await server.as('DELETE', `/api/assistants/${body.id}`)
}

/** Keeps only characters that every document format supports. */
function linesOf(atom: Atom, length: number): string[] {
  return grown(atom, length)
    .replace(/[<&]/g, ' ')
    .replace(/[^\n -~\u00a0-\ud7ff]/g, '')
    .split('\n')
}
