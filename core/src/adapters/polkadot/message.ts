import { bytesToHex } from '@noble/hashes/utils'
import { ed25519, sr25519 } from '@polkadot-labs/hdkd-helpers'
import type { AccountId } from './account-id.ts'
import { wrapBytes } from './extension.ts'

/** A text on its way through a wallet. */
export type Message = {
  /** What an extension is asked to sign: wrapped, so that no signature of it can ever be one of a transaction; hex with 0x. */
  data: string
  /**
   * Whether the signature is this account's, of this text. sr25519 signs differently each time, so it is verified, never compared.
   * `strict`: only of the wrapped text.
   */
  isSignedBy(id: AccountId, signature: Uint8Array, strict: boolean): Promise<boolean>
}

/** What finds the key that made a signature: comes with the first signature of 65 bytes, which few accounts make. */
export type RecoverModule = {
  isRecovered(id: AccountId, signature: Uint8Array, payload: Uint8Array): boolean
}

export function messageOf(text: string, loadRecover: () => Promise<RecoverModule>): Message {
  const plain = new TextEncoder().encode(text)
  const wrapped = wrapBytes(plain)
  return {
    data: `0x${bytesToHex(wrapped)}`,
    async isSignedBy(id, signature, strict) {
      const payloads = strict && id.style === 'substrate' ? [wrapped] : [wrapped, plain]
      const isBy = (form: Uint8Array, verify: RecoverModule['isRecovered']) =>
        payloads.some((payload) => verify(id, form, payload))
      for (const form of formsOf(signature)) {
        if (form.length === 64 && id.style === 'substrate' && isBy(form, isVerified)) return true
        if (form.length === 65 && isBy(form, (await loadRecover()).isRecovered)) return true
      }
      return false
    },
  }
}

/** Some wallets put the kind of key before the signature: 0 ed25519, 1 sr25519, 2 ecdsa. */
const formsOf = (signature: Uint8Array): readonly Uint8Array[] =>
  (signature[0] ?? 255) <= 2 ? [signature.subarray(1), signature] : [signature]

/** The address is the key itself. */
function isVerified({ bytes }: AccountId, signature: Uint8Array, payload: Uint8Array): boolean {
  return [sr25519, ed25519].some((curve) => {
    try {
      return curve.verify(signature, payload, bytes)
    } catch {
      // the bytes are no signature of that kind
      return false
    }
  })
}
