import type { FastifyReply, FastifyRequest } from 'fastify'

export function linkNext(request: FastifyRequest, reply: FastifyReply, place: Record<string, string>) {
  const [path, query = ''] = request.url.split('?', 2)
  const search = new URLSearchParams(query)
  for (const [name, value] of Object.entries(place)) search.set(name, value)
  reply.header('link', `<${path}?${search}>; rel="next"`)
}
