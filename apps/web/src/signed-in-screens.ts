import type { ComponentType } from 'react'

/** All signed-in screens, loaded by the route table on demand. */
export const screens = import.meta.glob<{ default: ComponentType }>([
  './routes/{api-integration,api-management,assistant,billing,checkout,conversations,dashboard}.tsx',
  './routes/{operator,sandbox,settings,website-settings}.tsx',
])
