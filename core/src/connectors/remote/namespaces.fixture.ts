import { rawSession, solanaMain } from '../../clients/relay/scripted-provider.fixture.ts'
import { type CaipNetworkId, caipNetworkIdOf } from '../../domain/caip/caip.ts'
import { defineNetwork } from '../../domain/network/define-network.ts'
import type { Network } from '../../domain/network/network.ts'
import { bitcoin, bitcoinTestnet } from '../../domain/networks/bip122.ts'
import { networks } from './remote.fixture.ts'

/**
 * The addresses of two accounts by network, for the namespaces whose addresses differ by network.
 */
export const addresses = {
  polkadot: {
    polkadot: [
      '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
      '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3',
    ],
    kusama: [
      'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F',
      'FoQJpPyadYccjavVdTWxpxU7rUEaYhfLCPwXgkfD6Zat9QP',
    ],
  },
  cosmos: {
    hub: [
      'cosmos1w508d6qejxtdg4y5r3zarvary0c5xw7k6ah60c',
      'cosmos13tscj9lxde5jh2mtuwazunzums8te3pfkvk4gj',
    ],
    osmosis: [
      'osmo1w508d6qejxtdg4y5r3zarvary0c5xw7kjxy2e2',
      'osmo13tscj9lxde5jh2mtuwazunzums8te3pf7h997q',
    ],
  },
  bip122: {
    mainnet: [
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    ],
    testnet: [
      'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
      'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47zagq',
    ],
  },
} as const

export const chains = {
  polkadot: caipNetworkIdOf('polkadot', '91b171bb158e2d3848fa23a9f1c25182'),
  kusama: caipNetworkIdOf('polkadot', 'b0a8d493285c2df73290dfb7e61f870f'),
  hub: caipNetworkIdOf('cosmos', 'cosmoshub-4'),
  osmosis: caipNetworkIdOf('cosmos', 'osmosis-1'),
  mainnet: caipNetworkIdOf('bip122', '000000000019d6689c085ae165831e93'),
  testnet: caipNetworkIdOf('bip122', '000000000933ea01ad0ee984209779ba'),
}

const coin = { name: 'Coin', symbol: 'COIN', decimals: 10 }
const network = (caipNetworkId: CaipNetworkId, name: string) => {
  const [chainNamespace = '', id = ''] = caipNetworkId.split(':')
  return defineNetwork({
    id,
    name,
    chainNamespace,
    caipNetworkId,
    nativeCurrency: coin,
    rpcUrls: { default: { http: ['https://node.example'] } },
  })
}

/**
 * The networks of `remote.fixture.ts`, and two networks of each namespace whose addresses differ by
 * network.
 */
export const allNetworks: readonly Network[] = [
  ...networks,
  ...[bitcoin, bitcoinTestnet].map((definition) => defineNetwork(definition)),
  network(chains.polkadot, 'Polkadot'),
  network(chains.kusama, 'Kusama'),
  network(chains.hub, 'Cosmos Hub'),
  network(chains.osmosis, 'Osmosis'),
]

/** A signing method for each namespace. A grant without one is refused (fault XC1). */
const signingMethods = ['signMessage', 'polkadot_signMessage', 'cosmos_signAmino']

/** Creates the namespace of a session that grants these addresses, by chain. */
export function granting(
  addressesByChain: Readonly<Record<string, readonly string[]>>,
  methods: readonly string[] = [],
) {
  const accounts = Object.entries(addressesByChain).flatMap(([chain, list]) =>
    list.map((address) => `${chain}:${address}`),
  )
  return {
    chains: Object.keys(addressesByChain),
    accounts,
    methods: [...signingMethods, ...methods],
    events: ['accountsChanged', 'chainChanged'],
  }
}

const { polkadot, cosmos, bip122 } = addresses
/**
 * Creates a session of five namespaces: two accounts on two networks each (solana: one network).
 */
export const fiveNamespaces = (overrides: object = {}) =>
  rawSession({
    namespaces: {
      eip155: rawSession().namespaces.eip155,
      solana: granting(
        {
          [solanaMain]: [
            'So11111111111111111111111111111111111111112',
            '4fYNw3dojWmQ4dXtSGE9epjRGy9pFSx62YypT7avPYvA',
          ],
        },
        ['solana_signMessage'],
      ),
      polkadot: granting(
        { [chains.polkadot]: polkadot.polkadot, [chains.kusama]: polkadot.kusama },
        ['polkadot_signMessage'],
      ),
      bip122: granting({ [chains.mainnet]: bip122.mainnet, [chains.testnet]: bip122.testnet }, [
        'signMessage',
      ]),
      cosmos: granting({ [chains.hub]: cosmos.hub, [chains.osmosis]: cosmos.osmosis }, [
        'cosmos_signAmino',
      ]),
    },
    ...overrides,
  })
export const namespaces = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'] as const
