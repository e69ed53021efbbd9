import * as analytics from '@foyer/contract/analytics'
import * as forms from '@foyer/contract/assistant-forms'
import * as assistants from '@foyer/contract/assistants'
import * as auth from '@foyer/contract/auth'
import * as billing from '@foyer/contract/billing'
import * as chat from '@foyer/contract/chat'
import * as conversations from '@foyer/contract/conversations'
import * as embed from '@foyer/contract/embed'
import * as facts from '@foyer/contract/facts'
import * as failure from '@foyer/contract/failure'
import * as handoff from '@foyer/contract/handoff'
import * as house from '@foyer/contract/instance-assistants'
import * as keys from '@foyer/contract/keys'
import * as leadCapture from '@foyer/contract/lead-capture'
import * as leads from '@foyer/contract/leads'
import * as notices from '@foyer/contract/notices'
import * as openai from '@foyer/contract/openai'
import * as scans from '@foyer/contract/scans'
import * as sources from '@foyer/contract/sources'
import * as usage from '@foyer/contract/usage'
import * as voice from '@foyer/contract/voice'
import * as webhooks from '@foyer/contract/webhooks'
import { z } from 'zod'
import type { Document } from './document.ts'

const contract = [
  analytics,
  forms,
  assistants,
  auth,
  billing,
  chat,
  conversations,
  embed,
  facts,
  failure,
  handoff,
  house,
  keys,
  leadCapture,
  leads,
  notices,
  openai,
  scans,
  sources,
  usage,
  voice,
  webhooks,
]

/** Names schemas after their export in the contract: `chatAnswer` becomes #/components/schemas/ChatAnswer. */
export function nameSchemas() {
  for (const part of contract)
    for (const [name, schema] of Object.entries(part)) {
      if (!(schema instanceof z.ZodObject) && !(schema instanceof z.ZodArray)) continue
      const id = name[0]!.toUpperCase() + name.slice(1)
      z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id })
    }
}

const prefix = '#/components/schemas/'
const refersTo = (text: string, name: string) => text.includes(`"${prefix}${name}"`)

/** Removes unreferenced schemas and the `Input` suffix of those that exist only as input. */
export function tidySchemas(document: Document) {
  let { schemas } = document.components
  for (let before = -1; before !== Object.keys(schemas).length; ) {
    before = Object.keys(schemas).length
    const text = JSON.stringify({ paths: document.paths, schemas })
    schemas = Object.fromEntries(
      Object.entries(schemas).filter(([name]) => name === 'Failure' || refersTo(text, name)),
    )
  }
  const renamed = Object.keys(schemas).filter((name) => /Input$/.test(name) && !schemas[name.slice(0, -5)])
  const shorten = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value), (_key, each) =>
      typeof each === 'string' && renamed.includes(each.slice(prefix.length)) && each.startsWith(prefix)
        ? each.slice(0, -5)
        : each,
    )
  // Sorted, because the order otherwise depends on module loading.
  document.components.schemas = shorten(
    Object.fromEntries(
      Object.entries(schemas)
        .map(([name, schema]) => [renamed.includes(name) ? name.slice(0, -5) : name, schema] as const)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  )
  document.paths = shorten(document.paths)
}
