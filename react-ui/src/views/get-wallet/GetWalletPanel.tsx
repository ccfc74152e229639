import { GetWallet } from './GetWallet.tsx'
import { GetWalletScreen } from './GetWalletScreen.tsx'

/** Wallets to begin with. */
export function GetWalletPanel() {
  return (
    <GetWallet>
      {({ wallets, pick }) => <GetWalletScreen wallets={wallets} pick={pick} />}
    </GetWallet>
  )
}
