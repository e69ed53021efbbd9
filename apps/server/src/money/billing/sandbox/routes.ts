import {
  sandboxCheckout,
  sandboxPaid,
  sandboxPayment,
  sandboxPortal,
  sandboxPortalAction,
} from '@foyer/contract/billing'
import { z } from 'zod'
import { ownOrigin } from '../../../platform/http/own-origin.ts'
import { failures } from '../../../platform/http/schemas.ts'
import type { App, Services } from '../../../services.ts'
import { requireLocal } from '../require-local.ts'
import { payCheckout, showCheckout } from './pay-checkout.ts'
import { actInPortal, readPortal } from './portal.ts'
import { receiptPolicy, writeReceipt } from './receipt.ts'

const hide = true
const params = z.object({ id: z.string() })

export async function sandboxRoutes(
  app: App,
  services: Pick<Services, 'config' | 'db' | 'log' | 'now' | 'payments'>,
) {
  const { config, payments } = services
  if (payments?.name !== 'sandbox') return
  app.addHook('preHandler', async (request) => requireLocal(config.payments, request))

  app.get(
    '/api/sandbox/checkout/:id',
    {
      config: { access: 'owner' },
      schema: { hide, summary: 'A checkout', params, response: { 200: sandboxCheckout, ...failures } },
    },
    async (request) => {
      const buyer = { ...request.account, origin: ownOrigin(config, request) }
      return showCheckout(services, buyer, request.params.id)
    },
  )

  app.post(
    '/api/sandbox/checkout/:id/pay',
    {
      config: { access: 'owner' },
      schema: {
        hide,
        summary: 'Pay a checkout with a test card',
        params,
        body: sandboxPayment,
        response: { 200: sandboxPaid, ...failures },
      },
    },
    async (request) => {
      const buyer = { ...request.account, origin: ownOrigin(config, request) }
      return payCheckout(services, buyer, request.params.id, request.body)
    },
  )

  app.get(
    '/api/sandbox/portal',
    {
      config: { access: 'owner' },
      schema: { hide, summary: 'Your subscription', response: { 200: sandboxPortal, ...failures } },
    },
    async (request) => {
      const customer = { accountId: request.account.id, origin: ownOrigin(config, request) }
      return readPortal(services, customer)
    },
  )

  app.post(
    '/api/sandbox/portal',
    {
      config: { access: 'owner' },
      schema: {
        hide,
        summary: 'Change your subscription, your card, or the clock',
        body: sandboxPortalAction,
        response: { 200: sandboxPortal, ...failures },
      },
    },
    async (request) => {
      const customer = { accountId: request.account.id, origin: ownOrigin(config, request) }
      return actInPortal(services, customer, request.body)
    },
  )

  app.get(
    '/api/sandbox/receipts/:id',
    { config: { access: 'owner' }, schema: { hide, summary: 'A receipt, as a page', params } },
    async (request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', receiptPolicy)
        .send(await writeReceipt(services, request.account, request.params.id)),
  )
}
