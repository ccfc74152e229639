import type { AccountState, KitState, Namespace, Network } from '@latchkit/core'
import { accountOf, networkOf } from '../../kit/of-namespace.ts'
import type { ViewPlace } from '../../kit/useKitView.ts'
import { compatibleNetworks } from './compatible.ts'

export type ReceiveView =
  | { step: 'disconnected'; connect(): void }
  | { step: 'connecting' | 'reconnecting' }
  | {
      step: 'ready'
      /** Plain: what a wallet that sends expects to scan. */
      address: string
      /** The one in use; null on a network that the page does not offer. */
      network: Network | null
      /** Where something may be sent to the address, the network in use first. */
      networks: readonly Network[]
      /** Opens the list of these networks; null outside of the modal. */
      compatible: (() => void) | null
    }

export type ReceiveParts = {
  account: AccountState | null
  network: Network | null
  networks: readonly Network[]
}

/** The parts of what is so that the Receive view is drawn from: of a namespace, of the active one where none is named. */
export const receiveParts =
  (namespace?: Namespace) =>
  (state: KitState): ReceiveParts => {
    const { active, supported } = networkOf(state, namespace)
    return {
      account: accountOf(state, namespace),
      network: supported ? active : null,
      networks: state.network.networks,
    }
  }

/** What the Receive view may show and do. */
export function receiveView(
  { account, network, networks }: ReceiveParts,
  {
    kit,
    opening,
    inModal,
  }: Pick<ViewPlace, 'kit' | 'inModal'> & { opening: Pick<ViewPlace['opening'], 'open'> },
): ReceiveView {
  if (account?.status === 'connecting' || account?.status === 'reconnecting')
    return { step: account.status }
  if (account?.status !== 'connected' || account.address === null)
    return {
      step: 'disconnected',
      connect: () => (inModal ? kit.navigate.push('Connect') : void opening.open()),
    }
  return {
    step: 'ready',
    address: account.address,
    network,
    networks: compatibleNetworks({ account, network, networks }),
    compatible: inModal ? () => kit.navigate.push('WalletCompatibleNetworks') : null,
  }
}
