import {
  activation,
  activationRequest,
  billing,
  checkoutRequest,
  planChange,
  redirection,
} from '@foyer/contract/billing'
import { tier } from '@foyer/contract/plans'
import { z } from 'zod'
import { ownOrigin } from '../../platform/http/own-origin.ts'
import { failures } from '../../platform/http/schemas.ts'
import type { App, Services } from '../../services.ts'
import { activateSubscription } from './activate-subscription.ts'
import { openCheckout } from './open-checkout.ts'
import { openPortal } from './open-portal.ts'
import { previewPlan } from './preview-plan.ts'
import { readBilling } from './read-billing.ts'
import { canPay, requireLocal } from './require-local.ts'

const tags = ['Billing']

export async function billingRoutes(
  app: App,
  services: Pick<Services, 'config' | 'db' | 'log' | 'now' | 'payments'>,
) {
  const { config } = services

  app.get(
    '/api/billing',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'getBilling',
        summary: 'Your subscription, card and invoices',
        response: { 200: billing, ...failures },
      },
    },
    async (request) => readBilling(services, request.account, { mayPay: canPay(config.payments, request) }),
  )

  app.get(
    '/api/billing/plan-change',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'previewPlan',
        summary: 'What another plan would do, before it is chosen',
        querystring: z.object({ tier }),
        response: { 200: planChange, ...failures },
      },
    },
    async (request) => previewPlan(services.db, request.account, request.query.tier),
  )

  app.post(
    '/api/stripe/create-checkout-session',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'createCheckout',
        summary: 'Buy a plan, or change the one you pay for',
        body: checkoutRequest,
        response: { 200: redirection, ...failures },
      },
    },
    async (request) => {
      requireLocal(config.payments, request)
      const origin = ownOrigin(config, request)
      return openCheckout(services, request.account, { ...request.body, origin })
    },
  )

  app.post(
    '/api/stripe/create-portal-session',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'createPortal',
        summary: 'Manage your card, invoices and subscription',
        response: { 200: redirection, ...failures },
      },
    },
    async (request) => {
      requireLocal(config.payments, request)
      return openPortal(services, request.account.id, ownOrigin(config, request))
    },
  )

  app.post(
    '/api/stripe/activate-subscription',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'activateSubscription',
        summary: 'Put a paid checkout into effect',
        body: activationRequest,
        response: { 200: activation, ...failures },
      },
    },
    async (request) => {
      requireLocal(config.payments, request)
      return activateSubscription(services, request.account.id, request.body.sessionId)
    },
  )
}
