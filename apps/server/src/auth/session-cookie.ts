import type { FastifyReply } from 'fastify'
import type { Services } from '../services.ts'
import { sessionCookie } from './guard-owners.ts'
import { tokenLifeMs } from './tokens.ts'

const options = ({ config }: Pick<Services, 'config'>) =>
  ({
    path: '/api',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl?.startsWith('https:') ?? false,
  }) as const

export const keepSession = (services: Pick<Services, 'config'>, reply: FastifyReply, token: string) =>
  reply.setCookie(sessionCookie, token, { ...options(services), maxAge: tokenLifeMs / 1000 })

export const clearSession = (services: Pick<Services, 'config'>, reply: FastifyReply) =>
  reply.clearCookie(sessionCookie, options(services))
