import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = {
  from: string
  to: string
  /** As it came, but lines that were broken for transport are whole again. */
  raw: string
}

/** Where a server asks for a password, these are the right ones. */
const mailbox = { user: 'foyer', password: 'open sesame/?' }

/** A mail server on loopback that speaks the real protocol. `refuse` says with what it refuses an address. */
export async function startMailServer() {
  const received: ReceivedMail[] = []
  const refusals = new Map<string, number[]>()
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth({ username, password }, _session, answer) {
      if (username === mailbox.user && password === mailbox.password) answer(null, { user: username })
      else answer(Object.assign(new Error('Authentication failed'), { responseCode: 535 }))
    },
    onRcptTo({ address }, _session, answer) {
      const responseCode = refusals.get(address)?.shift()
      answer(responseCode ? Object.assign(new Error(`<${address}> not now`), { responseCode }) : null)
    },
    onData(stream, { envelope }, answer) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString().replaceAll('=\r\n', '')
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address).join(), raw })
        answer()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const urlFor = (password: string) =>
    `smtp://${mailbox.user}:${encodeURIComponent(password)}@127.0.0.1:${port}`
  return {
    received,
    urlFor,
    environment: { SMTP_URL: urlFor(mailbox.password), MAIL_FROM: 'Foyer <hello@foyer.example>' },
    to: (address: string) => received.filter((mail) => mail.to === address),
    /** The next tries of this address are answered with these codes, one after the other. */
    refuse(address: string, ...codes: number[]) {
      refusals.set(address, codes)
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
