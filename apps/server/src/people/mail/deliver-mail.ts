import { publicUrlOf } from '../../config.ts'
import type { Services } from '../../services.ts'
import { composeMail } from './compose-mail.ts'
import type { MailContent } from './mail-content.ts'
import type { MailAddress, MailSettings } from './mail-settings.ts'
import { writeToOutbox } from './outbox.ts'
import { makeUnsubscribeToken, makeVisitorUnsubscribeToken } from './unsubscribe.ts'

const second = 1_000

export async function deliverMail(
  { config, log, now, secrets }: Pick<Services, 'config' | 'log' | 'now' | 'secrets'>,
  to: MailAddress,
  letter: MailContent,
  accountId: string,
): Promise<void> {
  // Loaded with the first mail, because most starts send none.
  const { createTransport } = await import('nodemailer')
  const url = publicUrlOf(config)
  const stop = letter.toVisitor
    ? makeVisitorUnsubscribeToken(secrets, to.address)
    : letter.unsubscribe && makeUnsubscribeToken(secrets, accountId, letter.unsubscribe)
  const from = config.mail?.from ?? defaultSender(url)
  const mail = composeMail(withToken(letter, secrets), {
    from,
    abuse: config.mail?.abuse ?? from.address,
    to,
    url,
    stop,
  })
  if (config.mail) {
    await createTransport(connectionTo(config.mail)).sendMail(mail.message)
    return
  }
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await writer.sendMail(mail.message)
  const path = await writeToOutbox(config.dataDir, letter.id, now(), message as Buffer)
  // Lets people running Foyer locally follow the link from the log.
  const link = mail.link ? `; its link is ${mail.link}` : ''
  log.info(`a mail is kept at ${path}, because SMTP_URL is not set${link}`)
}

// Browsers don't send the fragment, so the token stays out of logs and referrers.
function withToken(letter: MailContent, secrets: Services['secrets']): MailContent {
  const { action } = letter
  if (!action?.sealedToken) return letter
  return { ...letter, action: { ...action, path: `${action.path}#${secrets.decrypt(action.sealedToken)}` } }
}

const defaultSender = (url: string) => ({ name: 'Foyer', address: `foyer@${new URL(url).hostname}` })

// Parameters in the URL, such as `?requireTLS=false`, take precedence.
function connectionTo({ smtpUrl }: MailSettings) {
  const here = isLocalHost(new URL(smtpUrl).hostname)
  return {
    url: smtpUrl,
    // Local mail servers have no trusted certificate, and local traffic needs no encryption.
    ...(here ? { ignoreTLS: true } : { requireTLS: true }),
    connectionTimeout: 15 * second,
    greetingTimeout: 15 * second,
    socketTimeout: 60 * second,
    dnsTimeout: 15 * second,
  }
}

const isLocalHost = (host: string) => host === 'localhost' || host === '[::1]' || /^127\./.test(host)
