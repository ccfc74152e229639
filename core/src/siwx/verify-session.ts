import type { AdapterEntry } from '../adapters/adapter.ts'
import type { Proof, PublicKey, VerifyHost } from '../adapters/verifier.ts'
import { isCaipNetworkId, namespaceOf } from '../domain/caip/caip.ts'
import { sessionOfCacao } from '../domain/sign-in/cacao-session.ts'
import { type FormName, standardOnly } from '../domain/sign-in/message-form.ts'
import { parseMessage } from '../domain/sign-in/parse-message.ts'
import { isSameData } from '../domain/sign-in/same-data.ts'
import type { SignInSession } from '../domain/sign-in/session.ts'
import { adapterErrors } from '../errors/areas/adapter.ts'
import { isKitError, KitError } from '../errors/kit-error.ts'

/**
 * Whether an account has signed in: its signature is valid, and the signed text says what the
 * session says. Rejects only if that cannot be verified.
 */
export type VerifySession = (session: SignInSession, options?: VerifyCall) => Promise<boolean>

/** `forms`: in which the text may be written. Default: the standard form only (decision 51). */
type VerifyCall = { forms?: readonly FormName[]; signal?: AbortSignal | undefined }

export type ReadKey = (session: SignInSession) => Promise<PublicKey | null>

/** `adapters`: each verifies the sign-ins of its namespace. */
export type VerifierOptions = VerifyHost & {
  adapters: readonly Pick<AdapterEntry, 'namespace' | 'loadVerifier'>[]
}

/**
 * Creates the function that verifies sessions, without a DOM. The code of a namespace loads with its
 * first session. Rejects with `adapter/not-found` for a namespace without an adapter that verifies,
 * `adapter/library-missing` if its library is not installed, `siwx/network-not-found` for the
 * contract account of a network without RPC URL, and `endpoint/…` if that network cannot be read.
 */
export function createVerifier({ adapters, ...host }: VerifierOptions): VerifySession {
  return async (session, { forms = standardOnly, signal = new AbortController().signal } = {}) => {
    const { data, message, signature } = session
    if (!isCaipNetworkId(data.chainId)) return false
    const namespace = namespaceOf(data.chainId)
    const adapter = adapters.find((each) => each.namespace === namespace)
    if (adapter?.loadVerifier === undefined)
      throw new KitError(adapterErrors, 'adapter/not-found', { namespace })
    const stated = validOrNull(() => parseMessage(message, { forms, namespace }))?.data ?? null
    const proof = proofOf(session)
    const { chainId: caipNetworkId, accountAddress: address } = data
    if (stated === null || proof === null) return false
    // Which texts are one address depends on the namespace.
    if (!isSameData({ ...stated, accountAddress: address }, data)) return false
    const { isSameAccount, isSigned } = (await adapter.loadVerifier()).createVerifier(host)
    if (!isSameAccount(stated.accountAddress, address)) return false
    return isSigned({ caipNetworkId, address, text: message, signature, proof }, signal)
  }
}

/**
 * Creates the function that returns the key that signed a session, for servers whose verifiers need
 * it: that of a cosmos account. Null in other namespaces, and for an invalid signature.
 */
export const createKeyReader =
  ({ adapters, ...host }: VerifierOptions): ReadKey =>
  async ({ data: { chainId, accountAddress: address }, message: text, signature }) => {
    const adapter = adapters.find(({ namespace }) => namespace === namespaceOf(chainId))
    const verifier = (await adapter?.loadVerifier?.())?.createVerifier(host)
    const claim = { caipNetworkId: chainId, address, text, signature, proof: 'key' } as const
    return (await verifier?.publicKey?.(claim)) ?? null
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
