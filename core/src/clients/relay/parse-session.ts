import * as v from 'valibot'
import { type CaipNetworkId, caipAddressOf, caipNetworkIdOf } from '../../domain/caip/caip.ts'
import { modernNetworkId } from '../../domain/caip/legacy-networks.ts'
import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import { cleanText } from '../../domain/text/text.ts'
import { hostOf, safeImage } from '../../domain/text/url.ts'
import { parseAddress } from '../address/parse-address.ts'
import { objectSchema } from '../http/object-schema.ts'
import { parseSessionAddresses } from './bitcoin-addresses.ts'
import type { RelayNamespace, RelaySession } from './relay.types.ts'

/** Maximum number of parsed entries per list: more than any wallet has, to limit hostile lists. */
const maxEntries = 2_000
/** Maximum number of parsed keys in `namespaces`; a wallet may use one per network. */
const maxNamespaces = 200
const list = v.fallback(v.array(v.unknown()), [])
const text = v.fallback(v.string(), '')
const sessionSchema = objectSchema({
  topic: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  pairingTopic: v.fallback(v.nullable(v.string()), null),
  expiry: v.pipe(v.number(), v.safeInteger()),
  namespaces: v.record(v.string(), v.unknown()),
  peer: v.fallback(
    objectSchema({ metadata: objectSchema({ name: text, url: text, icons: list }) }),
    {
      metadata: { name: '', url: '', icons: [] },
    },
  ),
})
const namespaceSchema = objectSchema({
  chains: v.optional(list, []),
  accounts: v.optional(list, []),
  methods: v.optional(list, []),
})
type NamespaceLists = v.InferOutput<typeof namespaceSchema>

const isData = (icon: unknown) => typeof icon === 'string' && /^data:/i.test(icon)

/**
 * Parses a session of the SDK. Drops invalid parts, because the wallet controls the data. Null if
 * the topic, the expiry or the namespaces are missing or invalid. Never throws.
 */
export function parseSession(raw: unknown): RelaySession | null {
  try {
    const { topic, pairingTopic, expiry, namespaces, peer } = v.parse(sessionSchema, raw)
    const { name, url, icons } = peer.metadata
    return {
      topic,
      pairingTopic,
      expiresAt: expiry * 1_000,
      wallet: {
        name: cleanText(name) || hostOf(url) || 'Unknown',
        // Icon URLs are dropped: a page's content security policy does not allow their hosts.
        icon:
          icons
            .filter(isData)
            .map(safeImage)
            .find((icon) => icon !== null) ?? null,
      },
      namespaces: parseNamespaces(namespaces),
      bitcoinAddresses: parseSessionAddresses(raw),
    }
  } catch {
    return null
  }
}

/** Parses namespaces. A key such as `eip155:1` is merged into `eip155`, with that chain. */
function parseNamespaces(raw: Readonly<Record<string, unknown>>): ByNamespace<RelayNamespace> {
  const parsed: Record<string, RelayNamespace> = {}
  for (const [key, value] of Object.entries(raw).slice(0, maxNamespaces)) {
    const [namespace = '', reference] = key.split(':')
    const result = v.safeParse(namespaceSchema, value)
    if (!result.success || !/^[-a-z0-9]{3,8}$/.test(namespace)) continue
    const { chains, accounts, methods } = result.output
    const allChains = reference === undefined ? chains : [key, ...chains]
    const next = parseNamespace(namespace, { chains: allChains, accounts, methods })
    parsed[namespace] = merge(parsed[namespace], next)
  }
  return parsed
}

function parseNamespace(
  namespace: Namespace,
  { chains, accounts, methods }: NamespaceLists,
): RelayNamespace {
  const ownAccounts = accounts
    .slice(0, maxEntries)
    .flatMap((account) => parseAccount(namespace, account) ?? [])
  const ownChains = chains
    .slice(0, maxEntries)
    .flatMap((chain) => parseNetwork(namespace, chain) ?? [])
  const networks = [...ownChains, ...ownAccounts.map(({ network }) => network)]
  const legacy = networks.filter(
    (chain) => modernNetworkId(chain) !== chain && !networks.includes(modernNetworkId(chain)),
  )
  return {
    chains: unique(networks.map(modernNetworkId)),
    accounts: unique(
      ownAccounts.map(({ network, address }) => caipAddressOf(modernNetworkId(network), address)),
    ),
    methods: unique(methods.slice(0, maxEntries).filter((method) => typeof method === 'string')),
    walletChainIds: Object.fromEntries(legacy.map((chain) => [modernNetworkId(chain), chain])),
  }
}

const merge = (first: RelayNamespace | undefined, second: RelayNamespace): RelayNamespace =>
  first === undefined
    ? second
    : {
        chains: unique([...first.chains, ...second.chains]),
        accounts: unique([...first.accounts, ...second.accounts]),
        methods: unique([...first.methods, ...second.methods]),
        walletChainIds: { ...first.walletChainIds, ...second.walletChainIds },
      }

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)]

/** Parses a CAIP-2 id of this namespace; null for any other value. */
export function parseNetwork(namespace: Namespace, value: unknown): CaipNetworkId | null {
  if (typeof value !== 'string') return null
  const [own, reference = '', ...rest] = value.split(':')
  const form = namespace === 'eip155' ? /^[1-9]\d{0,15}$/ : /^[-_a-zA-Z0-9]{1,32}$/
  return own === namespace && rest.length === 0 && form.test(reference)
    ? caipNetworkIdOf(namespace, reference)
    : null
}

/** Parses a CAIP-10 id of this namespace into its parts; null for any other value. */
export function parseAccount(
  namespace: Namespace,
  value: unknown,
): { network: CaipNetworkId; address: string } | null {
  if (typeof value !== 'string') return null
  const separator = value.lastIndexOf(':')
  const network = parseNetwork(namespace, value.slice(0, separator))
  if (network === null) return null
  const address = parseAddress(namespace, value.slice(separator + 1), network)
  return address === null ? null : { network, address }
}
