import type { Account } from '../../domain/account/account.ts'
import type { CosmosKey } from './cosmos.types.ts'

/** A wallet has one account in front, and only that one is shared. */
export const accountsOf = ({ address, publicKey, name }: CosmosKey): readonly [Account] => [
  { address, type: 'eoa', publicKey, ...(name !== '' && { name }) },
]
