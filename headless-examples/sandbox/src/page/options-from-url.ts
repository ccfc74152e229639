import type { CustomWallet, KitOptions } from '@latchkit/core'
import { walletRoster } from '../wallets/index.ts'
import { silentWallets } from './silent-wallets.ts'
import { tidepool } from './tidepool.ts'

const preloads = ['idle', 'intent', 'none'] as const

/**
 * Kit options from the URL. `?legal=checkbox`: the visitor must accept the legal texts first.
 * `?preload=intent` and `?preload=none`: the code of the modal is not loaded when the page is idle.
 * `?project=none`: without a project id, as the visitors of a public page see it; another value is
 * the id, such as `refused`, to which the services respond with 403. If all Ethereum wallets are silent, the custom wallet is omitted too, as in a browser without wallets.
 */
export function optionsFromUrl(): {
  customWallets: readonly CustomWallet[]
  legalCheckbox: boolean
  preload: NonNullable<KitOptions['preload']>
  project: Pick<KitOptions, 'projectId' | 'debug'>
} {
  const query = new URLSearchParams(location.search)
  const project = query.get('project') ?? 'sandbox'
  const customWallets: readonly CustomWallet[] =
    silentWallets().length === walletRoster().length ? [] : [tidepool]
  return {
    customWallets,
    legalCheckbox: query.get('legal') === 'checkbox',
    preload: preloads.find((each) => each === query.get('preload')) ?? 'idle',
    project: project === 'none' ? { debug: false } : { projectId: project },
  }
}
