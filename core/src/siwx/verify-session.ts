import { type LibraryInfo, lazyLibrary } from '../adapters/shared/lazy-library.ts'
import { parseCaipNetworkId } from '../domain/caip/caip.ts'
import type { SignInSession } from '../domain/sign-in/session.ts'
import { KitError } from '../errors/kit-error.ts'
import type { Proof, Verifier, VerifierModule, VerifyHost } from './verifier.types.ts'

/**
 * Whether an account has signed in: its signature is valid, and the signed text says what the
 * session says. Rejects only if that cannot be verified.
 */
export type VerifySession = (session: SignInSession, signal?: AbortSignal) => Promise<boolean>

const verifierOf = (
  info: LibraryInfo,
  load: () => Promise<VerifierModule>,
  host: VerifyHost,
): (() => Promise<Verifier>) =>
  lazyLibrary(info, load, ({ createVerifier }) => createVerifier(host))

/**
 * Creates the function that verifies sessions, without a DOM. The code of a namespace loads with its
 * first session. Rejects with `adapter/not-found` for a namespace without verifier,
 * `adapter/library-missing` if its library is not installed, `siwx/network-not-found` for the
 * contract account of a network without RPC URL, and `endpoint/…` if that network cannot be read.
 */
export function createVerifier(host: VerifyHost): VerifySession {
  const verifiers: Readonly<Record<string, () => Promise<Verifier>>> = {
    eip155: verifierOf(
      { namespace: 'eip155', library: 'viem' },
      () => import('./verifiers/eip155.ts'),
      host,
    ),
    solana: verifierOf(
      { namespace: 'solana', library: null },
      () => import('./verifiers/solana.ts'),
      host,
    ),
    bip122: verifierOf(
      { namespace: 'bip122', library: '@scure/btc-signer' },
      () => import('./verifiers/bip122.ts'),
      host,
    ),
    polkadot: verifierOf(
      { namespace: 'polkadot', library: null },
      () => import('./verifiers/polkadot.ts'),
      host,
    ),
    cosmos: verifierOf(
      { namespace: 'cosmos', library: null },
      () => import('./verifiers/cosmos.ts'),
      host,
    ),
  }
  return async ({ data, message, signature }, signal = new AbortController().signal) => {
    const { chainId, accountAddress: address } = data
    const { namespace } = parseCaipNetworkId(chainId)
    const load = Object.hasOwn(verifiers, namespace) ? verifiers[namespace] : undefined
    if (load === undefined) throw new KitError('adapter/not-found', { namespace })
    const verifier = await load()
    const proof: Proof = 'any'
    return verifier.isSigned(
      { caipNetworkId: chainId, address, text: message, signature, proof },
      signal,
    )
  }
}
