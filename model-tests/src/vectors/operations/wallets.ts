import { forPlatform, markInstalled } from '../../../../core/src/domain/wallet/grid-rules.ts'
import { mergeByName } from '../../../../core/src/domain/wallet/merge-connectors.ts'
import type { Connector, ConnectorType } from '../../../../core/src/domain/wallet/wallet.ts'
import {
  connectMethodOrder,
  countLabel,
  groupOrder,
  type WalletGroup,
} from '../../../../core/src/domain/wallet/wallet-groups.ts'
import {
  type ExcludedWallet,
  isExcluded,
  type ListedConnector,
  type ListedWallet,
  showConnector,
  withoutKnown,
} from '../../../../core/src/domain/wallet/wallet-rules.ts'
import { type Operations, operation } from '../operation.ts'
import { type Env, flagsOf } from './env.ts'

type Given = {
  id: string
  name: string
  type: ConnectorType
  chain: string
  explorerId?: string
  info?: { rdns?: string }
}
type Dropped = {
  wallets: ListedWallet[]
  connectors: Given[]
  recent: ListedWallet[]
  eip6963?: boolean
  env?: Env
}
type Marked = { wallets: ListedWallet[]; connectors: Given[]; featuredWalletIds: string[] | null }
type Group =
  | 'recommended'
  | 'featured'
  | 'custom'
  | 'recent'
  | 'announced'
  | 'injected'
  | 'multiChain'
  | 'external'
type Groups = Partial<Record<Group, unknown[] | null>> & {
  override: WalletGroup[] | null
  walletConnectEnabled?: boolean
}
type Shown = { connector: Given; excluded: ExcludedWallet[]; env?: Env }
type Methods = {
  features: { connectMethodsOrder?: ('email' | 'social' | 'wallet')[] | null } | null
  connectors: Given[]
}

const listed = (connector: Given): ListedConnector => ({
  ...connector,
  rdns: connector.info?.rdns ?? null,
})
const ids = (wallets: readonly { id: string }[]) => wallets.map(({ id }) => id)
const isFilled = (wallets: unknown[] | null | undefined) => (wallets ?? []).length > 0
const page = (env: Env | undefined, excluded: ExcludedWallet[]) => ({
  mobile: flagsOf(env).mobile,
  installed: env?.globals?.includes('ethereum') ?? false,
  excluded,
})

/** Operations on wallet lists: selection, order and names. */
export const walletOperations: Operations = {
  'wallets.isExcluded': operation(
    ({ wallet, excluded }: { wallet: ListedWallet; excluded: ExcludedWallet[] }) =>
      isExcluded(wallet, excluded),
  ),
  'wallets.showConnector': operation(({ connector, excluded, env }: Shown) =>
    showConnector(listed(connector), page(env, excluded)),
  ),
  'wallets.dropKnown': operation(({ wallets, connectors, recent, eip6963 = true, env }: Dropped) =>
    ids(
      withoutKnown(wallets, {
        connectors: connectors.map(listed),
        recent,
        mobile: flagsOf(env).mobile,
        announcements: eip6963,
      }),
    ),
  ),
  'wallets.markInstalled': operation(({ wallets, connectors, featuredWalletIds }: Marked) =>
    markInstalled(wallets, connectors.map(listed), featuredWalletIds ?? []).map(
      ({ id, installed }) => ({ id, installed }),
    ),
  ),
  'wallets.groupOrder': operation((given: Groups) => {
    const {
      recommended,
      featured,
      custom,
      recent,
      external,
      override,
      walletConnectEnabled = false,
    } = given
    const injected =
      isFilled(given.multiChain) || isFilled(given.announced) || isFilled(given.injected)
    const filled = { recommended, featured, custom, recent, external }
    const groups = Object.fromEntries(
      Object.entries(filled).map(([group, wallets]) => [group, isFilled(wallets)]),
    )
    return groupOrder({ ...groups, injected, walletConnect: walletConnectEnabled }, override ?? [])
  }),
  'wallets.connectMethodOrder': operation(({ features, connectors }: Methods) =>
    connectMethodOrder(
      features?.connectMethodsOrder ?? null,
      connectors.map(listed).filter((connector) => showConnector(connector, page({}, []))),
    ),
  ),
  'wallets.forPlatform': operation(
    ({
      wallets,
      namespace,
      env,
    }: {
      wallets: { id: string; mobile_link?: string }[]
      namespace: string | null
      env?: Env
    }) => ids(forPlatform(wallets, { mobile: flagsOf(env).mobile, namespace })),
  ),
  'wallets.countLabel': operation((given: { count: number; featured: number; filtered: number }) =>
    countLabel(given),
  ),
  'connectors.mergeByName': operation(
    ({ connectors }: { connectors: Pick<Connector, 'id' | 'name' | 'type' | 'chain'>[] }) =>
      mergeByName(connectors).map(({ members, ...row }) => ({ ...row, count: members.length })),
  ),
}
