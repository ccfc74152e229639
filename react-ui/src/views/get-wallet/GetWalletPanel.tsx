import { useKit } from '../../kit/useKit.ts'
import { useKitState } from '../../kit/useKitState.ts'
import { walletsToGet } from './find-wallet.ts'
import { GetWalletScreen } from './GetWalletScreen.tsx'

/** Wallets to begin with. */
export function GetWalletPanel() {
  const kit = useKit()
  const wallets = walletsToGet(useKitState(({ config }) => config))
  return <GetWalletScreen wallets={wallets} pick={(wallet) => kit.navigate.push('Downloads', { walletId: wallet.id, wallet })} />
}
