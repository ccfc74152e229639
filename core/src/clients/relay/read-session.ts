import * as v from 'valibot'
import { hasAddressForm } from '../../domain/caip/address-form.ts'
import { type CaipNetworkId, caipAddressOf, caipNetworkIdOf } from '../../domain/caip/caip.ts'
import { modernNetworkId } from '../../domain/caip/legacy-networks.ts'
import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import { cleanText } from '../../domain/text/text.ts'
import { hostOf, safeImage } from '../../domain/text/url.ts'
import { sessionAddresses } from './bitcoin-addresses.ts'
import { evmAddress } from './evm-address.ts'
import type { RelayNamespace, RelaySession } from './relay.types.ts'

/** More than any wallet has; a list may be made to hurt. */
const most = 2_000
const list = v.fallback(v.array(v.unknown()), [])
const text = v.fallback(v.string(), '')
const schema = v.object({
  topic: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  pairingTopic: v.fallback(v.nullable(v.string()), null),
  expiry: v.pipe(v.number(), v.safeInteger()),
  namespaces: v.record(v.string(), v.unknown()),
  peer: v.fallback(v.object({ metadata: v.object({ name: text, url: text, icons: list }) }), {
    metadata: { name: '', url: '', icons: [] },
  }),
})
const namespaceSchema = v.object({
  chains: v.optional(list, []),
  accounts: v.optional(list, []),
  methods: v.optional(list, []),
})

/** An unknown session; null for what is none. What reads badly in it is left out (hostile session data). Never throws. */
export function readSession(raw: unknown): RelaySession | null {
  try {
    const { topic, pairingTopic, expiry, namespaces, peer } = v.parse(schema, raw)
    const { name, url, icons } = peer.metadata
    return {
      topic,
      pairingTopic,
      expiresAt: expiry * 1_000,
      wallet: {
        name: cleanText(name) || hostOf(url) || 'Unknown',
        icon: icons.map(safeImage).find((icon) => icon !== null) ?? null,
      },
      namespaces: readNamespaces(namespaces),
      bitcoinAddresses: sessionAddresses(raw),
    }
  } catch {
    return null
  }
}

/** `eip155:1` as a namespace is `eip155` that says one chain. */
function readNamespaces(raw: Readonly<Record<string, unknown>>): ByNamespace<RelayNamespace> {
  const read: Record<string, RelayNamespace> = {}
  for (const [key, value] of Object.entries(raw)) {
    const [namespace = '', reference] = key.split(':')
    const parsed = v.safeParse(namespaceSchema, value)
    if (!parsed.success || !/^[-a-z0-9]{3,8}$/.test(namespace)) continue
    const { chains, accounts, methods } = parsed.output
    const said = reference === undefined ? chains : [key, ...chains]
    read[namespace] = joined(read[namespace], readNamespace(namespace, said, accounts, methods))
  }
  return read
}

function readNamespace(
  namespace: Namespace,
  chains: unknown[],
  accounts: unknown[],
  methods: unknown[],
): RelayNamespace {
  const owned = accounts.slice(0, most).flatMap((account) => readAccount(namespace, account) ?? [])
  const named = chains.slice(0, most).flatMap((chain) => readNetwork(namespace, chain) ?? [])
  const said = [...named, ...owned.map(({ network }) => network)]
  const renamed = said.filter(
    (chain) => modernNetworkId(chain) !== chain && !said.includes(modernNetworkId(chain)),
  )
  return {
    chains: unique(said.map(modernNetworkId)),
    accounts: unique(
      owned.map(({ network, address }) => caipAddressOf(modernNetworkId(network), address)),
    ),
    methods: unique(methods.slice(0, most).filter((method) => typeof method === 'string')),
    spoken: Object.fromEntries(renamed.map((chain) => [modernNetworkId(chain), chain])),
  }
}

const joined = (one: RelayNamespace | undefined, two: RelayNamespace): RelayNamespace =>
  one === undefined
    ? two
    : {
        chains: unique([...one.chains, ...two.chains]),
        accounts: unique([...one.accounts, ...two.accounts]),
        methods: unique([...one.methods, ...two.methods]),
        spoken: { ...one.spoken, ...two.spoken },
      }

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)]

/** A CAIP-2 id of this namespace as wallets must write it; null for anything else. */
export function readNetwork(namespace: Namespace, value: unknown): CaipNetworkId | null {
  if (typeof value !== 'string') return null
  const [own, reference = '', ...more] = value.split(':')
  const form = namespace === 'eip155' ? /^[1-9]\d{0,15}$/ : /^[-_a-zA-Z0-9]{1,32}$/
  return own === namespace && more.length === 0 && form.test(reference)
    ? caipNetworkIdOf(namespace, reference)
    : null
}

/**
 * An address of this namespace: with its capitals on eip155, in the form of the families we know, in CAIP-10's letters elsewhere; null for
 * anything else.
 */
export function readAddress(namespace: Namespace, value: unknown): string | null {
  const isEvm =
    namespace === 'eip155' ||
    (namespace === 'polkadot' && typeof value === 'string' && value.startsWith('0x'))
  if (isEvm) return evmAddress(value)
  if (typeof value !== 'string' || !/^[-.%a-zA-Z0-9]{1,128}$/.test(value)) return null
  return !known.has(namespace) || hasAddressForm(value, namespace) ? value : null
}

const known: ReadonlySet<Namespace> = new Set(['solana', 'polkadot', 'bip122', 'cosmos'])

/** A CAIP-10 id of this namespace taken apart, or null. */
export function readAccount(
  namespace: Namespace,
  value: unknown,
): { network: CaipNetworkId; address: string } | null {
  if (typeof value !== 'string') return null
  const end = value.lastIndexOf(':')
  const network = readNetwork(namespace, value.slice(0, end))
  const address = readAddress(namespace, value.slice(end + 1))
  return network === null || address === null ? null : { network, address }
}
