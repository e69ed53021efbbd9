import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = {
  from: string
  to: string
  /** The message as received, with folded lines joined. */
  raw: string
}

const mailbox = { user: 'foyer', password: 'open sesame/?' }

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
    /** Rejects the next messages to this address with these codes, in order. */
    refuse(address: string, ...codes: number[]) {
      refusals.set(address, codes)
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
