import { sendToParent, serveChild } from '../../../platform/processes/serve-child.ts'
import type { ComposeRequest } from './compose-pages.ts'

// Runs in a process of its own. Each site gets a new composer.

await serveChild<ComposeRequest | { startUrl: string }>(async () => {
  const { createComposer } = await import('./compose-pages.ts')
  let compose: ReturnType<typeof createComposer> | null = null
  return async (request) => {
    if ('startUrl' in request) compose = createComposer(request.startUrl)
    else if (compose) sendToParent(await compose(request))
  }
})
