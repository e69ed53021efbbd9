import { scanSchedule, scanScheduleChange } from '@foyer/contract/assistant-forms'
import { ledgerEntry, scanReport } from '@foyer/contract/scans'
import { z } from 'zod'
import { paginate, paging } from '../../platform/http/paging.ts'
import { failures } from '../../platform/http/schemas.ts'
import type { App, Services } from '../../services.ts'
import { readLedger } from './read-ledger.ts'
import { rescanAssistant } from './rescan-assistant.ts'
import { changeSchedule, readSchedule } from './schedule/change-schedule.ts'

const tags = ['Scans']
const params = z.object({ id: z.string() })

export async function scanRoutes(app: App, services: Services) {
  app.post(
    '/api/assistants/:id/scrape',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'scanWebsite',
        summary: 'Read the website again',
        params,
        response: { 200: scanReport, 202: scanReport, ...failures },
      },
    },
    async (request, reply) => {
      const { isDone, report } = await rescanAssistant(services, request.account, request.params.id)
      return reply.code(isDone ? 200 : 202).send(report)
    },
  )

  app.get(
    '/api/assistants/:id/auto-scrape',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'getScanSchedule',
        summary: 'When the website is read again by itself',
        params,
        response: { 200: scanSchedule, ...failures },
      },
    },
    async (request) => readSchedule(services, request.account.id, request.params.id),
  )

  app.put(
    '/api/assistants/:id/auto-scrape',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'changeScanSchedule',
        summary: 'Set when the website is read again by itself',
        params,
        body: scanScheduleChange,
        response: { 200: scanSchedule, ...failures },
      },
    },
    async (request) => changeSchedule(services, request.account, request.params.id, request.body),
  )

  app.get(
    '/api/assistants/:id/ledger',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'listScannedAddresses',
        summary: 'What became of each address in the newest scan',
        params,
        querystring: paging,
        response: { 200: z.array(ledgerEntry), ...failures },
      },
    },
    async (request, reply) => {
      const rows = await readLedger(services, request.account.id, request.params.id, request.query)
      return paginate(request, reply, rows, request.query, ({ id }) => id)
    },
  )
}
