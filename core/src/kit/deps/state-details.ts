import { imageUrl } from '../../clients/wallet-directory/image-url.ts'
import { type ServiceOptions, serviceOf } from '../../clients/wallet-directory/service.ts'
import type { ByNamespace } from '../../domain/caip/namespace.ts'
import type { Network } from '../../domain/network/network.ts'
import {
  connectorImageId,
  isKnownNetwork,
  networkImageId,
} from '../../domain/networks/image-ids.ts'
import type { TokenBalance } from '../../domain/token/token-balance.ts'
import type { Connector } from '../../domain/wallet/wallet.ts'
import type { AccountState, KitState } from '../../protocol/kit-state.ts'
import { reuseIfEqual } from '../state/derived.ts'

/**
 * Returns a function that adds to the state what the first view does not wait for: the image URLs of
 * the wallet directory, and the login of the embedded wallet's user.
 */
export function createStateDetails(options: ServiceOptions): (state: KitState) => KitState {
  const withImages = createDirectoryImages(options)
  const withLogin = createLoginDetails()
  return (state) => withLogin(withImages(state))
}

/**
 * Returns a function that adds the image URLs of the wallet directory to what has no picture:
 * networks, their native tokens, and connectors that adapters name themselves. The token that a
 * contract names and the wallet that announces itself get none: they could look like another. A part
 * of the state that does not change keeps its identity.
 */
export function createDirectoryImages(options: ServiceOptions): (state: KitState) => KitState {
  const service = serviceOf(options)
  const withNetworkImage = cached((network: Network): Network => {
    const id = network.imageUrl === null ? networkImageId(network) : null
    return id === null ? network : { ...network, imageUrl: imageUrl(service, 'asset', id) }
  })
  const networks = cached((state: KitState['network']) => ({
    ...state,
    networks: state.networks.map(withNetworkImage),
    active: state.active && withNetworkImage(state.active),
    byNamespace: mapValues(state.byNamespace, withNetworkImage),
  }))
  const connections = cached((state: KitState['connections']) => ({
    ...state,
    connectors: state.connectors.map((connector): Connector => {
      const id = connector.icon === null ? connectorImageId(connector) : null
      return id === null ? connector : { ...connector, icon: imageUrl(service, 'asset', id) }
    }),
  }))
  const tokenImagesOn = cached((configured: KitState['network']['networks']) => {
    const withTokenImage = (token: TokenBalance): TokenBalance => {
      const network = configured.find(({ caipNetworkId }) => caipNetworkId === token.chainId)
      if (token.address !== null || token.iconUrl !== null) return token
      if (network === undefined || !isKnownNetwork(network)) return token
      const { symbol } = network.nativeCurrency
      return { ...token, iconUrl: imageUrl(service, 'token', symbol) }
    }
    return cached((account: AccountState): AccountState => {
      const tokens = account.tokens.map(withTokenImage)
      const isSame = tokens.every((token, index) => token === account.tokens[index])
      return isSame ? account : { ...account, tokens }
    })
  })
  let accounts: KitState['accounts'] | undefined
  return (state) => {
    // the record of accounts is a new object whenever one of them differs from the last state
    accounts = reuseIfEqual(
      accounts,
      mapValues(state.accounts, tokenImagesOn(state.network.networks)),
    )
    return {
      ...state,
      network: networks(state.network),
      connections: connections(state.connections),
      accounts,
    }
  }
}

const mapValues = <T>(values: ByNamespace<T>, map: (value: T) => T): ByNamespace<T> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, value === undefined ? value : map(value)]),
  )

function cached<T extends object, R>(create: (value: T) => R): (value: T) => R {
  const results = new WeakMap<T, { result: R }>()
  return (value) => {
    const { result } = results.get(value) ?? { result: create(value) }
    results.set(value, { result })
    return result
  }
}

/**
 * Returns a function that adds the user's login to the connectors of the embedded wallet. A part of
 * the state that does not change keeps its identity.
 */
export function createLoginDetails(): (state: KitState) => KitState {
  let last: (Pick<KitState, 'connections' | 'embedded'> & { result: Connections }) | null = null
  return (state) => {
    const { connections, embedded } = state
    if (embedded.user === null) return state
    if (last?.connections !== connections || last.embedded !== embedded)
      last = { connections, embedded, result: withLogin(connections, embedded) }
    return { ...state, connections: last.result }
  }
}

type Connections = KitState['connections']

function withLogin(
  { connectors, ...others }: Connections,
  { user, socialProvider }: KitState['embedded'],
): Connections {
  const identifier = user?.email ?? user?.userName ?? null
  const login: Pick<Connector, 'identifier' | 'social'> = {
    social: socialProvider ?? 'email',
    ...(identifier !== null && { identifier }),
  }
  return {
    ...others,
    connectors: connectors.map((connector) =>
      connector.type === 'AUTH' ? { ...connector, ...login } : connector,
    ),
  }
}
