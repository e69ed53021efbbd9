import { resetLinkQueue } from '../../accounts/mail-reset-link.ts'
import { mailQueue } from '../../mail/send-mail.ts'
import { scanQueue } from '../../scans/scan.ts'
import { deliverQueue } from '../../webhooks/delivery-queue.ts'
import { startTestApp, type TestApp } from '../test-app.ts'

/** A server that can be sent anything: scans, deliveries and mails may be asked for, and nobody runs them. */
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
