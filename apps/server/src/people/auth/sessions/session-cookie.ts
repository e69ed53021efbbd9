import type { FastifyReply } from 'fastify'
import type { Services } from '../../../services.ts'
import { isSecure, sessionCookieName } from '../guard-owners.ts'
import { tokenLifeMs } from './tokens.ts'

const nameOf = ({ config }: Pick<Services, 'config'>) => sessionCookieName(config.publicUrl)

function options({ config }: Pick<Services, 'config'>) {
  const secure = isSecure(config.publicUrl)
  // Browsers require path=/ for the __Host- prefix.
  return { path: secure ? '/' : '/api', httpOnly: true, sameSite: 'lax', secure } as const
}

export const keepSession = (services: Pick<Services, 'config'>, reply: FastifyReply, token: string) =>
  reply.setCookie(nameOf(services), token, { ...options(services), maxAge: tokenLifeMs / 1000 })

export const clearSession = (services: Pick<Services, 'config'>, reply: FastifyReply) =>
  reply.clearCookie(nameOf(services), options(services))
