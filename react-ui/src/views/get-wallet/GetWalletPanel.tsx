import { useKit } from '../../kit/useKit.ts'
import { useKitState } from '../../kit/useKitState.ts'
import { walletsToGet } from './find-wallet.ts'
import { GetWalletScreen } from './GetWalletScreen.tsx'

/** Wallets to begin with. */
export function GetWalletPanel() {
  const kit = useKit()
  const config = useKitState((state) => state.config)
  const directory = useKitState((state) => state.directory)
  const wallets = walletsToGet({ config, directory })
  return <GetWalletScreen wallets={wallets} pick={(wallet) => kit.navigate.push('Downloads', { walletId: wallet.id, wallet })} />
}
