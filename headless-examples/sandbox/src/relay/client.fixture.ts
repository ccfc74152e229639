import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { once } from 'node:events'
import { base58 } from '@scure/base'
import { WebSocket } from 'ws'

/** Claims that a test replaces with invalid values. */
export type Claims = Partial<{
  alg: string
  iss: string
  iat: number
  exp: number
  signedBy: KeyObject
}>
export type Push = {
  id: string
  params: { id: string; data: { topic: string; message: string; tag: number; publishedAt: number } }
}

type Response = { id: unknown; jsonrpc: unknown; result?: unknown; error?: unknown }

/**
 * A relay client that does not use the SDK. It acknowledges a push only when `acknowledge` is
 * called.
 */
export type RawClient = {
  socket: WebSocket
  call(method: string, params: unknown, id?: string): Promise<Response>
  /** Resolves with the next push that was not returned before. */
  nextPush(): Promise<Push>
  /** Number of received pushes that `nextPush` has not returned. */
  pendingPushes(): number
  acknowledge(push: Push): void
  /** All received frames. */
  frames: readonly string[]
}

export const topicOf = (name: string): string => createHash('sha256').update(name).digest('hex')

/** Creates the key of a client. `token` returns a JWT that is signed with the key. */
export function createIdentity() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  const issuer = `did:key:z${base58.encode(Uint8Array.from([0xed, 0x01, ...raw]))}`
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const token = (url: string, claims: Claims = {}) => {
    const { alg = 'EdDSA', iss = issuer, iat = Math.floor(Date.now() / 1_000) } = claims
    const payload = {
      iss,
      sub: randomBytes(32).toString('hex'),
      aud: url,
      iat,
      exp: claims.exp ?? iat + 86_400,
    }
    const signed = `${encode({ alg, typ: 'JWT' })}.${encode(payload)}`
    const signature = sign(null, Buffer.from(signed), claims.signedBy ?? privateKey)
    return `${signed}.${signature.toString('base64url')}`
  }
  return { issuer, token }
}

export const addressFor = (url: string, token: string): string =>
  `${url}/?auth=${token}&projectId=test&ua=wc-2%2Fjs-2.25.0%2Flinux%2Fnode&useOnCloseEvent=true`

/** Connects a client. Resolves once the socket is open. */
export async function connect(url: string, identity = createIdentity()): Promise<RawClient> {
  const socket = new WebSocket(addressFor(url, identity.token(url)))
  const frames: string[] = []
  const pushes: Push[] = []
  const pendingResolvers: ((push: Push) => void)[] = []
  const responses = new Map<string, (response: Response) => void>()
  let callCount = 0
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data))
    frames.push(String(data))
    if (frame.method !== 'irn_subscription') return responses.get(String(frame.id))?.(frame)
    const resolve = pendingResolvers.shift()
    if (resolve) resolve(frame)
    else pushes.push(frame)
  })
  await once(socket, 'open')
  return {
    socket,
    frames,
    call(method, params, id) {
      callCount += 1
      const callId = id ?? String(1_790_000_000_000_000_000n + BigInt(callCount))
      socket.send(JSON.stringify({ id: callId, jsonrpc: '2.0', method, params }))
      return new Promise((resolve) => responses.set(callId, resolve))
    },
    nextPush() {
      const push = pushes.shift()
      return push ? Promise.resolve(push) : new Promise((resolve) => pendingResolvers.push(resolve))
    },
    pendingPushes: () => pushes.length,
    acknowledge: ({ id }) => socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: true })),
  }
}

/** Resolves with the close code and reason of a rejected connection. */
export async function rejectionOf(address: string): Promise<{ code: number; reason: string }> {
  const [code, reason] = await once(new WebSocket(address), 'close')
  return { code, reason: String(reason) }
}
