import { drawPhone } from '../directory/images/draw-wallet.ts'
import { phoneWallet } from '../directory/wallets/phone.ts'

/** Name and picture of the pretend phone, the same as in the wallet directory. */
export const phoneFace = (): { name: string; icon: string; scheme: string } => ({
  name: phoneWallet.name,
  icon: `data:image/svg+xml,${encodeURIComponent(drawPhone())}`,
  scheme: phoneWallet.scheme,
})
