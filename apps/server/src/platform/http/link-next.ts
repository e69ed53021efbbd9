import type { FastifyReply, FastifyRequest } from 'fastify'

/** Says where a list goes on: at the same address, with all that was asked for and this beside it. */
export function linkNext(request: FastifyRequest, reply: FastifyReply, place: Record<string, string>) {
  const [path, query = ''] = request.url.split('?', 2)
  const search = new URLSearchParams(query)
  for (const [name, value] of Object.entries(place)) search.set(name, value)
  reply.header('link', `<${path}?${search}>; rel="next"`)
}
