import type { BitcoinAddressType } from './bitcoin-address.ts'
import type { SigningProtocol } from './bitcoin-provider.types.ts'

/** How an address of this type signs a message: the old way recovers the one key behind it, which scripts and taproot do not have. */
export const protocolOf = (type: BitcoinAddressType): SigningProtocol =>
  type === 'p2wsh' || type === 'p2tr' ? 'bip322' : 'ecdsa'
