import { connectMethodOrder } from '../../../../core/src/domain/wallet/connect-methods.ts'
import type { WalletGroup } from '../../../../core/src/domain/wallet/connector-groups.ts'
import { forPlatform, markInstalled } from '../../../../core/src/domain/wallet/grid-rules.ts'
import { mergeByName } from '../../../../core/src/domain/wallet/merge-connectors.ts'
import type { Connector, ConnectorType } from '../../../../core/src/domain/wallet/wallet.ts'
import { countLabel, groupOrder } from '../../../../core/src/domain/wallet/wallet-groups.ts'
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

type ConnectorInput = {
  id: string
  name: string
  type: ConnectorType
  chain: string
  explorerId?: string
  info?: { rdns?: string }
}
type DropKnownInput = {
  wallets: ListedWallet[]
  connectors: ConnectorInput[]
  recent: ListedWallet[]
  eip6963?: boolean
  env?: Env
}
type MarkInstalledInput = {
  wallets: ListedWallet[]
  connectors: ConnectorInput[]
  featuredWalletIds: string[] | null
}
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
type ShowConnectorInput = { connector: ConnectorInput; excluded: ExcludedWallet[]; env?: Env }
type ConnectMethodsInput = {
  features: { connectMethodsOrder?: ('email' | 'social' | 'wallet')[] | null } | null
  connectors: ConnectorInput[]
}

const toListed = (connector: ConnectorInput): ListedConnector => ({
  ...connector,
  rdns: connector.info?.rdns ?? null,
})
const ids = (wallets: readonly { id: string }[]) => wallets.map(({ id }) => id)
const isFilled = (wallets: unknown[] | null | undefined) => (wallets ?? []).length > 0
const pageContext = (env: Env | undefined, excluded: ExcludedWallet[]) => ({
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
  'wallets.showConnector': operation(({ connector, excluded, env }: ShowConnectorInput) =>
    showConnector(toListed(connector), pageContext(env, excluded)),
  ),
  'wallets.dropKnown': operation(
    ({ wallets, connectors, recent, eip6963 = true, env }: DropKnownInput) =>
      ids(
        withoutKnown(wallets, {
          connectors: connectors.map(toListed),
          recent,
          mobile: flagsOf(env).mobile,
          announcements: eip6963,
        }),
      ),
  ),
  'wallets.markInstalled': operation(
    ({ wallets, connectors, featuredWalletIds }: MarkInstalledInput) =>
      markInstalled(wallets, connectors.map(toListed), featuredWalletIds ?? []).map(
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
    const groupWallets = { recommended, featured, custom, recent, external }
    const groups = Object.fromEntries(
      Object.entries(groupWallets).map(([group, wallets]) => [group, isFilled(wallets)]),
    )
    return groupOrder({ ...groups, injected, walletConnect: walletConnectEnabled }, override ?? [])
  }),
  'wallets.connectMethodOrder': operation(({ features, connectors }: ConnectMethodsInput) =>
    connectMethodOrder(
      features?.connectMethodsOrder ?? null,
      connectors.map(toListed).filter((connector) => showConnector(connector, pageContext({}, []))),
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
