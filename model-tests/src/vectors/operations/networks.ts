import * as viemChains from 'viem/chains'
import { groupedUnits } from '../../../../core/src/domain/account/balance-text.ts'
import { type CaipNetworkId, parseCaipNetworkId } from '../../../../core/src/domain/caip/caip.ts'
import { hexFromNumber, numberFromHex } from '../../../../core/src/domain/caip/chain-id.ts'
import {
  defineNetwork,
  networkIds,
  resolveNetwork,
  unknownNetwork,
} from '../../../../core/src/domain/network/define-network.ts'
import type { Network, NetworkOption } from '../../../../core/src/domain/network/network.ts'
import {
  type NetworkLabel,
  networkLabel,
} from '../../../../core/src/domain/network/network-label.ts'
import {
  isNetworkDisabled,
  type NetworkRoute,
  networkRoute,
} from '../../../../core/src/domain/network/network-route.ts'
import { initialNetwork, networkName } from '../../../../core/src/domain/network/network-rules.ts'
import { addProjectId, defaultRpcUrl } from '../../../../core/src/domain/network/rpc-urls.ts'
import {
  bitcoin,
  bitcoinTestnet,
  solana,
  solanaDevnet,
  solanaTestnet,
} from '../../../../core/src/domain/networks/index.ts'
import { type Operations, operation } from '../operation.ts'
import { firstOfNamespace } from './reference-only.ts'

/** Replacement for the placeholder `{gateway}`. */
const gateway = 'https://gateway.example'
const withGateway = (url: string) => url.replace('{gateway}', gateway)
const withPlaceholder = (url: string) => url.replace(gateway, '{gateway}')

type ListedNetwork = Pick<Network, 'id' | 'name' | 'caipNetworkId' | 'chainNamespace'>
type Extend = {
  network: {
    id: number | string
    name: string
    rpcUrls: string[]
    chainNamespace?: string
    caipNetworkId?: string
    chainDefault?: string[]
  }
  chainImages: Record<string, string> | null
  customRpcUrls: Record<string, { url: string }[]> | null
  projectId: string
}
type Initial = {
  configured: CaipNetworkId[]
  namespaces: string[]
  storedId: string | null
  defaultId: CaipNetworkId | null
}
type Row = {
  connected?: boolean
  supportsAll?: boolean
  approved?: string[]
  auth?: boolean
  id: string
}
type Choice = {
  same?: boolean
  connected?: boolean
  auth?: boolean
  differentNamespace?: boolean
  nextConnected?: boolean
  nextSupportsAuth?: boolean
}
type Label = {
  network?: string
  supported?: boolean
  allowUnsupported?: boolean
  connected?: boolean
}

const bundled: readonly NetworkOption[] = [
  solana,
  solanaDevnet,
  solanaTestnet,
  bitcoin,
  bitcoinTestnet,
]
/** The network with an id: a chain of viem or one of `@latchkit/core/networks`. */
function networkOf(id: CaipNetworkId): Network {
  const { reference } = parseCaipNetworkId(id)
  const found =
    bundled.find((network) => network.caipNetworkId === id) ??
    Object.values(viemChains).find((chain) => String(chain.id) === reference)
  if (found === undefined)
    throw new Error(`Neither viem nor @latchkit/core/networks has the network ${id}`)
  return defineNetwork(found)
}

const routes: Readonly<Record<NetworkRoute, string | null>> = {
  none: null,
  switch: 'SwitchNetwork',
  switchNamespace: 'SwitchActiveChain',
}
/** Label texts in the vectors. The product's texts are in react-ui's locales. */
const labels: Readonly<Record<Exclude<NetworkLabel['is'], 'name'>, string>> = {
  switch: 'Switch Network',
  unknown: 'Unknown Network',
  select: 'Select Network',
}

/** Operations on network definitions, RPC URLs, chain ids, the network list and its button. */
export const networkOperations: Operations = {
  'hex.fromNumber': operation(({ value }: { value: number }) => hexFromNumber(value)),
  'hex.toNumber': operation(({ value }: { value: string }) => numberFromHex(value) ?? 'NaN'),
  'bitcoin.format': operation(({ satoshi, decimals }: { satoshi: string; decimals: number }) =>
    groupedUnits(satoshi, decimals),
  ),
  'network.namespaceAndId': operation(
    ({ network }: { network: Parameters<typeof networkIds>[0] }) => networkIds(network),
  ),
  'network.addProjectId': operation(({ url, projectId }: { url: string; projectId: string }) =>
    withPlaceholder(addProjectId(withGateway(url), { url: gateway, projectId })),
  ),
  'network.defaultRpcUrl': operation(
    ({
      rpcUrls,
      caipNetworkId,
      projectId,
    }: {
      rpcUrls: string[]
      caipNetworkId: CaipNetworkId
      projectId: string
    }) =>
      withPlaceholder(defaultRpcUrl(caipNetworkId, rpcUrls[0] ?? '', { url: gateway, projectId })),
  ),
  'network.extend': operation(({ network, chainImages, customRpcUrls, projectId }: Extend) => {
    const published =
      network.chainDefault === undefined ? {} : { chainDefault: { http: network.chainDefault } }
    const option = {
      ...network,
      nativeCurrency: { name: '', symbol: '', decimals: 18 },
      rpcUrls: { default: { http: network.rpcUrls.map(withGateway) }, ...published },
    }
    const resolved = resolveNetwork({
      network: option,
      projectId,
      rpcGateway: gateway,
      chainImages: chainImages ?? {},
      customRpcUrls: customRpcUrls ?? {},
    })
    const { chainNamespace, caipNetworkId, imageUrl, rpcUrls } = resolved
    return {
      chainNamespace,
      caipNetworkId,
      imageUrl,
      http: rpcUrls.default.map(withPlaceholder),
      publicHttp: rpcUrls.public.map(withPlaceholder),
    }
  }),
  'network.unsupported': operation(({ caipNetworkId }: { caipNetworkId: CaipNetworkId }) => {
    const { id, name, chainNamespace, nativeCurrency, rpcUrls } = unknownNetwork(caipNetworkId)
    return {
      id,
      name,
      chainNamespace,
      caipNetworkId,
      nativeCurrency,
      rpcUrls: { default: { http: rpcUrls.default } },
    }
  }),
  'network.initial': operation(({ configured, namespaces, storedId, defaultId }: Initial) => {
    const network = initialNetwork({
      networks: configured.map(networkOf),
      namespaces,
      stored: storedId,
      preferred: defaultId ?? null,
    })
    return network && { caipNetworkId: network.caipNetworkId, name: network.name }
  }),
  'network.firstOfNamespace': operation(
    ({ networks, namespace }: { networks: ListedNetwork[]; namespace: string }) =>
      firstOfNamespace(networks, namespace)?.caipNetworkId,
  ),
  'network.displayName': operation(
    ({ networks, caipNetworkId }: { networks: ListedNetwork[]; caipNetworkId: CaipNetworkId }) =>
      networkName(networks, caipNetworkId),
  ),
  'network.isDisabled': operation(
    ({ id, connected = false, supportsAll = false, approved = [], auth = false }: Row) =>
      isNetworkDisabled(id, { connected, supportsAll, approved, auth }),
  ),
  'network.selectRoute': operation((choice: Choice) => {
    const {
      same = false,
      connected = false,
      auth = false,
      differentNamespace = false,
      nextConnected = false,
      nextSupportsAuth = false,
    } = choice
    return routes[
      networkRoute({ same, connected, auth, differentNamespace, nextConnected, nextSupportsAuth })
    ]
  }),
  'network.buttonLabel': operation(
    ({ network, supported = false, allowUnsupported = false, connected = false }: Label) => {
      const label = networkLabel({ name: network ?? null, supported, allowUnsupported, connected })
      return label.is === 'name' ? label.name : labels[label.is]
    },
  ),
}
