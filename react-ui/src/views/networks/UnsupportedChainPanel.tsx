import type { KitState } from '@latchkit/core'
import { useWalletInfo } from '../../hooks/useWalletInfo.ts'
import { useKitState } from '../../kit/useKitState.ts'
import { UnsupportedChain } from './UnsupportedChain.tsx'
import { UnsupportedScreen } from './UnsupportedScreen.tsx'

/** Shown while the wallet is on a network that is not configured. */
export function UnsupportedChainPanel() {
  const wallet = useWalletInfo()
  const walletNetwork = useKitState(walletNetworkName)
  return (
    <UnsupportedChain>
      {(view) => (
        <UnsupportedScreen
          view={view}
          walletName={wallet?.name ?? null}
          walletNetwork={walletNetwork}
        />
      )}
    </UnsupportedChain>
  )
}

/**
 * Name of the wallet's network. Null if it is not configured: the visitor then sees no name rather
 * than a chain id (fault K4).
 */
function walletNetworkName({
  accounts,
  network: { activeNamespace, networks },
}: KitState): string | null {
  const id = activeNamespace === null ? null : accounts[activeNamespace]?.caipNetworkId
  return networks.find(({ caipNetworkId }) => caipNetworkId === id)?.name ?? null
}
