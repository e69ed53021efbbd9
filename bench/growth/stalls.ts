import { setTimeout as sleep } from 'node:timers/promises'
import { makeDocx, makePdf, paragraph } from '../../packages/crawler/src/testing/documents.ts'
import { type Atom, grown, jsonLdAtoms, markupAtoms, robotsAtoms, sitemapAtoms, textAtoms } from './atoms.ts'
import type { House } from './open-house.ts'

export interface Attack {
  name: string
  atoms: readonly Atom[]
  send(house: House, assistantId: string, atom: Atom): Promise<unknown>
}

const welcome = '<h1>Shop</h1><p>We sell bread and cakes to everybody in town, and we are happy to do so.</p>'
const question = 'How much is bread, and are you open on Saturdays?'
const idleMs = 5_000
export const longestStallMs = 200

/** The same inputs through HTTP, each as large as it is let in. */
export const attacks: Attack[] = [
  {
    name: 'message',
    atoms: textAtoms,
    send: (house, id, atom) => ask(house, id, { message: grown(atom, 3_990).slice(0, 3_990) || 'a' }),
  },
  {
    name: 'history',
    atoms: textAtoms,
    send: (house, id, atom) => {
      const content = grown(atom, 19_000).slice(0, 20_000)
      const conversationHistory = Array.from({ length: 20 }, (_, nth) => ({
        role: nth % 2 ? 'assistant' : 'user',
        content,
      }))
      return ask(house, id, { message: 'And on Sundays?', conversationHistory })
    },
  },
  {
    name: 'txt',
    atoms: textAtoms,
    send: (house, id, atom) => sendFile(house, id, 'a.txt', Buffer.from(grown(atom, 2_000_000))),
  },
  {
    name: 'docx',
    atoms: textAtoms,
    send: (house, id, atom) =>
      sendFile(
        house,
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
    send: (house, id, atom) => {
      const drawn = linesOf(atom, 200_000).flatMap((line) => line.match(/.{1,80}/g) ?? [])
      const items = drawn.map((text, nth) => ({ x: 50, y: 800 - (nth % 70) * 11, text }))
      return sendFile(house, id, 'a.pdf', makePdf([items]))
    },
  },
  {
    name: 'taught answers',
    atoms: textAtoms,
    send: async (house, id, atom) => {
      const text = grown(atom, 5_000).trim() || 'a'
      await house.as('POST', `/api/assistants/${id}/answers`, {
        question: text.slice(0, 500),
        answer: text.slice(0, 2_000),
      })
      return ask(house, id, { message: question })
    },
  },
  {
    name: 'context',
    atoms: textAtoms,
    send: async (house, id, atom) => {
      await house.as('PUT', `/api/assistants/${id}`, { context: grown(atom, 9_990).slice(0, 10_000) })
      return ask(house, id, { message: question })
    },
  },
  {
    name: 'page',
    atoms: markupAtoms,
    send: (house, _, atom) => scan(house, { page: welcome + grown(atom, 2_000_000) }),
  },
  {
    name: 'text of a page',
    atoms: textAtoms,
    send: (house, _, atom) =>
      scan(house, { page: `${welcome}<p>${linesOf(atom, 1_000_000).join('</p><p>')}</p>` }),
  },
  {
    name: 'JSON-LD',
    atoms: jsonLdAtoms,
    send: (house, _, atom) =>
      scan(house, { page: `<script type="application/ld+json">${grown(atom, 500_000)}</script>${welcome}` }),
  },
  {
    name: 'robots.txt',
    atoms: robotsAtoms,
    send: (house, _, atom) => scan(house, { robots: grown(atom, 500_000) }),
  },
  {
    name: 'sitemap',
    atoms: sitemapAtoms,
    send: (house, _, atom) => scan(house, { sitemap: grown(atom, 10_000_000) }),
  },
]

/** What nothing but looking costs on this machine at this hour. */
export async function idleStall(house: House): Promise<number> {
  await house.longestStall()
  await sleep(idleMs)
  return house.longestStall()
}

/** An assistant that takes messages and files, whose website is small and honest. */
export async function openAssistant(house: House): Promise<string> {
  Object.assign(house.site, { page: welcome, robots: '', sitemap: '' })
  const { status, body } = await house.as('POST', '/api/assistants', {
    name: 'Shop',
    websiteUrl: house.websiteUrl,
  })
  if (status !== 201) throw new Error(`creating an assistant answered ${status}`)
  await house.as('PUT', `/api/embed/config/${body.id}`, { allowFileUpload: true, fileUploadEnabled: true })
  return body.id
}

const ask = (house: House, id: string, body: Record<string, unknown>) =>
  house.as('POST', `/api/chat/${id}`, body)

async function sendFile(house: House, id: string, name: string, bytes: Uint8Array): Promise<void> {
  const form = new FormData()
  form.set('file', new Blob([Uint8Array.from(bytes)]), name)
  const { status, body } = await house.as('POST', `/api/chat/${id}/files`, form)
  if (status === 201)
    await ask(house, id, { message: question, sessionId: body.sessionId, fileIds: [body.id] })
}

/** Has the website read as it is now, asks about it and forgets it. */
async function scan(house: House, site: Partial<House['site']>): Promise<void> {
  Object.assign(house.site, { page: welcome, robots: '', sitemap: '' }, site)
  const { body } = await house.as('POST', '/api/assistants', { name: 'Site', websiteUrl: house.websiteUrl })
  if (!body?.id) return
  await ask(house, body.id, { message: question })
  await house.as('DELETE', `/api/assistants/${body.id}`)
}

/** Lines that any kind of document can hold. */
function linesOf(atom: Atom, length: number): string[] {
  return grown(atom, length)
    .replace(/[<&]/g, ' ')
    .replace(/[^\n -~\u00a0-\ud7ff]/g, '')
    .split('\n')
}
