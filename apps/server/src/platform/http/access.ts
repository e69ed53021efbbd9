import type { FastifyInstance, RouteOptions } from 'fastify'

/** Who may call a route. Every route says it of itself, and the server does not start with one that doesn't. */
export type Access =
  /** Anybody, and nothing it answers is private. */
  | 'public'
  /** Anybody who names an assistant. A token or key that is sent along must stand, and be for that assistant. */
  | 'visitor'
  /** Whoever holds a session or a key, of any account: what it does touches nobody's data. */
  | 'credentials'
  /** Whoever sends a session or a key as bearer, and only what is that account's; never by cookie. */
  | 'bearer'
  /** Whoever brings a session, by bearer or cookie: that one is renewed or ended, and no other. */
  | 'session'
  /** An owner who is signed in. Every id in the address must be theirs; another's reads like one that never was. */
  | 'owner'
  /** An administrator who is signed in. To everybody else who is, the address holds nothing. */
  | 'operator'

export type Route = {
  method: string
  url: string
  access: Access | undefined
  bodyLimit: number | undefined
  schema: RouteOptions['schema']
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
  interface FastifyInstance {
    /** Every route that is registered, in order; HEAD beside its GET. */
    routeTable(): Route[]
  }
}

/** Must come before the first route. */
export function keepRouteTable(app: FastifyInstance) {
  const registered: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    // A browser asking what it may ask: answered for all addresses at once, by `openToOtherSites`.
    if (route.method === 'OPTIONS' && route.url === '*') return
    registered.push(route)
  })
  const routeTable = () =>
    registered.flatMap(({ method, url, config, bodyLimit, schema }) =>
      [method].flat().map((each) => ({ method: each, url, access: config?.access, bodyLimit, schema })),
    )
  app.decorate('routeTable', routeTable)
  app.addHook('onReady', async () => {
    const silent = routeTable().filter(({ access }) => !access)
    if (silent.length === 0) return
    const names = silent.map(({ method, url }) => `${method} ${url}`).join(', ')
    throw new Error(`${names} must say who may call it: config: { access: … }, see http/access.ts.`)
  })
}

/**
 * For slices that serve files: their routes are made by a plugin, which can't say it for each. What a route does say of
 * itself stands.
 */
export function openToEverybody(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    route.config = { access: 'public', ...route.config }
  })
}
