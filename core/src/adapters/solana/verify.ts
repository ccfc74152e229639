import type { Platform } from '../../platform/platform.ts'
import { publicKeyOf } from './codecs.ts'

/** A signature, and the account and message that it should belong to. */
export type SignatureClaim = { address: string; message: Uint8Array; signature: Uint8Array }

/** The module that verifies Ed25519 signatures without the browser; it is imported on demand. */
export type Ed25519Module = { verifySignature(claim: SignatureClaim): boolean }

type VerifyDeps = { platform: Pick<Platform, 'page'>; load(): Promise<Ed25519Module> }

/**
 * Verifies a signature with the browser's Ed25519, or with the imported module if the browser does
 * not support Ed25519 (older browsers, pages without TLS).
 */
export async function verify(
  { platform, load }: VerifyDeps,
  claim: SignatureClaim,
): Promise<boolean> {
  const subtle = subtleOf(platform.page.injected('crypto'))
  const verified = subtle && (await verifyInBrowser(subtle, claim))
  return verified ?? (await load()).verifySignature(claim)
}

/** Null if the browser does not support Ed25519. */
async function verifyInBrowser(
  subtle: SubtleCrypto,
  { address, message, signature }: SignatureClaim,
): Promise<boolean | null> {
  try {
    const key = await subtle.importKey('raw', publicKeyOf(address), 'Ed25519', false, ['verify'])
    return await subtle.verify('Ed25519', key, Uint8Array.from(signature), Uint8Array.from(message))
  } catch (error) {
    return error instanceof Error && error.name === 'NotSupportedError' ? null : false
  }
}

function subtleOf(crypto: unknown): SubtleCrypto | null {
  return isCrypto(crypto) ? crypto.subtle : null
}

const isCrypto = (value: unknown): value is Crypto =>
  typeof value === 'object' &&
  value !== null &&
  'subtle' in value &&
  typeof value.subtle === 'object' &&
  value.subtle !== null
