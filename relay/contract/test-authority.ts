import { generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto'

/** A certificate and its key, as servers read them. */
interface Issued {
  readonly cert: string
  readonly key: string
}

/**
 * An authority that no system knows, for one run of the tests; nothing that expires lies in the repository.
 */
export function testAuthority(): {
  readonly cert: string
  readonly issue: (name: string, from: Date, to: Date) => Issued
} {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const issuer = `Test authority ${randomUUID()}`
  const year = 365 * 24 * 60 * 60 * 1000
  const now = Date.now()
  return {
    cert: certificate({
      issuer,
      subject: issuer,
      publicKey: keys.publicKey,
      signer: keys.privateKey,
      from: new Date(now - year),
      to: new Date(now + year),
      extensions: [extension('551d13', sequence(Buffer.from([0x01, 0x01, 0xff])), true)],
    }),
    issue(name, from, to) {
      const own = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const cert = certificate({
        issuer,
        subject: name,
        publicKey: own.publicKey,
        signer: keys.privateKey,
        from,
        to,
        extensions: [extension('551d11', sequence(der(0x82, Buffer.from(name))), false)],
      })
      return { cert, key: String(own.privateKey.export({ type: 'pkcs8', format: 'pem' })) }
    },
  }
}

interface Contents {
  readonly issuer: string
  readonly subject: string
  readonly publicKey: KeyObject
  readonly signer: KeyObject
  readonly from: Date
  readonly to: Date
  readonly extensions: readonly Buffer[]
}

/** X.509, version 3 (RFC 5280). */
function certificate({
  issuer,
  subject,
  publicKey,
  signer,
  from,
  to,
  extensions,
}: Contents): string {
  const ecdsaWithSha256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')))
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([Math.floor(Math.random() * 100) + 1])),
    ecdsaWithSha256,
    named(issuer),
    sequence(time(from), time(to)),
    named(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  )
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, signer)]))
  return pem('CERTIFICATE', sequence(body, ecdsaWithSha256, signature))
}

function named(name: string): Buffer {
  const commonName = der(0x06, Buffer.from('550403', 'hex'))
  return sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(name)))))
}

function extension(id: string, value: Buffer, critical: boolean): Buffer {
  return sequence(
    der(0x06, Buffer.from(id, 'hex')),
    ...(critical ? [Buffer.from([0x01, 0x01, 0xff])] : []),
    der(0x04, value),
  )
}

/** `YYMMDDHHMMSSZ`. */
const time = (date: Date) =>
  der(0x17, Buffer.from(`${date.toISOString().replace(/\D/g, '').slice(2, 14)}Z`))

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts)

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

/** In lines of 64 characters; of an empty one at the end, workerd would make nothing. */
function pem(label: string, content: Buffer): string {
  const lines = content.toString('base64').match(/.{1,64}/g) ?? []
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n')
}
