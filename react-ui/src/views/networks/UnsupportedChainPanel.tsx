import type { KitState } from '@latchkit/core'
import { useWalletInfo } from '../../hooks/useWalletInfo.ts'
import { useKitState } from '../../kit/useKitState.ts'
import { UnsupportedChain } from './UnsupportedChain.tsx'
import { UnsupportedScreen } from './UnsupportedScreen.tsx'

/** The wallet is on a network that the page does not use. */
export function UnsupportedChainPanel() {
  const wallet = useWalletInfo()
  const found = useKitState(walletNetwork)
  return (
    <UnsupportedChain>
      {(view) => (
        <UnsupportedScreen view={view} walletName={wallet?.name ?? null} walletNetwork={found} />
      )}
    </UnsupportedChain>
  )
}

/** What the network of the wallet is called, where the page knows it: an id would say nothing to a visitor. */
function walletNetwork({
  accounts,
  network: { activeNamespace, networks },
}: KitState): string | null {
  const id = activeNamespace === null ? null : accounts[activeNamespace]?.caipNetworkId
  return networks.find(({ caipNetworkId }) => caipNetworkId === id)?.name ?? null
}
