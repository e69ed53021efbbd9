import { ok } from '@foyer/contract/failure'
import { lead, leadChange, leadJoin, leadStatuses, leadTotals } from '@foyer/contract/leads'
import { z } from 'zod'
import { attachmentHeader } from '../../platform/http/attachment.ts'
import { textMedia } from '../../platform/http/describe/media.ts'
import { linkNext } from '../../platform/http/link-next.ts'
import { failures } from '../../platform/http/schemas.ts'
import type { App, Services } from '../../services.ts'
import { changeLead } from './change-lead.ts'
import { eraseLead } from './erase-leads.ts'
import { joinLeads } from './join-leads.ts'
import { filterOf, readLead, readLeads, readTotals } from './read-leads.ts'
import { writeDownload } from './write-download.ts'

const tags = ['Leads']
const params = z.object({ id: z.string() })
const wanted = z.object({
  assistant: z.string().max(100).optional(),
  status: z.enum(['all', ...leadStatuses]).optional(),
  q: z.string().max(500).optional(),
})
const page = wanted.extend({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.string().max(1_000).optional(),
})

export async function leadsRoutes(app: App, { db, downloads, now }: Services) {
  app.get(
    '/api/leads',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'listLeads',
        summary: 'Visitors who left a way to be reached, newest first',
        querystring: page,
        response: { 200: z.array(lead), ...failures },
      },
    },
    async (request, reply) => {
      const { shown, next } = await readLeads(db, request.account.id, request.query)
      if (next) linkNext(request, reply, { cursor: next })
      return shown
    },
  )

  app.get(
    '/api/leads/totals',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'getLeadTotals',
        summary: 'How many leads are new, contacted and closed',
        querystring: wanted,
        response: { 200: leadTotals, ...failures },
      },
    },
    async (request) => readTotals(db, request.account.id, request.query),
  )

  app.get(
    '/api/leads/download',
    {
      config: {
        access: 'owner',
        media: {
          answer: { 'application/json': z.array(lead), 'text/csv': textMedia('A line for each lead.') },
        },
      },
      schema: {
        tags,
        operationId: 'downloadLeads',
        summary: 'All leads as a file',
        querystring: wanted.extend({ format: z.enum(['csv', 'json']).default('csv') }),
      },
    },
    async (request, reply) => {
      const { format, ...asked } = request.query
      const filter = await filterOf(db, request.account.id, asked)
      const name = `leads-${filter.assistantId ?? 'all'}-${now().toISOString().slice(0, 10)}.${format}`
      const file = downloads(request.account.id, writeDownload(db, request.account.id, filter, format))
      return reply
        .type(`${format === 'csv' ? 'text/csv' : 'application/json'}; charset=utf-8`)
        .header('content-disposition', attachmentHeader(name))
        .send(file)
    },
  )

  app.get(
    '/api/leads/:id',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'getLead',
        summary: 'One lead',
        params,
        response: { 200: lead, ...failures },
      },
    },
    async (request) => readLead(db, request.account.id, request.params.id),
  )

  app.patch(
    '/api/leads/:id',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'changeLead',
        summary: 'Set the status or the note of a lead',
        params,
        body: leadChange,
        response: { 200: lead, ...failures },
      },
    },
    async (request) => changeLead(db, request.account.id, request.params.id, request.body, now()),
  )

  app.post(
    '/api/leads/:id/join',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'joinLeads',
        summary: 'Say that two leads are one person',
        params,
        body: leadJoin,
        response: { 200: lead, ...failures },
      },
    },
    async (request) => joinLeads(db, request.account.id, request.params.id, request.body.leadId, now()),
  )

  app.delete(
    '/api/leads/:id',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'eraseLead',
        summary: 'Erase a lead, and what was told of it',
        params,
        response: { 200: ok, ...failures },
      },
    },
    async (request) => {
      await eraseLead(db, request.account.id, request.params.id)
      return { message: 'Lead erased.' }
    },
  )
}
