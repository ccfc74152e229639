import { hexToBytes } from '@noble/hashes/utils'
import { lazyLibrary } from '../shared/lazy-library.ts'
import type { Verifier } from '../verifier.ts'
import { isSameAccount, parseAddress } from './account-id.ts'
import { createMessage } from './message.ts'
import { isSignature } from './parse-signature.ts'

const library = { namespace: 'polkadot', library: null } as const

/**
 * Verifies sr25519, ed25519 and ECDSA signatures in hex, of the text or of the text in `<Bytes>`,
 * and those of Ethereum-style accounts. An account has an address per SS58 prefix.
 */
export function createVerifier(): Verifier {
  const loadRecover = lazyLibrary(library, () => import('./recover.ts'))
  return {
    isSameAccount(a, b) {
      const [first, second] = [parseAddress(a), parseAddress(b)]
      return first !== null && second !== null && isSameAccount(first, second)
    },
    async isSigned({ address, text, signature }) {
      const account = parseAddress(address)
      if (account === null || !isSignature(signature)) return false
      const bytes = hexToBytes(signature.slice(2))
      return createMessage(text, loadRecover).isSignedBy(account, bytes, false)
    },
  }
}
