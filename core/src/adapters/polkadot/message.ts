import { bytesToHex } from '@noble/hashes/utils'
import { ed25519, sr25519 } from '@polkadot-labs/hdkd-helpers'
import type { AccountId } from './account-id.ts'
import { wrapBytes } from './extension.ts'

/** A text to be signed. */
export type Message = {
  /**
   * The text for an extension, in hex. It is wrapped, so that its signature can never be one of a
   * transaction.
   */
  data: string
  /**
   * Verifies a signature of the text by an account. `strict` accepts the wrapped text only.
   * Signatures are not compared: sr25519 signatures differ each time.
   */
  isSignedBy(id: AccountId, signature: Uint8Array, strict: boolean): Promise<boolean>
}

/**
 * The code that recovers the key of a signature. It is loaded with the first signature of 65 bytes,
 * which few accounts make.
 */
export type RecoverModule = {
  isRecovered(id: AccountId, signature: Uint8Array, payload: Uint8Array): boolean
}

export function createMessage(text: string, loadRecover: () => Promise<RecoverModule>): Message {
  const plain = new TextEncoder().encode(text)
  const wrapped = wrapBytes(plain)
  return {
    data: `0x${bytesToHex(wrapped)}`,
    async isSignedBy(id, signature, strict) {
      const payloads = strict && id.style === 'substrate' ? [wrapped] : [wrapped, plain]
      const isVerifiedBy = (verify: RecoverModule['isRecovered'], candidate: Uint8Array) =>
        payloads.some((payload) => verify(id, candidate, payload))
      for (const candidate of withoutKeyType(signature)) {
        const isPlain = candidate.length === 64 && id.style === 'substrate'
        if (isPlain && isVerifiedBy(verifyByKey, candidate)) return true
        if (candidate.length !== 65) continue
        const { isRecovered } = await loadRecover()
        if (isVerifiedBy(isRecovered, candidate)) return true
      }
      return false
    },
  }
}

/**
 * The signature, and the one without its first byte if that may be a key type: some wallets put 0
 * (ed25519), 1 (sr25519) or 2 (ecdsa) before the signature.
 */
const withoutKeyType = (signature: Uint8Array): readonly Uint8Array[] =>
  (signature[0] ?? 255) <= 2 ? [signature.subarray(1), signature] : [signature]

/** Verifies with the account's bytes as public key. */
function verifyByKey({ bytes }: AccountId, signature: Uint8Array, payload: Uint8Array): boolean {
  return [sr25519, ed25519].some((curve) => {
    try {
      return curve.verify(signature, payload, bytes)
    } catch {
      return false // The bytes are no signature of this curve.
    }
  })
}
