import { login, passwordChange, profileChange, register, session, user } from '@foyer/contract/auth'
import { ok } from '@foyer/contract/failure'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { failures } from '../../platform/http/schemas.ts'
import type { App, Services } from '../../services.ts'
import { toUser } from './account.ts'
import { changePassword } from './change-password.ts'
import { changeProfile } from './change-profile.ts'
import { bearerToken, sameOriginCookie } from './guard-owners.ts'
import { limitRegistrations } from './limits/limit-registrations.ts'
import { logIn } from './log-in.ts'
import { registerAccount, type Welcome } from './register-account.ts'
import { logOut } from './sessions/log-out.ts'
import { refreshSession } from './sessions/refresh-session.ts'
import { clearSession, keepSession } from './sessions/session-cookie.ts'
import { signInAddress } from './sign-in-address.ts'

const tags = ['Account']

export async function authRoutes(
  app: App,
  services: Pick<Services, 'config' | 'db' | 'now' | 'passwords' | 'registration' | 'secrets'>,
  welcome: Welcome,
) {
  const limited = limitRegistrations(services)
  const keep = (reply: FastifyReply, token: string) => keepSession(services, reply, token)

  // Only refresh and logout accept the cookie alone.
  const requestTokens = (request: FastifyRequest) => ({
    bearer: bearerToken(request),
    cookie: sameOriginCookie(request, services.config.publicUrl),
  })

  app.post(
    '/api/auth/register',
    {
      config: { access: 'public' },
      schema: {
        tags,
        operationId: 'register',
        summary: 'Create an account',
        body: register,
        response: { 201: session, ...failures },
      },
    },
    async (request, reply) => {
      const register = () => registerAccount(services, request.body, welcome, request.visitorAddress)
      const opened = await limited(request.visitorAddress, register)
      return keep(reply, opened.token).code(201).send(opened)
    },
  )

  app.post(
    '/api/auth/login',
    {
      config: { access: 'public' },
      schema: {
        tags,
        operationId: 'logIn',
        summary: 'Sign in',
        body: login,
        response: { 200: session, ...failures },
      },
    },
    async (request, reply) => {
      const opened = await logIn(services, request.body, request.visitorAddress)
      return keep(reply, opened.token).send(opened)
    },
  )

  app.post(
    '/api/auth/refresh',
    {
      config: { access: 'session' },
      schema: {
        tags,
        operationId: 'refreshSession',
        summary: 'Exchange a standing session for a new one',
        response: { 200: session, ...failures },
      },
    },
    async (request, reply) => {
      const opened = await refreshSession(services, Object.values(requestTokens(request)))
      return keep(reply, opened.token).send(opened)
    },
  )

  app.get(
    '/api/auth/user',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'getUser',
        summary: 'Who is signed in',
        response: { 200: user, ...failures },
      },
    },
    async (request) => toUser(request.account),
  )

  app.post(
    '/api/auth/logout',
    {
      config: { access: 'session' },
      schema: { tags, operationId: 'logOut', summary: 'End the session', response: { 200: ok, ...failures } },
    },
    async (request, reply) => {
      await logOut(services, requestTokens(request))
      return clearSession(services, reply).send({ message: 'Signed out.' })
    },
  )

  app.put(
    '/api/auth/profile',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'changeProfile',
        summary: 'Change your name',
        body: profileChange,
        response: { 200: user, ...failures },
      },
    },
    async (request) => toUser(await changeProfile(services, request.account.id, request.body)),
  )

  app.put(
    '/api/auth/password',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'changePassword',
        summary: 'Change your password',
        body: passwordChange,
        response: { 200: ok, ...failures },
      },
    },
    async (request) => {
      await changePassword(services, request.account, request.body, request.visitorAddress)
      return { message: 'Password changed successfully.' }
    },
  )

  app.get(
    '/api/login',
    {
      config: { access: 'public' },
      schema: {
        hide: true,
        summary: 'Go to the sign-in page and come back',
        querystring: z.object({
          redirect: z.string().max(2_000).optional(),
          from: z.string().max(50).optional(),
        }),
      },
    },
    async (request, reply) => reply.redirect(signInAddress(request.query), 302),
  )
}
