import { legacyNetworkId } from '../caip/legacy-networks.ts'
import type { Namespace } from '../caip/namespace.ts'
import type { Network } from '../network/network.ts'
import { proposedMethods, remoteEvents } from './remote-methods.ts'
import type { RemoteOverride } from './remote-override.ts'

/** The optional namespace of a pairing proposal. */
export type ProposedNamespace = {
  chains: string[]
  methods: string[]
  events: string[]
  /** http(s) endpoints by CAIP-2 reference. Only the SDK uses them; wallets do not receive them. */
  rpcMap: Record<string, string>
  defaultChain?: string
}
export type ProposedNamespaces = Record<string, ProposedNamespace>

type Proposable = Pick<Network, 'caipNetworkId' | 'chainNamespace' | 'rpcUrls'>

/** The proposal for the configured networks, in their order. `override` replaces parts of it. */
export function proposedNamespaces(
  networks: readonly Proposable[],
  override: RemoteOverride | null,
): ProposedNamespaces {
  const proposed: ProposedNamespaces = {}
  for (const { caipNetworkId, chainNamespace, rpcUrls } of networks) {
    const entry = namespaceIn(proposed, chainNamespace)
    const legacyId = legacyNetworkId(caipNetworkId)
    entry.chains.push(caipNetworkId, ...(legacyId === null ? [] : [legacyId]))
    const [url] = rpcUrls.default
    if (url !== undefined) entry.rpcMap[referenceOf(caipNetworkId)] = url
  }
  if (override !== null) applyOverride(proposed, override)
  return proposed
}

/** Adds `bip122_addressesChanged` to the events of bip122, unless the page overrides them. */
export function withBitcoinAddressEvent(
  proposed: ProposedNamespaces,
  override: RemoteOverride | null,
): ProposedNamespaces {
  const { bip122 } = proposed
  if (bip122 === undefined || override?.events?.bip122 !== undefined) return proposed
  return {
    ...proposed,
    bip122: { ...bip122, events: [...bip122.events, 'bip122_addressesChanged'] },
  }
}

function applyOverride(
  proposed: ProposedNamespaces,
  { methods, chains, events, rpcMap, defaultChain }: RemoteOverride,
): void {
  for (const part of ['methods', 'chains', 'events'] as const) {
    const lists = { methods, chains, events }[part] ?? {}
    for (const [namespace, list] of Object.entries(lists))
      namespaceIn(proposed, namespace)[part] = [...list]
  }
  const cleared = new Set<Namespace>()
  for (const [chain, url] of Object.entries(rpcMap ?? {})) {
    const namespace = chain.slice(0, chain.indexOf(':'))
    const entry = namespaceIn(proposed, namespace)
    if (!cleared.has(namespace)) entry.rpcMap = {}
    cleared.add(namespace)
    entry.rpcMap[referenceOf(chain)] = url
  }
  if (defaultChain !== undefined)
    namespaceIn(proposed, defaultChain.slice(0, defaultChain.indexOf(':'))).defaultChain =
      defaultChain
}

function namespaceIn(proposed: ProposedNamespaces, namespace: Namespace): ProposedNamespace {
  proposed[namespace] ??= {
    chains: [],
    methods: [...proposedMethods(namespace)],
    events: [...remoteEvents],
    rpcMap: {},
  }
  return proposed[namespace]
}

const referenceOf = (chain: string) => chain.slice(chain.indexOf(':') + 1)
