import { sha256 } from '@noble/hashes/sha2'
import { base58, bech32, bech32m, createBase58check } from '@scure/base'
import { type CaipNetworkId, parseCaipNetworkId } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { parseEvmAddress } from './evm-address.ts'
import { decodeSs58 } from './ss58.ts'

type Bitcoin = { hrp: string; versions: readonly number[] }

const maxLength = 128
const bitcoinMainnet: Bitcoin = { hrp: 'bc', versions: [0x00, 0x05] }
const bitcoinTestnet: Bitcoin = { hrp: 'tb', versions: [0x6f, 0xc4] }
const bitcoinRegtest: Bitcoin = { hrp: 'bcrt', versions: [0x6f, 0xc4] }
/** By CAIP-2 reference. An address of an unknown network may have the form of any of them. */
const bitcoinNetworks: ReadonlyMap<string, Bitcoin> = new Map([
  ['000000000019d6689c085ae165831e93', bitcoinMainnet],
  ['000000000933ea01ad0ee984209779ba', bitcoinTestnet],
  ['00000000da84f2bafbbc53dee25a72ae', bitcoinTestnet],
  ['00000008819873e925422c1ff0f99f7c', bitcoinTestnet],
  ['0f9188f13cb7b2c71f2a335e3a4fc328', bitcoinRegtest],
])
/** The address prefixes of Cosmos chains. Another chain may have any prefix. */
const cosmosPrefixes: ReadonlyMap<string, string> = new Map([
  ['cosmoshub-4', 'cosmos'],
  ['osmosis-1', 'osmo'],
])

/**
 * Parses an address of a namespace, with its checksum, and of a network unless that is null. Returns
 * an EVM address with its EIP-55 checksum. A namespace that is not known requires only the
 * characters of CAIP-10. Null for any other value (fault W4).
 */
export function parseAddress(
  namespace: Namespace,
  value: unknown,
  network: CaipNetworkId | null,
): string | null {
  if (typeof value !== 'string' || value.length > maxLength) return null
  if (namespace === 'eip155' || (namespace === 'polkadot' && value.startsWith('0x')))
    return parseEvmAddress(value)
  const reference = network === null ? '' : parseCaipNetworkId(network).reference
  return isAddress(namespace, value, reference) ? value : null
}

function isAddress(namespace: Namespace, text: string, reference: string): boolean {
  if (namespace === 'solana') return decode(() => base58.decode(text))?.length === 32
  if (namespace === 'polkadot') return decodeSs58(text) !== null
  if (namespace === 'cosmos') return isCosmosAddress(text, cosmosPrefixes.get(reference))
  if (namespace !== 'bip122') return /^[-.%a-zA-Z0-9]{1,128}$/.test(text)
  const network = bitcoinNetworks.get(reference)
  const networks = network ? [network] : [bitcoinMainnet, bitcoinTestnet, bitcoinRegtest]
  return networks.some((each) => isSegwitAddress(text, each) || isLegacyAddress(text, each))
}

/** 20 bytes of a key, or 32 of a contract or module. Lower case, as the chain writes it. */
function isCosmosAddress(text: string, requiredPrefix: string | undefined): boolean {
  const decoded = bech32.decodeUnsafe(text)
  const length = decoded && decode(() => bech32.fromWords(decoded.words))?.length
  return (
    text === text.toLowerCase() &&
    (length === 20 || length === 32) &&
    decoded?.prefix === (requiredPrefix ?? decoded?.prefix)
  )
}

/** A witness program: version 0 has the checksum of BIP-173, later versions that of BIP-350. */
function isSegwitAddress(text: string, { hrp }: Bitcoin): boolean {
  const first = bech32.decodeUnsafe(text)
  const isFirst = first?.words[0] === 0
  const decoded = isFirst ? first : bech32m.decodeUnsafe(text)
  const [version, ...words] = decoded?.words ?? []
  if (decoded?.prefix !== hrp || version === undefined || version > 16) return false
  const { length = 0 } = decode(() => bech32.fromWords(words)) ?? {}
  if (version === 0) return isFirst && (length === 20 || length === 32)
  return version === 1 ? length === 32 : length >= 2 && length <= 40
}

function isLegacyAddress(text: string, { versions }: Bitcoin): boolean {
  const bytes = decode(() => createBase58check(sha256).decode(text))
  return bytes?.length === 21 && versions.includes(bytes[0] ?? -1)
}

function decode(run: () => Uint8Array): Uint8Array | null {
  try {
    return run()
  } catch {
    return null // The text or its checksum is invalid.
  }
}
