import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from './failure.ts'

type Refuse = (failure: Failure, request: FastifyRequest, reply: FastifyReply) => unknown

/**
 * An address that is known, asked by a method it does not have: 405, and which ones it has. Before anything of the body is
 * read, and before anybody is asked who they are. `refuseAs` has the form of a refusal, by the beginning of the address.
 */
export function refuseOtherMethods(app: FastifyInstance, refuseAs: Record<string, Refuse> = {}) {
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
      `${request.method} is not something this address does. It takes ${inWords(methods)}.`,
    )
    reply.header('allow', methods.join(', '))
    const refuse = Object.entries(refuseAs).find(([prefix]) => path.startsWith(prefix))?.[1]
    if (!refuse) throw failure
    await refuse(failure, request, reply)
    return reply
  })
}

const inWords = (methods: string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(methods)

/** `:name` is any one part of a path, `*` all that is left of it, after a slash. */
function isAt(parts: readonly string[], path: readonly string[]): boolean {
  const open = parts.indexOf('*')
  if (open === -1 ? parts.length !== path.length : path.length <= open) return false
  return parts.slice(0, open === -1 ? parts.length : open).every((part, nth) => {
    const given = path[nth]!
    return part.startsWith(':') ? given !== '' : part === given
  })
}
