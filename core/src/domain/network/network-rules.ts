import type { AccountStatus } from '../account/account.ts'
import { type CaipNetworkId, isCaipNetworkId, namespaceOf } from '../caip/caip.ts'
import type { ByNamespace, Namespace } from '../caip/namespace.ts'
import { unknownNetwork } from './define-network.ts'
import type { Network } from './network.ts'

type Named = Pick<Network, 'caipNetworkId' | 'chainNamespace' | 'name'>

/** The network a namespace begins with: the page's first. */
export function firstOfNamespace<N extends Pick<Network, 'chainNamespace'>>(
  networks: readonly N[],
  namespace: Namespace,
): N | null {
  return networks.find((network) => network.chainNamespace === namespace) ?? null
}

/** The configured network, or null. */
export function findNetwork<N extends Pick<Network, 'caipNetworkId'>>(
  networks: readonly N[],
  id: CaipNetworkId,
): N | null {
  return networks.find((network) => network.caipNetworkId === id) ?? null
}

/** What to call a network: its own name, else its namespace's, else null. */
export function networkName(networks: readonly Named[], id: CaipNetworkId): string | null {
  return findNetwork(networks, id)?.name ?? namespaceNames[namespaceOf(id)] ?? null
}

const namespaceNames: Readonly<Record<string, string>> = {
  eip155: 'EVM Networks',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
}

/**
 * The network a kit starts on: the stored one; its placeholder when only its namespace is configured; else the page's default;
 * else the first. null only without networks.
 */
export function initialNetwork(request: {
  networks: readonly Network[]
  namespaces: readonly Namespace[]
  stored: unknown
  preferred: CaipNetworkId | null
}): Network | null {
  const { networks, namespaces, stored, preferred } = request
  if (isCaipNetworkId(stored) && namespaces.includes(namespaceOf(stored)))
    return findNetwork(networks, stored) ?? unknownNetwork(stored)
  return (preferred === null ? null : findNetwork(networks, preferred)) ?? networks[0] ?? null
}

/** What a network's row knows of the wallet on its namespace. */
export type WalletReach = {
  connected: boolean
  supportsAll: boolean
  approved: readonly string[]
  auth: boolean
}

/** A row is off when the connected wallet never agreed to that network. */
export function isNetworkDisabled(
  id: string,
  { connected, supportsAll, approved, auth }: WalletReach,
): boolean {
  return connected && !supportsAll && !auth && !approved.includes(id)
}

/** Where choosing a network's row leads: nowhere, to a switch, or to connecting another namespace first. */
export type NetworkRoute = 'none' | 'switch' | 'switchNamespace'
type Choice = {
  same: boolean
  connected: boolean
  auth: boolean
  differentNamespace: boolean
  nextConnected: boolean
  nextSupportsAuth: boolean
}

export function networkRoute(choice: Choice): NetworkRoute {
  if (choice.same) return 'none'
  if (!choice.connected) return 'switch'
  if (choice.auth) return choice.nextSupportsAuth ? 'switch' : 'switchNamespace'
  return choice.differentNamespace && !choice.nextConnected ? 'switchNamespace' : 'switch'
}

/** What is so, as far as choosing a network depends on it: a kit's state has it. */
type Standing = {
  network: { active: Pick<Network, 'caipNetworkId' | 'chainNamespace'> | null }
  accounts: ByNamespace<{ status: AccountStatus }>
}

/** Where choosing this network leads now. `switchNamespace`: other wallets are needed there (`SwitchActiveChain`, or `open({ namespace })`). */
export function routeTo(
  { network: { active }, accounts }: Standing,
  { caipNetworkId, chainNamespace }: Pick<Network, 'caipNetworkId' | 'chainNamespace'>,
): NetworkRoute {
  const isConnected = (namespace: Namespace) => accounts[namespace]?.status === 'connected'
  return networkRoute({
    same: caipNetworkId === active?.caipNetworkId,
    connected: active !== null && isConnected(active.chainNamespace),
    auth: false,
    differentNamespace: chainNamespace !== active?.chainNamespace,
    nextConnected: isConnected(chainNamespace),
    nextSupportsAuth: false,
  })
}

/** What the network button says: the network's name, or one of three things to do or know. */
export type NetworkLabel = { is: 'name'; name: string } | { is: 'switch' | 'unknown' | 'select' }

export function networkLabel(state: {
  name: string | null
  supported: boolean
  allowUnsupported: boolean
  connected: boolean
}): NetworkLabel {
  if (state.name !== null)
    return state.supported || state.allowUnsupported
      ? { is: 'name', name: state.name }
      : { is: 'switch' }
  return { is: state.connected ? 'unknown' : 'select' }
}
