import { keptLead, newLead } from '@foyer/contract/leads'
import { z } from 'zod'
import { failures } from '../../platform/http/schemas.ts'
import type { App, Services } from '../../services.ts'
import { identifyCaller } from '../visitors/identify-caller.ts'
import { leaveLead } from './leave-lead.ts'

export async function leaveLeadRoutes(app: App, services: Services) {
  app.post(
    '/api/chat/:assistantId/leads',
    {
      config: { access: 'visitor' },
      schema: {
        tags: ['Chat'],
        operationId: 'leaveLead',
        summary: 'Leave a way to be reached',
        params: z.object({ assistantId: z.string() }),
        body: newLead,
        response: { 201: keptLead, ...failures },
      },
    },
    async (request, reply) => {
      const { assistant, caller } = await identifyCaller(services, request, request.params.assistantId)
      const address = services.secrets.fingerprint(request.visitorAddress)
      return reply.code(201).send(await leaveLead(services, { assistant, caller, address }, request.body))
    },
  )
}
