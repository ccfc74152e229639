import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { kitErrors } from '../../errors/areas/kit.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ConnectContext } from './connect.types.ts'

type Networks = Pick<ConnectContext, 'network' | 'loginNetworks'>

/** The network that has to be active before a login (fault EM13). Null: a login may start at once. */
export const networkFirst = ({ network, loginNetworks }: Networks): CaipNetworkId | null =>
  network === null || loginNetworks.includes(network) ? null : (loginNetworks[0] ?? null)

/** `networkFirst`. Throws if there is none. */
export function requiredNetwork(context: Networks): CaipNetworkId {
  const required = networkFirst(context)
  if (required === null) throw new KitError(kitErrors, 'kit/aborted')
  return required
}
