import { scanQueue } from '../../knowledge/scans/scan.ts'
import { deliverQueue } from '../../machines/webhooks/delivery-queue.ts'
import { resetLinkQueue } from '../../people/accounts/mail-reset-link.ts'
import { mailQueue } from '../../people/mail/send-mail.ts'
import { startTestApp, type TestApp } from '../test-app.ts'

/** A server that accepts every request, while its scans, deliveries and mails never run. */
export async function startAppForAnyRequest(): Promise<TestApp> {
  const app = await startTestApp({ scanning: { backgroundAfterMs: 0 } })
  await app.services.queue.start(
    [scanQueue, deliverQueue, mailQueue, resetLinkQueue].map((queue) => ({
      ...queue,
      atOnce: 0,
      run: async () => {},
    })),
  )
  return app
}
