import { ownUrl } from '../../config.ts'
import type { Services } from '../../services.ts'
import { composeMail } from './compose-mail.ts'
import type { Letter } from './letter.ts'
import type { Correspondent, MailSettings } from './mail-settings.ts'
import { keepInOutbox } from './outbox.ts'
import { makeUnsubscribe, makeVisitorStop } from './unsubscribe.ts'

const second = 1_000

/** Sends a letter on its way; throws where the server didn't take it. */
export async function deliverMail(
  { config, log, now, secrets }: Pick<Services, 'config' | 'log' | 'now' | 'secrets'>,
  to: Correspondent,
  letter: Letter,
  accountId: string,
): Promise<void> {
  // The library is loaded with the first mail: most starts send none.
  const { createTransport } = await import('nodemailer')
  const url = ownUrl(config)
  const stop = letter.toVisitor
    ? makeVisitorStop(secrets, to.address)
    : letter.unsubscribe && makeUnsubscribe(secrets, accountId, letter.unsubscribe)
  const from = config.mail?.from ?? senderHere(url)
  const mail = composeMail(unsealed(letter, secrets), {
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
  const path = await keepInOutbox(config.dataDir, letter.id, now(), message as Buffer)
  // The log names its link, so that whoever runs this on a laptop gets on without opening the file.
  const link = mail.link ? `; its link is ${mail.link}` : ''
  log.info(`a mail is kept at ${path}, because SMTP_URL is not set${link}`)
}

/**
 * The token goes behind a #, which browsers keep to themselves: no log on the way and no page after it gets to see it.
 */
function unsealed(letter: Letter, secrets: Services['secrets']): Letter {
  const { action } = letter
  if (!action?.sealedToken) return letter
  return { ...letter, action: { ...action, path: `${action.path}#${secrets.decrypt(action.sealedToken)}` } }
}

const senderHere = (url: string) => ({ name: 'Foyer', address: `foyer@${new URL(url).hostname}` })

/** What the address itself says goes before all of this, such as `?requireTLS=false`. */
function connectionTo({ smtpUrl }: MailSettings) {
  const here = isThisMachine(new URL(smtpUrl).hostname)
  return {
    url: smtpUrl,
    // Nobody listens in within a machine, and mail servers have certificates for it that nobody trusts.
    ...(here ? { ignoreTLS: true } : { requireTLS: true }),
    connectionTimeout: 15 * second,
    greetingTimeout: 15 * second,
    socketTimeout: 60 * second,
    dnsTimeout: 15 * second,
  }
}

const isThisMachine = (host: string) => host === 'localhost' || host === '[::1]' || /^127\./.test(host)
