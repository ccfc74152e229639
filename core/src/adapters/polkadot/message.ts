import { bytesToHex } from '@noble/hashes/utils'
import { ed25519, sr25519 } from '@polkadot-labs/hdkd-helpers'
import type { AccountId } from './account-id.ts'
import { wrapBytes } from './extension.ts'

export type Message = {
  /**
   * The text that an extension signs, in hex. It is wrapped in `<Bytes>`, so that its signature can
   * never be valid for a transaction.
   */
  data: string
  /**
   * Returns whether an account has signed the text. `strict`: a Substrate account must have signed
   * the wrapped text; otherwise the text without the wrapper is accepted too.
   */
  isSignedBy(id: AccountId, signature: Uint8Array, strict: boolean): Promise<boolean>
}

/**
 * The code that recovers the key of a signature. It is loaded with the first signature of 65 bytes:
 * only ECDSA and Ethereum-style accounts create these.
 */
export type RecoverModule = {
  isRecovered(id: AccountId, signature: Uint8Array, payload: Uint8Array): boolean
}

export function createMessage(text: string, loadRecover: () => Promise<RecoverModule>): Message {
  const textBytes = new TextEncoder().encode(text)
  const wrapped = wrapBytes(textBytes)
  return {
    data: `0x${bytesToHex(wrapped)}`,
    async isSignedBy(id, signature, strict) {
      const payloads = strict && id.style === 'substrate' ? [wrapped] : [wrapped, textBytes]
      const isVerifiedBy = (verify: RecoverModule['isRecovered'], candidate: Uint8Array) =>
        payloads.some((payload) => verify(id, candidate, payload))
      for (const candidate of signatureCandidates(signature)) {
        const isVerifiableByKey = candidate.length === 64 && id.style === 'substrate'
        if (isVerifiableByKey && isVerifiedBy(verifyByKey, candidate)) return true
        if (candidate.length !== 65) continue
        const { isRecovered } = await loadRecover()
        if (isVerifiedBy(isRecovered, candidate)) return true
      }
      return false
    },
  }
}

/**
 * Returns the signature. If its first byte may be a key type, also returns it without that byte:
 * some wallets put 0 (ed25519), 1 (sr25519) or 2 (ecdsa) before the signature.
 */
const signatureCandidates = (signature: Uint8Array): readonly Uint8Array[] =>
  (signature[0] ?? 255) <= 2 ? [signature.subarray(1), signature] : [signature]

/** Verifies an sr25519 or ed25519 signature with the account's bytes as public key. */
function verifyByKey({ bytes }: AccountId, signature: Uint8Array, payload: Uint8Array): boolean {
  return [sr25519, ed25519].some((curve) => {
    try {
      return curve.verify(signature, payload, bytes)
    } catch {
      return false // The bytes are not a signature of this curve.
    }
  })
}
