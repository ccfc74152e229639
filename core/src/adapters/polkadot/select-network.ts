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
 * Selects a network, because extensions have none: the preferred one, else the one that the stored
 * address is formatted for, else the page's first. Null if no shared account is usable on any of
 * them.
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
