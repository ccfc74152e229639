import type { KitState } from '../../protocol/kit-state.ts'
import type { ActivityInput } from './activity.types.ts'

/** The active network, and the address of each connected namespace. */
export function activityInput({ network, accounts }: KitState): ActivityInput {
  const addresses = Object.values(accounts).flatMap(({ namespace, address }) =>
    address === null ? [] : [[namespace, address] as const],
  )
  return {
    network: network.active?.caipNetworkId ?? null,
    addresses: Object.fromEntries(addresses),
  }
}
