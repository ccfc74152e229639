import type { KitState } from '@latchkit/core'
import { useWalletInfo } from '../../hooks/useWalletInfo.ts'
import { useKitState } from '../../kit/useKitState.ts'
import { UnsupportedChain } from './UnsupportedChain.tsx'
import { UnsupportedScreen } from './UnsupportedScreen.tsx'

/** The wallet is on a network that the page does not use. */
export function UnsupportedChainPanel() {
  const wallet = useWalletInfo()
  const found = useKitState(walletNetwork)
  return <UnsupportedChain>{(view) => <UnsupportedScreen view={view} walletName={wallet?.name ?? null} found={found} />}</UnsupportedChain>
}

/** The part of the network's id that people meet in wallets and explorers. */
function walletNetwork({ accounts, network: { activeNamespace } }: KitState): string | null {
  const id = activeNamespace === null ? null : accounts[activeNamespace]?.caipNetworkId
  return id?.split(':')[1] ?? null
}
