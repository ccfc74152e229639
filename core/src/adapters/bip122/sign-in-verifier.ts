import { parseBase64 } from '../shared/parse-base64.ts'
import type { Verifier } from '../verifier.ts'
import { parseBitcoinAddress } from './bitcoin-address.ts'
import { findNetwork } from './bitcoin-networks.ts'
import { findProtocol } from './verify-message.ts'

/**
 * Verifies ECDSA (BIP-137) and BIP-322 signatures in base64. The address must be valid on the
 * network of the claim.
 */
export const createVerifier = (): Verifier => ({
  isSameAccount(a, b) {
    const address = parseBitcoinAddress(a)?.address
    return address !== undefined && address === parseBitcoinAddress(b)?.address
  },
  async isSigned({ caipNetworkId, address, text, signature }) {
    const parsed = parseBitcoinAddress(address)
    const bytes = parseBase64(signature)
    const network = findNetwork(caipNetworkId)
    if (parsed === null || bytes === null || network === null) return false
    if (!parsed.kinds.includes(network.kind)) return false
    return findProtocol(parsed.address, text, bytes) !== null
  },
})
