import { connectorGroups } from './connector-groups.ts'
import { plainWallet } from './parse-wallet.ts'
import type { Connector, Wallet } from './wallet.ts'
import { type WalletListSource, walletList } from './wallet-list.ts'

/** An installed wallet. */
export const connector = (id: string, change: Partial<Connector> = {}): Connector => ({
  id,
  name: id,
  type: 'ANNOUNCED',
  chain: 'eip155',
  rdns: null,
  icon: null,
  disputed: false,
  ...change,
})
/** A wallet of the directory. */
export const wallet = (name: string, change: Partial<Wallet> = {}): Wallet => ({
  ...plainWallet({ id: name.toLowerCase(), name, rdns: `test.${name.toLowerCase()}`, icon: null }),
  ...change,
})
/** A recent wallet that a link opens. */
export const recent = (name: string, change: Partial<Wallet> = {}): Wallet =>
  wallet(name, { mobile_link: `${name.toLowerCase()}://`, ...change })
/** The legacy `window.ethereum` provider. */
export const legacy = connector('injected', { name: 'Browser Wallet', type: 'INJECTED' })

/** Changes to the default source. */
export type Change = { [Part in keyof WalletListSource]?: Partial<WalletListSource[Part]> }
/** A source for the wallet list with default values and the given changes. */
export const source = ({
  config = {},
  connections = {},
  directory = {},
  network = {},
  modal = {},
}: Change): WalletListSource => ({
  config: {
    customWallets: [],
    excludeWalletIds: [],
    featuredWalletIds: [],
    allWallets: 'SHOW',
    remote: false,
    directory: false,
    features: { connectorTypeOrder: connectorGroups, allWallets: true },
    device: { mobile: false },
    ...config,
  },
  connections: { connectors: [], recent: [], session: null, ...connections },
  directory: {
    status: 'fresh',
    featured: [],
    recommended: [],
    count: 0,
    excluded: [],
    ...directory,
  },
  network: {
    activeNamespace: 'eip155',
    networks: [{ chainNamespace: 'eip155' }, { chainNamespace: 'solana' }],
    ...network,
  },
  modal: { namespace: null, ...modal },
})
/** The wallet names of each group. */
export const groups = (change: Change) =>
  walletList(source(change)).map(({ group, wallets }) => [group, wallets.map(({ name }) => name)])
/** The rows of all groups. */
export const rows = (change: Change) => walletList(source(change)).flatMap(({ wallets }) => wallets)
/** Part of `config` for a phone. */
export const mobile = { device: { mobile: true } }
