import { type LibraryInfo, lazyLibrary } from '../adapters/shared/lazy-library.ts'
import { isCaipNetworkId, namespaceOf } from '../domain/caip/caip.ts'
import { sessionOfCacao } from '../domain/sign-in/cacao-session.ts'
import { parseMessage } from '../domain/sign-in/parse-message.ts'
import { isSameData } from '../domain/sign-in/same-data.ts'
import type { SignInSession } from '../domain/sign-in/session.ts'
import { isKitError, KitError } from '../errors/kit-error.ts'
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
  return async (session, signal = new AbortController().signal) => {
    const { data, message, signature } = session
    if (!isCaipNetworkId(data.chainId)) return false
    const namespace = namespaceOf(data.chainId)
    const load = Object.hasOwn(verifiers, namespace) ? verifiers[namespace] : undefined
    if (load === undefined) throw new KitError('adapter/not-found', { namespace })
    const stated = validOrNull(() => parseMessage(message, namespace))?.data ?? null
    const proof = proofOf(session)
    const { chainId: caipNetworkId, accountAddress: address } = data
    if (stated === null || proof === null) return false
    // Which texts are one address depends on the namespace.
    if (!isSameData({ ...stated, accountAddress: address }, data)) return false
    const { isSameAccount, isSigned } = await load()
    if (!isSameAccount(stated.accountAddress, address)) return false
    return isSigned({ caipNetworkId, address, text: message, signature, proof }, signal)
  }
}

/** How the account may have signed. Null for the cacao of another session. */
function proofOf({ message, signature, cacao }: SignInSession): Proof | null {
  if (cacao === undefined) return 'any'
  const proven = validOrNull(() => sessionOfCacao(cacao))
  if (proven?.message !== message || proven.signature !== signature) return null
  return cacao.s.t === 'eip1271' ? 'contract' : 'key'
}

/** Null if it is not a sign-in message. No session has its text then. */
function validOrNull<T>(parse: () => T): T | null {
  try {
    return parse()
  } catch (error) {
    if (isKitError(error, 'siwx/message-invalid')) return null
    throw error
  }
}
