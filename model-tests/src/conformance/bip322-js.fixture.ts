import { importCached } from '../../../core/tools/install-cached.mjs'

type Verifier = { verifySignature(address: string, message: string, signature: string): boolean }

/**
 * Loads a verifier of ECDSA and BIP-322 signatures, bip322-js, which is installed outside the
 * repository at the first call. It throws for malformed signatures.
 */
export const loadVerifier = (): Promise<Verifier> =>
  importCached<Verifier>('model-tests/on-demand/bip322-verifier', 'verifier.mjs')
