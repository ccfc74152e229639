import type { KitState, Namespace, Network } from '@latchkit/core'
import { accountOf, networkOf } from '@latchkit/core/internal'
import type { ViewContext } from '../kit/useKitView.ts'
import { compatibleNetworks } from './compatible-networks.ts'

export type ReceiveView =
  | { step: 'disconnected'; connect(): void }
  | { step: 'connecting' | 'reconnecting' }
  | {
      step: 'ready'
      /**
       * The address without a CAIP prefix: wallets that scan the QR code expect only the address.
       */
      address: string
      /** The active network. Null if it is not configured. */
      network: Network | null
      /** Networks on which the address can receive, the active one first. */
      networks: readonly Network[]
      /** Opens the list of `networks`. Null outside the modal. */
      showNetworks: (() => void) | null
    }

/** Returns the selector of the parts that `receiveView` needs. */
export const selectReceiveView = (namespace?: Namespace) => (state: KitState) => {
  const { active, supported } = networkOf(state.network, namespace)
  return {
    account: accountOf(state, namespace),
    network: supported ? active : null,
    networks: state.network.networks,
  }
}

export function receiveView(
  { account, network, networks }: ReturnType<ReturnType<typeof selectReceiveView>>,
  {
    kit,
    opener,
    inModal,
  }: Pick<ViewContext, 'kit' | 'inModal'> & { opener: Pick<ViewContext['opener'], 'open'> },
): ReceiveView {
  if (account?.status === 'connecting' || account?.status === 'reconnecting') {
    return { step: account.status }
  }
  if (account?.status !== 'connected' || account.address === null) {
    return {
      step: 'disconnected',
      connect: () => (inModal ? kit.modal.push('Connect') : void opener.open()),
    }
  }
  return {
    step: 'ready',
    address: account.address,
    network,
    networks: compatibleNetworks({ account, network, networks }),
    showNetworks: inModal ? () => kit.modal.push('WalletCompatibleNetworks') : null,
  }
}
