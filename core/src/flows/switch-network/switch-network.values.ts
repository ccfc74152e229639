import type { AskSwitch, SwitchNetworkContext } from './switch-network.types.ts'

/** What the wallet is asked with; only a connected one is asked. */
export const askInput = ({
  context: { network, connectorId },
}: {
  context: SwitchNetworkContext
}): AskSwitch => ({
  network,
  connectorId: connectorId ?? '',
})
