import type { CustomWallet } from '@latchkit/core'
import { walletRoster } from '../wallets/index.ts'
import { silentWallets } from './silent-wallets.ts'
import { tidepool } from './tidepool.ts'

/**
 * What the page's address says of the kit. `?legal=checkbox`: the legal texts must be ticked before a wallet can be picked.
 * Where every pretend wallet is silent, as in a browser without any, the page names none of its own either.
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
