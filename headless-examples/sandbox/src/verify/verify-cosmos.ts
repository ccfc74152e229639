import { hex } from '@scure/base'
import { isSignedByCosmosKey } from '../keys/cosmos.ts'
import type { SignedMessage } from './signed-message.ts'

/** Verifies an ADR-36 signature. The address must be derived from the public key. */
export const verifyCosmos = ({ publicKey, ...signed }: SignedMessage): boolean =>
  publicKey !== null && isSignedByCosmosKey({ ...signed, publicKey: hex.decode(publicKey) })
