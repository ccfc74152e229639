import type { CustomWallet } from '@latchkit/core'
import { walletRoster } from '../wallets/index.ts'
import { silentWallets } from './silent-wallets.ts'
import { tidepool } from './tidepool.ts'

/**
 * Kit options from the URL. `?legal=checkbox`: the visitor must accept the legal texts first. If
 * all Ethereum wallets are silent, the custom wallet is omitted too, as in a browser without
 * wallets.
 */
export function optionsFromUrl(): {
  customWallets: readonly CustomWallet[]
  legalCheckbox: boolean
} {
  const customWallets: readonly CustomWallet[] =
    silentWallets().length === walletRoster().length ? [] : [tidepool]
  return {
    customWallets,
    legalCheckbox: new URLSearchParams(location.search).get('legal') === 'checkbox',
  }
}
