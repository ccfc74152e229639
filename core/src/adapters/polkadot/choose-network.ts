import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Networks } from './networks.ts'
import type { SharedAccount } from './read-accounts.ts'

type Wish = {
  shared: readonly SharedAccount[]
  /** The network the page would like; null: none in particular. */
  wanted: CaipNetworkId | null
  /** The address that was active at the last visit; null: there was none. */
  address: string | null
}

/**
 * Extensions have no network, so it is the wanted one, else the one that the stored address is written for, else the page's first; always
 * one that an account may be used on. null: there is none.
 */
export function chooseNetwork(
  networks: Networks,
  { shared, wanted, address }: Wish,
): CaipNetworkId | null {
  const all = networks.all()
  const isWrittenFor = (network: CaipNetworkId) =>
    networks.offered(shared, network).some((account) => account.address === address)
  const order = [
    ...all.filter((network) => network === wanted),
    ...all.filter(isWrittenFor),
    ...all,
  ]
  return order.find((network) => networks.offered(shared, network).length > 0) ?? null
}
