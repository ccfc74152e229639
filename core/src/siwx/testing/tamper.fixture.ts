import { base58, base64, hex } from '@scure/base'
import { namespaceOf } from '../../domain/caip/caip.ts'
import type { SignInData } from '../../domain/sign-in/session.ts'
import { createMemoryPlatform } from '../../testing/index.ts'
import type { VerifierOptions } from '../verify-session.ts'
import { adapters } from './adapters.fixture.ts'
import type { Signer } from './signers.fixture.ts'

/** A host whose networks have one node each, for example `eip155-1.example`. */
export function verifyHost(
  fetch: VerifierOptions['fetch'],
  rpcUrls: VerifierOptions['rpcUrls'] = (chainId) => [
    `https://${chainId.replace(':', '-')}.example`,
  ],
): VerifierOptions {
  const { clock } = createMemoryPlatform({ fetch })
  return { adapters, clock, fetch, rpcUrls, projectId: null, customRpcUrls: {} }
}

/** Another value of each field except the account, and the same data without each optional field. */
export const otherFields = (
  data: SignInData,
): readonly { field: string; change: Partial<SignInData> }[] => [
  { field: 'domain', change: { domain: 'app.example.co' } },
  { field: 'URI', change: { uri: 'https://app.example.com/logins' } },
  { field: 'nonce', change: { nonce: `${data.nonce.slice(0, -1)}m` } },
  { field: 'statement', change: { statement: 'Sign in to the shop!' } },
  { field: 'absent statement', change: { statement: undefined } },
  { field: 'time of issue', change: { issuedAt: '2026-03-01T10:00:00.001Z' } },
  { field: 'expiration time', change: { expirationTime: '2027-03-01T11:00:00.000Z' } },
  { field: 'absent expiration time', change: { expirationTime: undefined } },
  { field: 'start', change: { notBefore: '2026-03-01T09:58:00.000Z' } },
  { field: 'absent start', change: { notBefore: undefined } },
  { field: 'request id', change: { requestId: 'request-2' } },
  { field: 'absent request id', change: { requestId: undefined } },
  { field: 'resource', change: { resources: ['https://app.example.com/terms'] } },
  { field: 'order of resources', change: { resources: [...(data.resources ?? [])].reverse() } },
  { field: 'absent list of resources', change: { resources: undefined } },
]

/** How a namespace writes the bytes of a signature. */
const codecOf = ({ chainId }: Signer) => {
  if (chainId.startsWith('solana:')) return base58
  if (chainId.startsWith('bip122:') || chainId.startsWith('cosmos:')) return base64
  return {
    encode: (bytes: Uint8Array) => `0x${hex.encode(bytes)}`,
    decode: (text: string) => hex.decode(text.slice(2)),
  }
}

/**
 * Other signatures: one bit changed in a byte, shorter, longer, empty, and text that is not in the
 * encoding. Each of them costs a verification, so the `signers` of one namespace divide the bytes:
 * each changes the first, the last and up to every third.
 */
export function otherBytes(
  signer: Signer,
  signature: string,
  signers: readonly Signer[],
): readonly string[] {
  const { encode, decode } = codecOf(signer)
  const bytes = decode(signature)
  const peers = signers.filter(
    ({ chainId }) => namespaceOf(chainId) === namespaceOf(signer.chainId),
  )
  const step = Math.min(peers.length, 3)
  const own = peers.indexOf(signer) % step
  const flipped = Array.from(bytes.keys())
    .filter((index) => index % step === own || index === 0 || index === bytes.length - 1)
    .map((index) => bytes.map((byte, position) => (position === index ? byte ^ 1 : byte)))
  return [
    ...[...flipped, bytes.slice(1), bytes.slice(0, -2), new Uint8Array([...bytes, 0])].map(encode),
    '',
    ` ${signature}`,
    `${signature}=`,
    '🦊',
  ]
}
