import { legacyNetworkId } from '../caip/legacy-networks.ts'
import type { Namespace } from '../caip/namespace.ts'
import type { Network } from '../network/network.ts'
import { proposedMethods, remoteEvents } from './remote-methods.ts'
import type { RemoteOverride } from './remote-override.ts'

/** What a remote wallet is asked to grant of one namespace; all of it is optional. */
export type ProposedNamespace = {
  chains: string[]
  methods: string[]
  events: string[]
  /** http(s) by reference. Stays here: wallets are not told. */
  rpcMap: Record<string, string>
  defaultChain?: string
}
export type ProposedNamespaces = Record<string, ProposedNamespace>

type Proposable = Pick<Network, 'caipNetworkId' | 'chainNamespace' | 'rpcUrls'>

/** What is proposed for the configured networks, in their order; the page's override has the last word. */
export function proposedNamespaces(
  networks: readonly Proposable[],
  override: RemoteOverride | null,
): ProposedNamespaces {
  const proposed: ProposedNamespaces = {}
  for (const { caipNetworkId, chainNamespace, rpcUrls } of networks) {
    const ours = namespaceIn(proposed, chainNamespace)
    const old = legacyNetworkId(caipNetworkId)
    ours.chains.push(caipNetworkId, ...(old === null ? [] : [old]))
    const [url] = rpcUrls.default
    if (url !== undefined) ours.rpcMap[referenceOf(caipNetworkId)] = url
  }
  if (override !== null) applyOverride(proposed, override)
  return proposed
}

/** The same, where Bitcoin wallets may also tell of their addresses in a word of their own; unless the page names the events. */
export function hearingAddresses(
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
    const ours = namespaceIn(proposed, namespace)
    if (!cleared.has(namespace)) ours.rpcMap = {}
    cleared.add(namespace)
    ours.rpcMap[referenceOf(chain)] = url
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
