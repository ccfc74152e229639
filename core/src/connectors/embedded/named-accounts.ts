import type { EmbeddedUser } from '../../domain/embedded/embedded-user.ts'
import type { ProviderRequest } from '../../domain/request/copy-request.ts'
import { fieldOf, isAddress, isSameHex, listOf } from '../../domain/request/request-values.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { KitError } from '../../errors/kit-error.ts'
import { accountsOf } from './login-results.ts'

/**
 * Throws `rpc/unauthorized` if a request names an account that must not carry it out (fault EM4): the
 * active one sends calls, and every account of the user signs messages.
 */
export function requireUserAccount({ method, params }: ProviderRequest, user: EmbeddedUser): void {
  const list = listOf(params)
  const all = accountsOf(user).map(({ address }) => address)
  requireAmong([user.address], senders(method, list))
  requireAmong([user.address, ...all], signers(method, list))
}

/** Values that are no addresses name no account. */
function requireAmong(accounts: readonly string[], named: readonly unknown[]): void {
  for (const each of named)
    if (isAddress(each) && !accounts.some((account) => isSameHex(account, each)))
      throw new KitError(rpcErrors, 'rpc/unauthorized')
}

function senders(method: string, [first]: readonly unknown[]): readonly unknown[] {
  if (method === 'eth_sendTransaction') return [fieldOf(first, 'from')]
  if (method !== 'wallet_sendCalls') return []
  return [first, ...listOf(fieldOf(first, 'calls'))].map((item) => fieldOf(item, 'from'))
}

function signers(method: string, [first, second]: readonly unknown[]): readonly unknown[] {
  if (method === 'eth_signTypedData_v4') return [first]
  // Some pages state the account first. The message may look like an address.
  return method === 'personal_sign' ? [isAddress(second) ? second : first] : []
}
