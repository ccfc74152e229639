import type { Platform } from '../../platform/platform.ts'
import { keyOf } from './codecs.ts'

/** A signature and what it should be of. */
export type Claim = { address: string; message: Uint8Array; signature: Uint8Array }
/** Ed25519 in code of its own. */
export type Verifier = { fits(claim: Claim): boolean }
type Parts = { platform: Pick<Platform, 'page'>; load(): Promise<Verifier> }

/**
 * Whether the account's key made the signature over exactly this message: by the browser's own Ed25519, or by the code that `load` brings
 * where there is none (older browsers, pages without TLS).
 */
export async function verify({ platform, load }: Parts, claim: Claim): Promise<boolean> {
  const subtle = subtleIn(platform.page.injected('crypto'))
  return (subtle && (await byBrowser(subtle, claim))) ?? (await load()).fits(claim)
}

/** null: it does not know Ed25519. */
async function byBrowser(
  subtle: SubtleCrypto,
  { address, message, signature }: Claim,
): Promise<boolean | null> {
  try {
    const key = await subtle.importKey('raw', keyOf(address), 'Ed25519', false, ['verify'])
    return await subtle.verify('Ed25519', key, Uint8Array.from(signature), Uint8Array.from(message))
  } catch (error) {
    return error instanceof Error && error.name === 'NotSupportedError' ? null : false
  }
}

function subtleIn(crypto: unknown): SubtleCrypto | null {
  return isCrypto(crypto) ? crypto.subtle : null
}

const isCrypto = (value: unknown): value is Crypto =>
  typeof value === 'object' &&
  value !== null &&
  'subtle' in value &&
  typeof value.subtle === 'object' &&
  value.subtle !== null
