import type { CaipNetworkId } from '../caip/caip.ts'
import type { Namespace } from '../caip/namespace.ts'
import { embeddedConnectorId } from './wallet.ts'

type ServedNetwork = { caipNetworkId: CaipNetworkId; chainNamespace: Namespace }
/**
 * The part of the kit's state that decides whether visitors can log in. `modal.namespace`: the only
 * namespace that is offered.
 */
export type LoginSource = {
  config: { embeddedWallet: { networks: readonly CaipNetworkId[] } | null }
  accounts: Readonly<Record<string, { connectorId: string | null } | undefined>>
  network: { networks: readonly ServedNetwork[] }
  modal: { namespace: Namespace | null }
}

/**
 * The networks that a login with the embedded wallet can connect: the configured networks in the
 * offered namespace that its frame serves. Empty while a namespace is connected through it: there is
 * one login per kit, and another one would replace the user of the connected namespace.
 */
export const offeredLogins = ({
  config,
  accounts,
  network,
  modal,
}: LoginSource): readonly ServedNetwork[] =>
  Object.values(accounts).some((account) => account?.connectorId === embeddedConnectorId)
    ? []
    : network.networks.filter(
        ({ chainNamespace, caipNetworkId }) =>
          config.embeddedWallet?.networks.includes(caipNetworkId) &&
          (modal.namespace === null || modal.namespace === chainNamespace),
      )
