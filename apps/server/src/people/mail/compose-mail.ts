import type { Letter } from './letter.ts'
import { asHtml } from './mail-html.ts'
import type { Correspondent } from './mail-settings.ts'
import { oneLine, withoutTurns } from './one-line.ts'
import type { Link, Words } from './words.ts'

export type Envelope = {
  from: Correspondent
  to: Correspondent
  /** Where this Foyer is, as the reader's browser reaches it. */
  url: string
  /** What the link says that stops such mails. */
  stop?: string | undefined
  /** Where bounces go, and complaints. */
  abuse: string
}

/** A long name must not push the instance's out of what mail programs show. */
const longestSender = 60

const nameOf = (sender: string, instance: string) =>
  `${[...oneLine(sender)].slice(0, longestSender).join('').trim()} by ${instance}`

const ownersReason = 'You get this mail because you have a Foyer account.'

/** A letter as nodemailer takes it, the same words as text and as HTML, and the address of what it asks for. */
export function composeMail(letter: Letter, { from, to, url, stop, abuse }: Envelope) {
  const subject = oneLine(letter.subject)
  const hrefOf = (path: string) => new URL(path, url).href
  const linked = (action: { label: string; path: string } | null) =>
    action && { label: action.label, href: hrefOf(action.path) }
  const words: Words = {
    subject,
    paragraphs: letter.text.split(/\n\n+/),
    items: (letter.items ?? []).map(({ title, text, action }) => ({
      title: oneLine(title),
      // A mail tells of many things, so each is one paragraph without empty lines.
      text: text.replace(/\n+/g, '\n'),
      action: linked(action),
    })),
    end: letter.end ?? null,
    action: linked(letter.action),
    url,
    reason: `${withoutTurns(letter.reason ?? ownersReason)}${letter.toVisitor ? ` Report abuse to ${abuse}.` : ''}`,
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
    from: { ...from, name: oneLine(letter.sender ? nameOf(letter.sender, from.name) : from.name) },
    to: { ...to, name: oneLine(to.name) },
    // What can't be delivered comes back to this one.
    envelope: { from: abuse, to: to.address },
    subject,
    messageId: `<${letter.id}@${from.address.split('@').at(-1)}>`,
    text: asText(words),
    html: asHtml(words),
    headers: {
      // Nobody's holiday assistant shall answer.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(stop && stopHeaders(hrefOf(`/api/notices/unsubscribe?token=${stop}`))),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  return { message, link: words.action?.href ?? null }
}

/** RFC 8058: mail programs show a button of their own and post to this address, without a cookie or a page. */
const stopHeaders = (href: string) => ({
  'List-Unsubscribe': `<${href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const lineOf = ({ label, href }: Link) => `${label}: ${href}`

const asText = ({ paragraphs, items, end, action, url, reason, stop }: Words) =>
  [
    ...paragraphs,
    ...items.map(({ title, text, action }) =>
      [`* ${title}`, text, ...(action ? [lineOf(action)] : [])].join('\n'),
    ),
    ...(end ? [end] : []),
    ...(action ? [lineOf(action)] : []),
    [`-- \n${reason}`, url, ...stop.map(lineOf)].join('\n'),
  ].join('\n\n')
