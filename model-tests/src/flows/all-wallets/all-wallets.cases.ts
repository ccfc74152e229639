import { plainWallet } from '../../../../core/src/domain/wallet/parse-wallet.ts'
import type { Wallet } from '../../../../core/src/domain/wallet/wallet.ts'
import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import type { allWalletsMachine } from '../../../../core/src/flows/all-wallets/all-wallets.machine.ts'
import type { AllWalletsInput } from '../../../../core/src/flows/all-wallets/all-wallets.types.ts'
import { failed, fresh, loading, loadingMore } from '../../resource/changes.ts'
import { fox, lynx, mainnet, sepolia } from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'

/** A wallet of the directory on Mainnet, with an app link. */
export const wallet = (name: string, change: Partial<Wallet> = {}): Wallet => ({
  ...plainWallet({ id: name, name, rdns: `io.${name}`, icon: null }),
  chains: [mainnet.caipNetworkId],
  mobile_link: `${name}://`,
  ...change,
})

const withoutListedWallets: AllWalletsInput = {
  featured: [],
  recommended: [],
  connectors: [],
  featuredIds: [],
  include: [],
  exclude: ['bad'],
  chains: [mainnet.caipNetworkId, sepolia.caipNetworkId],
  mobile: false,
  namespace: 'eip155',
  remoteOnly: false,
  remote: true,
}
/** Inputs with featured, recommended and installed wallets, and without. */
export const allWalletsInputs = {
  withListedWallets: {
    ...withoutListedWallets,
    featured: [lynx],
    recommended: [wallet('moth')],
    connectors: [fox],
  },
  withoutListedWallets,
}

/** A page with a next page, a last page, and two search results. */
export const pages = {
  first: { wallets: [wallet('ant'), wallet('bee')], count: 100 },
  last: { wallets: [wallet('ant')], count: 1 },
  match: { wallets: [lynx], count: 1 },
  nothing: { wallets: [], count: 0 },
}
export const unreachable = new KitError(catalogue, 'endpoint/unreachable', {
  host: 'directory.example',
})

export const allWalletsCases: Cases<typeof allWalletsMachine> = {
  search: [{ text: 'ly' }, { text: ' ' }],
  'certified.set': [{ on: true }, { on: false }],
  pick: [{ walletId: lynx.id }, { walletId: 'unknown' }],
  'connector.found': [{ connector: { ...fox, id: 'io.lynx', rdns: lynx.rdns } }],
  'pages.changed': [
    { resource: loading },
    { resource: fresh(pages.first, true) },
    { resource: loadingMore(pages.first) },
    { resource: fresh(pages.last) },
    { resource: failed('endpoint/unreachable') },
    { resource: failed('endpoint/unreachable', pages.first, true) },
  ],
  'found.changed': [
    { resource: loading },
    { resource: fresh(pages.match) },
    { resource: fresh(pages.nothing) },
    { resource: failed('endpoint/unreachable') },
  ],
}
