import type { PublicKey } from '../adapters/verifier.ts'
import { namespaceOf } from '../domain/caip/caip.ts'
import type { SignInSession } from '../domain/sign-in/session.ts'
import type { SiwxHost } from './siwx.ts'

/**
 * The field of a call with the key that signed: verifiers of ADR-36 need it, because an address of
 * cosmos is only its hash. Empty in other namespaces.
 */
export async function signingKey(
  session: SignInSession,
  { publicKey }: Pick<SiwxHost, 'publicKey'>,
): Promise<{ pub_key?: PublicKey }> {
  if (namespaceOf(session.data.chainId) !== 'cosmos') return {}
  const key = await publicKey(session)
  return key === null ? {} : { pub_key: key }
}
