import {
  confirmedEmail,
  emailChange,
  emailConfirmation,
  erasedAccount,
  forgottenPassword,
  passwordReset,
  proof,
} from '@foyer/contract/accounts'
import { ok } from '@foyer/contract/failure'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { attachmentHeader } from '../../platform/http/attachment.ts'
import { failures } from '../../platform/http/schemas.ts'
import type { App, Services } from '../../services.ts'
import { bearerToken } from '../auth/guard-owners.ts'
import { readSession } from '../auth/sessions/read-session.ts'
import { clearSession } from '../auth/sessions/session-cookie.ts'
import { changeEmail } from './change-email.ts'
import { eraseAccount } from './erase-account.ts'
import { mailConfirmationsAtOnce } from './mail-confirmations.ts'
import { requestResetLink } from './mail-reset-link.ts'
import { resetPassword } from './reset-password.ts'
import { resendVerification, verifyEmail } from './verify-email.ts'
import { writeExport } from './write-export.ts'

const tags = ['Account']

export async function accountsRoutes(app: App, services: Services) {
  const stop = mailConfirmationsAtOnce(services)
  app.addHook('onClose', async () => stop())

  /** The account of an optional session, for public routes. */
  async function signedInAs(request: FastifyRequest): Promise<string | null> {
    const token = bearerToken(request)
    return (token && (await readSession(services, token))?.id) || null
  }

  app.post(
    '/api/auth/forgot-password',
    {
      config: { access: 'public' },
      schema: {
        tags,
        operationId: 'askForPasswordLink',
        summary: 'Have a link to a new password sent to an address',
        body: forgottenPassword,
        response: { 200: ok, ...failures },
      },
    },
    async (request) => {
      await requestResetLink(services, request.body, request.visitorAddress)
      return { message: 'If this address has an account, a link to a new password is on its way.' }
    },
  )

  app.post(
    '/api/auth/reset-password',
    {
      config: { access: 'public' },
      schema: {
        tags,
        operationId: 'resetPassword',
        summary: 'Choose a new password with the link that was sent; ends all sessions',
        body: passwordReset,
        response: { 200: ok, ...failures },
      },
    },
    async (request) => {
      await resetPassword(services, request.body, request.visitorAddress, await signedInAs(request))
      return { message: 'Your new password is set. Sign in with it.' }
    },
  )

  app.post(
    '/api/auth/verify-email',
    {
      config: { access: 'public' },
      schema: {
        tags,
        operationId: 'verifyEmail',
        summary: 'Confirm an address with the link that was sent to it',
        body: emailConfirmation,
        response: { 200: confirmedEmail, ...failures },
      },
    },
    async (request) =>
      verifyEmail(services, request.body, {
        signedInAs: await signedInAs(request),
        address: request.visitorAddress,
      }),
  )

  app.post(
    '/api/auth/verify-email/resend',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'resendVerification',
        summary: 'Send the link that confirms your address again',
        response: { 200: ok, ...failures },
      },
    },
    async ({ account }) => resendVerification(services, account),
  )

  app.put(
    '/api/auth/email',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'changeEmail',
        summary: 'Change your address; it counts once the link sent there was followed',
        body: emailChange,
        response: { 200: ok, ...failures },
      },
    },
    async ({ account, body, visitorAddress }) => {
      await changeEmail(services, account, body, visitorAddress)
      return { message: `A link is on its way to ${body.email}. Your address changes when you follow it.` }
    },
  )

  app.get(
    '/api/auth/export',
    {
      config: {
        access: 'owner',
        media: { answer: { 'application/json': z.record(z.string(), z.unknown()) } },
      },
      schema: {
        tags,
        operationId: 'exportAccount',
        summary: 'Everything that is in your account, as a file',
      },
    },
    async ({ account }, reply) => {
      const file = services.downloads(account.id, writeExport(services, account))
      return reply
        .type('application/json; charset=utf-8')
        .header(
          'content-disposition',
          attachmentHeader(`foyer-${services.now().toISOString().slice(0, 10)}.json`),
        )
        .send(file)
    },
  )

  app.delete(
    '/api/auth/account',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'eraseAccount',
        summary: 'Erase your account with everything in it',
        body: proof,
        response: { 200: erasedAccount, ...failures },
      },
    },
    async ({ account, body, visitorAddress }, reply) => {
      const receipt = await eraseAccount(services, account, body, visitorAddress)
      return clearSession(services, reply).send(receipt)
    },
  )
}
