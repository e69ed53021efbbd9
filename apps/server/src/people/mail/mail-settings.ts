import { z } from 'zod'
import { StartFailure } from '../../start-failure.ts'
import { oneLine } from './one-line.ts'

export type MailAddress = { name: string; address: string }

export type MailSettings = {
  /** Contains the password, so it must never be logged. */
  smtpUrl: string
  from: MailAddress
  /** Receives bounces and visitors' complaints. */
  abuse: string
}

const isSmtpUrl = (value: string) => {
  const url = URL.parse(value)
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
}

// The error omits the value, because it contains a password.
export const smtpUrl = z
  .string()
  .trim()
  .refine(
    isSmtpUrl,
    'must look like smtp://user:password@mail.example.com:587 or smtps://…:465, with special characters percent-encoded',
  )

/** Accepts `Foyer <hello@example.com>` or just the address. */
export const mailFrom = z.string().transform((value, context): MailAddress => {
  const text = oneLine(value)
  const bracket = text.endsWith('>') ? text.lastIndexOf('<') : -1
  const address = bracket < 0 ? text : text.slice(bracket + 1, -1)
  if (z.email().safeParse(address).success) {
    const name = bracket < 0 ? '' : text.slice(0, bracket).replaceAll('"', '').trim()
    return { name: name || 'Foyer', address }
  }
  context.addIssue('must be an address such as hello@example.com, or Foyer <hello@example.com>')
  return z.NEVER
})

/** Requires both settings or neither, otherwise mails would silently be lost. */
export function readMail(
  url: string | undefined,
  from: MailAddress | undefined,
  abuse?: string,
): MailSettings | null {
  if (url && from) return { smtpUrl: url, from, abuse: abuse ?? from.address }
  if (url) throw new StartFailure('MAIL_FROM must say whom mails come from, because SMTP_URL is set.')
  if (from) throw new StartFailure('SMTP_URL must say which server sends mails, because MAIL_FROM is set.')
  if (abuse)
    throw new StartFailure('MAIL_ABUSE is set, and no mail is sent: SMTP_URL and MAIL_FROM are missing.')
  return null
}
