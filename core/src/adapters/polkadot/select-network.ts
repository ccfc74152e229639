import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Networks } from './networks.ts'
import type { SharedAccount } from './parse-accounts.ts'

type Selection = {
  shared: readonly SharedAccount[]
  /** The network that the page prefers; null for any. */
  preferred: CaipNetworkId | null
  /** The address that was active before a reload; null if there was none. */
  address: string | null
}

/**
 * Selects a network, because extensions have none: the preferred network, else that of the stored
 * address's format, else the first configured network. Skips networks on which no shared account is
 * usable; null if no network is left.
 */
export function selectNetwork(
  networks: Networks,
  { shared, preferred, address }: Selection,
): CaipNetworkId | null {
  const all = networks.all()
  const hasAddress = (network: CaipNetworkId) =>
    networks.accountsOn(network, shared).some((account) => account.address === address)
  const candidates = [
    ...all.filter((network) => network === preferred),
    ...all.filter(hasAddress),
    ...all,
  ]
  return candidates.find((network) => networks.accountsOn(network, shared).length > 0) ?? null
}
