import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { once } from 'node:events'
import { base58 } from '@scure/base'
import { WebSocket } from 'ws'

/** The claims a test would like to be wrong, each with its wrong value. */
export type Claims = Partial<{
  alg: string
  iss: string
  iat: number
  exp: number
  signedBy: KeyObject
}>
export type Pushed = {
  id: string
  params: { id: string; data: { topic: string; message: string; tag: number; publishedAt: number } }
}

type Answer = { id: unknown; jsonrpc: unknown; result?: unknown; error?: unknown }

/** What a person would do with a socket by hand: a key of its own, calls, pushes that are acknowledged only when told. */
export type RawClient = {
  socket: WebSocket
  call(method: string, params: unknown, id?: string): Promise<Answer>
  /** The next push not taken yet. */
  pushed(): Promise<Pushed>
  waiting(): number
  acknowledge(push: Pushed): void
  frames: readonly string[]
}

export const topicOf = (name: string): string => createHash('sha256').update(name).digest('hex')

/** A key as clients keep it, and the token they make with it. */
export function identity() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  const issuer = `did:key:z${base58.encode(Uint8Array.from([0xed, 0x01, ...raw]))}`
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const token = (
    url: string,
    {
      alg = 'EdDSA',
      iss = issuer,
      iat = Math.floor(Date.now() / 1_000),
      exp,
      signedBy,
    }: Claims = {},
  ) => {
    const claims = {
      iss,
      sub: randomBytes(32).toString('hex'),
      aud: url,
      iat,
      exp: exp ?? iat + 86_400,
    }
    const signed = `${part({ alg, typ: 'JWT' })}.${part(claims)}`
    return `${signed}.${sign(null, Buffer.from(signed), signedBy ?? privateKey).toString('base64url')}`
  }
  return { issuer, token }
}

export const addressFor = (url: string, token: string): string =>
  `${url}/?auth=${token}&projectId=test&ua=wc-2%2Fjs-2.25.0%2Flinux%2Fnode&useOnCloseEvent=true`

/** Opens a line and waits until it stands. */
export async function open(url: string, who = identity()): Promise<RawClient> {
  const socket = new WebSocket(addressFor(url, who.token(url)))
  const frames: string[] = []
  const pushes: Pushed[] = []
  const takers: ((push: Pushed) => void)[] = []
  const answers = new Map<string, (answer: Answer) => void>()
  let count = 0
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data))
    frames.push(String(data))
    if (frame.method === 'irn_subscription') {
      const taker = takers.shift()
      if (taker) taker(frame)
      else pushes.push(frame)
    } else answers.get(String(frame.id))?.(frame)
  })
  await once(socket, 'open')
  return {
    socket,
    frames,
    call(method, params, id) {
      count += 1
      const own = id ?? String(1_790_000_000_000_000_000n + BigInt(count))
      socket.send(JSON.stringify({ id: own, jsonrpc: '2.0', method, params }))
      return new Promise((resolve) => answers.set(own, resolve))
    },
    pushed() {
      const push = pushes.shift()
      return push ? Promise.resolve(push) : new Promise((resolve) => takers.push(resolve))
    },
    waiting: () => pushes.length,
    acknowledge: ({ id }) => socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: true })),
  }
}

/** The code and the reason with which an address is turned away. */
export async function turnedAway(address: string): Promise<{ code: number; reason: string }> {
  const [code, reason] = await once(new WebSocket(address), 'close')
  return { code, reason: String(reason) }
}
