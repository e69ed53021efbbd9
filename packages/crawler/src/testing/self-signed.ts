import { generateKeyPairSync, sign } from 'node:crypto'

/** Creates a self-signed certificate, so that none is stored in the repository or expires. */
export function selfSigned(name: string, validity: { from: Date; to: Date }): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ecdsaWithSha256 = der(0x30, der(0x06, hex('2a8648ce3d040302')))
  const commonName = der(0x30, der(0x06, hex('550403')), der(0x0c, Buffer.from(name)))
  const distinguishedName = der(0x30, der(0x31, commonName))
  const certificate = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    distinguishedName,
    der(0x30, utcTime(validity.from), utcTime(validity.to)),
    distinguishedName,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', certificate, privateKey))
  const base64 = der(0x30, certificate, ecdsaWithSha256, signature).toString('base64')
  const pem = base64.match(/.{1,64}/g)?.join('\n')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${pem}\n-----END CERTIFICATE-----\n`,
  }
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const length =
    content.length < 0x80
      ? [content.length]
      : content.length < 0x100
        ? [0x81, content.length]
        : [0x82, content.length >> 8, content.length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

const hex = (text: string) => Buffer.from(text, 'hex')

const utcTime = (date: Date) =>
  der(0x17, Buffer.from(`${date.toISOString().replace(/\D/g, '').slice(2, 14)}Z`))
