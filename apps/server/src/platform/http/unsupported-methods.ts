import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from './failure.ts'

type Refuse = (failure: Failure, request: FastifyRequest, reply: FastifyReply) => unknown

/**
 * Answers 405 for unsupported methods of known URLs, before authentication and parsing. `refuseAs` sets the error
 * format by URL prefix.
 */
export function rejectUnsupportedMethods(app: FastifyInstance, refuseAs: Record<string, Refuse> = {}) {
  let known: { parts: string[]; method: string }[] | undefined
  const methodsAt = (path: string) => {
    known ??= app.routeTable().map(({ method, url }) => ({ method, parts: url.split('/') }))
    const asked = path.split('/')
    return [...new Set(known.filter(({ parts }) => isAt(parts, asked)).map(({ method }) => method))].sort()
  }

  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return
    const path = request.url.split('?', 1)[0]!
    const methods = methodsAt(path)
    if (methods.length === 0) return
    const failure = new Failure(
      'method_not_allowed',
      `${request.method} is not something this address does. It takes ${joinMethods(methods)}.`,
    )
    reply.header('allow', methods.join(', '))
    const refuse = Object.entries(refuseAs).find(([prefix]) => path.startsWith(prefix))?.[1]
    if (!refuse) throw failure
    await refuse(failure, request, reply)
    return reply
  })
}

const joinMethods = (methods: string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(methods)

function isAt(parts: readonly string[], path: readonly string[]): boolean {
  const open = parts.indexOf('*')
  if (open === -1 ? parts.length !== path.length : path.length <= open) return false
  return parts.slice(0, open === -1 ? parts.length : open).every((part, nth) => {
    const given = path[nth]!
    return part.startsWith(':') ? given !== '' : part === given
  })
}
