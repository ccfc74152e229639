import type { ProviderRequest } from '../../domain/request/copy-request.ts'
import { fieldOf, isAddress, isSameHex, listOf } from '../../domain/request/request-values.ts'
import { KitError } from '../../errors/kit-error.ts'

/** Throws `rpc/unauthorized` if a request names another account than the active one (fault EM4). */
export function requireActiveAccount({ method, params }: ProviderRequest, active: string): void {
  for (const named of namedAccounts(method, listOf(params)))
    if (isAddress(named) && !isSameHex(named, active)) throw new KitError('rpc/unauthorized')
}

/** The accounts in the parameters. Values that are no addresses name none. */
function namedAccounts(method: string, [first, second]: readonly unknown[]): readonly unknown[] {
  switch (method) {
    case 'eth_sendTransaction':
      return [fieldOf(first, 'from')]
    case 'personal_sign':
      // Some pages state the account first. The message may look like an address.
      return [isAddress(second) ? second : first]
    case 'eth_signTypedData_v4':
      return [first]
    case 'wallet_sendCalls':
      return [first, ...listOf(fieldOf(first, 'calls'))].map((item) => fieldOf(item, 'from'))
    default:
      return []
  }
}
