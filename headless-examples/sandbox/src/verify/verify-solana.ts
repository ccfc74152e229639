import { ed25519 } from '@noble/curves/ed25519.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import type { SignedMessage } from './signed-message.ts'

/** The address is the key. */
export const verifySolana = ({ address, message, signature }: SignedMessage): boolean =>
  ed25519.verify(base58.decode(signature), utf8ToBytes(message), base58.decode(address))
