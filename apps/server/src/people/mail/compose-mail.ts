import type { MailContent } from './mail-content.ts'
import { asHtml } from './mail-html.ts'
import type { MailAddress } from './mail-settings.ts'
import { oneLine, removeBidiControls } from './one-line.ts'
import type { Link, RenderedMail } from './rendered-mail.ts'

export type Envelope = {
  from: MailAddress
  to: MailAddress
  url: string
  stop?: string | undefined
  abuse: string
}

// The instance's name must stay visible after a long sender name.
const longestSender = 60

const senderName = (sender: string, instance: string) =>
  `${[...oneLine(sender)].slice(0, longestSender).join('').trim()} by ${instance}`

const ownersReason = 'You get this mail because you have a Foyer account.'

export function composeMail(letter: MailContent, { from, to, url, stop, abuse }: Envelope) {
  const subject = oneLine(letter.subject)
  const hrefOf = (path: string) => new URL(path, url).href
  const linked = (action: { label: string; path: string } | null) =>
    action && { label: action.label, href: hrefOf(action.path) }
  const words: RenderedMail = {
    subject,
    paragraphs: letter.text.split(/\n\n+/),
    items: (letter.items ?? []).map(({ title, text, action }) => ({
      title: oneLine(title),
      text: text.replace(/\n+/g, '\n'),
      action: linked(action),
    })),
    end: letter.end ?? null,
    action: linked(letter.action),
    url,
    reason: `${removeBidiControls(letter.reason ?? ownersReason)}${letter.toVisitor ? ` Report abuse to ${abuse}.` : ''}`,
    stop: stop
      ? [
          { label: 'Stop these mails', href: hrefOf(`/unsubscribe#${stop}`) },
          ...(letter.toVisitor
            ? []
            : [{ label: 'Choose what you are mailed', href: hrefOf('/settings#notices') }]),
        ]
      : [],
  }
  const message = {
    from: { ...from, name: oneLine(letter.sender ? senderName(letter.sender, from.name) : from.name) },
    to: { ...to, name: oneLine(to.name) },
    envelope: { from: abuse, to: to.address },
    subject,
    messageId: `<${letter.id}@${from.address.split('@').at(-1)}>`,
    text: asText(words),
    html: asHtml(words),
    headers: {
      // Keeps autoresponders from answering.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(stop && unsubscribeHeaders(hrefOf(`/api/notices/unsubscribe?token=${stop}`))),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  return { message, link: words.action?.href ?? null }
}

/** One-click unsubscribe (RFC 8058). */
const unsubscribeHeaders = (href: string) => ({
  'List-Unsubscribe': `<${href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const lineOf = ({ label, href }: Link) => `${label}: ${href}`

const asText = ({ paragraphs, items, end, action, url, reason, stop }: RenderedMail) =>
  [
    ...paragraphs,
    ...items.map(({ title, text, action }) =>
      [`* ${title}`, text, ...(action ? [lineOf(action)] : [])].join('\n'),
    ),
    ...(end ? [end] : []),
    ...(action ? [lineOf(action)] : []),
    [`-- \n${reason}`, url, ...stop.map(lineOf)].join('\n'),
  ].join('\n\n')
