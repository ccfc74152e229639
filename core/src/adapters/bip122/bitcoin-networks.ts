import { type CaipNetworkId, caipNetworkIdOf } from '../../domain/caip/caip.ts'

/** How a network writes its addresses; all test networks write them alike. */
export type AddressKind = 'mainnet' | 'testnet' | 'regtest'
/** A network of Bitcoin's, and what each family of wallets calls it, `older` UniSat's before it knew chains; null: they have no name for it. */
export type BitcoinNetwork = {
  reference: string
  kind: AddressKind
  satsConnect: string
  standard: string
  unisat: string | null
  older: string | null
}

const networks: readonly BitcoinNetwork[] = [
  {
    reference: '000000000019d6689c085ae165831e93',
    kind: 'mainnet',
    satsConnect: 'Mainnet',
    standard: 'bitcoin:mainnet',
    unisat: 'BITCOIN_MAINNET',
    older: 'livenet',
  },
  {
    reference: '000000000933ea01ad0ee984209779ba',
    kind: 'testnet',
    satsConnect: 'Testnet',
    standard: 'bitcoin:testnet',
    unisat: 'BITCOIN_TESTNET',
    older: 'testnet',
  },
  {
    reference: '00000000da84f2bafbbc53dee25a72ae',
    kind: 'testnet',
    satsConnect: 'Testnet4',
    standard: 'bitcoin:testnet4',
    unisat: 'BITCOIN_TESTNET4',
    older: null,
  },
  {
    reference: '00000008819873e925422c1ff0f99f7c',
    kind: 'testnet',
    satsConnect: 'Signet',
    standard: 'bitcoin:signet',
    unisat: 'BITCOIN_SIGNET',
    older: 'signet',
  },
  {
    reference: '0f9188f13cb7b2c71f2a335e3a4fc328',
    kind: 'regtest',
    satsConnect: 'Regtest',
    standard: 'bitcoin:regtest',
    unisat: null,
    older: null,
  },
]

/** The network a wallet names in its own words; null: none that we know. */
export const bitcoinNetworkBy = (
  family: 'satsConnect' | 'standard' | 'unisat' | 'older',
  name: unknown,
): BitcoinNetwork | null =>
  networks.find((network) => typeof name === 'string' && network[family] === name) ?? null

/** The network behind a CAIP-2 id; null: none that we know. */
export const bitcoinNetworkOf = (caipNetworkId: CaipNetworkId): BitcoinNetwork | null =>
  networks.find(({ reference }) => caipNetworkIdOf('bip122', reference) === caipNetworkId) ?? null

/** The network that is meant where only the way addresses are written is known. */
export const bitcoinNetworkOfKind = (kind: AddressKind): BitcoinNetwork | null =>
  networks.find((network) => network.kind === kind) ?? null

/** Its CAIP-2 id. */
export const caipOf = ({ reference }: BitcoinNetwork): CaipNetworkId =>
  caipNetworkIdOf('bip122', reference)
