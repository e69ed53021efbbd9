import {
  newRecoveryCodes,
  secondFactorConfirmation,
  secondFactorProof,
  secondFactorSecret,
  secondFactorStart,
  security,
} from '@foyer/contract/accounts'
import { ok } from '@foyer/contract/failure'
import { failures } from '../../platform/http/schemas.ts'
import type { App, Services } from '../../services.ts'
import { readSecurity } from './read-security.ts'
import { requirePassword, requireProof } from './require-proof.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from './second-factor.ts'

const tags = ['Account']

export async function secondFactorRoutes(
  app: App,
  services: Pick<Services, 'config' | 'db' | 'now' | 'passwords' | 'secrets'>,
) {
  app.get(
    '/api/auth/security',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'getSecurity',
        summary: 'How your account is kept safe',
        response: { 200: security, ...failures },
      },
    },
    async ({ account }) => readSecurity(services, account.id),
  )

  app.post(
    '/api/auth/second-factor',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'beginSecondFactor',
        summary: 'Get a secret for your authenticator app',
        body: secondFactorStart,
        response: { 201: secondFactorSecret, ...failures },
      },
    },
    async ({ account, body, visitorAddress }, reply) => {
      await requirePassword(services, account, body.password, visitorAddress)
      return reply.code(201).send(await beginSecondFactor(services, account))
    },
  )

  app.post(
    '/api/auth/second-factor/confirm',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'confirmSecondFactor',
        summary: 'Turn two-step sign-in on with the first code of your app',
        body: secondFactorConfirmation,
        response: { 200: newRecoveryCodes, ...failures },
      },
    },
    async ({ account, body }) => ({
      recoveryCodes: await confirmSecondFactor(services, account, body.code),
    }),
  )

  app.post(
    '/api/auth/second-factor/recovery-codes',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'renewRecoveryCodes',
        summary: 'Get new recovery codes; the old ones stop at once',
        body: secondFactorProof,
        response: { 200: newRecoveryCodes, ...failures },
      },
    },
    async ({ account, body, visitorAddress }) => {
      await requireProof(services, account, body, visitorAddress)
      return { recoveryCodes: await renewRecoveryCodes(services, account.id) }
    },
  )

  app.delete(
    '/api/auth/second-factor',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'turnOffSecondFactor',
        summary: 'Turn two-step sign-in off',
        body: secondFactorProof,
        response: { 200: ok, ...failures },
      },
    },
    async ({ account, body, visitorAddress }) => {
      await requireProof(services, account, body, visitorAddress)
      await turnOffSecondFactor(services.db, account.id)
      return { message: 'Two-step sign-in is off.' }
    },
  )
}
