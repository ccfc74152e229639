import { GetWallet } from './GetWallet.tsx'
import { GetWalletScreen } from './GetWalletScreen.tsx'

/** A short list of wallets for newcomers. */
export function GetWalletPanel() {
  return (
    <GetWallet>
      {({ wallets, pick }) => <GetWalletScreen wallets={wallets} pick={pick} />}
    </GetWallet>
  )
}
