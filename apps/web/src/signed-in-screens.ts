import type { ComponentType } from 'react'

/** The screens behind the sign-in: all that the route table does not load itself. */
export const screens = import.meta.glob<{ default: ComponentType }>([
  './routes/{api-integration,api-management,assistant,billing,checkout,conversations,dashboard}.tsx',
  './routes/{operator,sandbox,settings,website-settings}.tsx',
])
