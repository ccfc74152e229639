import { useNamedWallet } from '../../hooks/useNamedWallet.ts'
import { UnsupportedChain } from './UnsupportedChain.tsx'
import { UnsupportedScreen } from './UnsupportedScreen.tsx'

/** Shown while the wallet is on a network that is not configured. */
export function UnsupportedChainPanel() {
  const wallet = useNamedWallet()
  return (
    <UnsupportedChain>
      {(view) => <UnsupportedScreen view={view} walletName={wallet?.name ?? null} />}
    </UnsupportedChain>
  )
}
