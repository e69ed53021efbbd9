import type { Access } from '../access.ts'
import type { Schema } from './document.ts'

export const securitySchemes: Record<string, Schema> = {
  assistantKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'fy_a_…',
    description: 'The key of one assistant: it may ask that assistant, and nothing else.',
  },
  accountKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'fy_u_…',
    description: 'A key of your account: it may ask any of your assistants, and nothing else.',
  },
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that signing in answers: it may do everything that you may.',
  },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'foyer_session',
    description:
      'What a browser keeps of the session. It reads, and changes nothing. Over https its name begins with `__Host-`.',
  },
}

const keys: Record<string, string[]>[] = [{ assistantKey: [] }, { accountKey: [] }, { session: [] }]

export function securityOf(access: Access, method: string): Record<string, string[]>[] {
  switch (access) {
    case 'public':
      return []
    case 'visitor':
      // Without any credentials, the caller is a widget visitor.
      return [{}, ...keys]
    case 'bearer':
    case 'credentials':
      return keys
    case 'session':
      return [{ session: [] }, { cookie: [] }]
    case 'owner':
    case 'operator':
      return method === 'get' ? [{ session: [] }, { cookie: [] }] : [{ session: [] }]
  }
}
