import { type CaipNetworkId, caipNetworkIdOf } from '../../domain/caip/caip.ts'

/** The address format of a network. Testnet, Testnet4 and Signet share `testnet`. */
export type AddressKind = 'mainnet' | 'testnet' | 'regtest'
/**
 * A Bitcoin network and its names in the wallets' APIs; null if the API has no name for it.
 * `legacyUnisat`: the name in `getNetwork` and `switchNetwork`, which UniSat's API had before
 * `getChain` and `switchChain`.
 */
export type BitcoinNetwork = {
  /** The CAIP-2 reference. */
  reference: string
  kind: AddressKind
  satsConnect: string
  standard: string
  unisat: string | null
  legacyUnisat: string | null
}

const networks: readonly BitcoinNetwork[] = [
  {
    reference: '000000000019d6689c085ae165831e93',
    kind: 'mainnet',
    satsConnect: 'Mainnet',
    standard: 'bitcoin:mainnet',
    unisat: 'BITCOIN_MAINNET',
    legacyUnisat: 'livenet',
  },
  {
    reference: '000000000933ea01ad0ee984209779ba',
    kind: 'testnet',
    satsConnect: 'Testnet',
    standard: 'bitcoin:testnet',
    unisat: 'BITCOIN_TESTNET',
    legacyUnisat: 'testnet',
  },
  {
    reference: '00000000da84f2bafbbc53dee25a72ae',
    kind: 'testnet',
    satsConnect: 'Testnet4',
    standard: 'bitcoin:testnet4',
    unisat: 'BITCOIN_TESTNET4',
    legacyUnisat: null,
  },
  {
    reference: '00000008819873e925422c1ff0f99f7c',
    kind: 'testnet',
    satsConnect: 'Signet',
    standard: 'bitcoin:signet',
    unisat: 'BITCOIN_SIGNET',
    legacyUnisat: 'signet',
  },
  {
    reference: '0f9188f13cb7b2c71f2a335e3a4fc328',
    kind: 'regtest',
    satsConnect: 'Regtest',
    standard: 'bitcoin:regtest',
    unisat: null,
    legacyUnisat: null,
  },
]

/** Returns the network that a wallet API calls `name`; null if the name is unknown. */
export const findNetworkByName = (
  api: 'satsConnect' | 'standard' | 'unisat' | 'legacyUnisat',
  name: unknown,
): BitcoinNetwork | null =>
  networks.find((network) => typeof name === 'string' && network[api] === name) ?? null

/** Returns the network of a CAIP-2 id; null if the id is unknown. */
export const findNetwork = (caipNetworkId: CaipNetworkId): BitcoinNetwork | null =>
  networks.find((network) => toNetworkId(network) === caipNetworkId) ?? null

/** Returns the default network of an address format: the first one in the list above. */
export const networkOfKind = (kind: AddressKind): BitcoinNetwork | null =>
  networks.find((network) => network.kind === kind) ?? null

/** The CAIP-2 id of a network. */
export const toNetworkId = ({ reference }: BitcoinNetwork): CaipNetworkId =>
  caipNetworkIdOf('bip122', reference)
