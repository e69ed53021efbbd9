import type { FastifyInstance, RouteOptions } from 'fastify'

/** Who may call a route. The server doesn't start if a route lacks it. */
export type Access =
  /** Anyone. Answers contain nothing private. */
  | 'public'
  /** Anyone who names an assistant. A token or key must be valid and belong to that assistant. */
  | 'visitor'
  /** Any session or key. Touches no account's data. */
  | 'credentials'
  /** A session or key as bearer token, for its own account only. Cookies aren't accepted. */
  | 'bearer'
  /** A session by bearer or cookie, which is renewed or ended. */
  | 'session'
  /** A signed-in owner. Foreign ids are answered like missing ones. */
  | 'owner'
  /** A signed-in administrator. Others get 404. */
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
    routeTable(): Route[]
  }
}

/** Must be called before the first route is registered. */
export function collectRoutes(app: FastifyInstance) {
  const registered: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    // CORS preflights are answered centrally by `allowCrossOrigin`.
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
 * For slices that serve files, because the static plugin can't set access per route. Routes with their own access
 * keep it.
 */
export function makeRoutesPublic(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    route.config = { access: 'public', ...route.config }
  })
}
