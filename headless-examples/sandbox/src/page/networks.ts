import type { Namespace, Network } from '@latchkit/core'
import { defineNetwork } from '@latchkit/core/networks'
import type { SandboxChain, SandboxDescription } from '../base/description.ts'
import type { DemoNamespace } from './namespaces-from-url.ts'
import { networkIcons } from './network-icons.ts'

/** A fictitious block explorer, so that pages show explorer links. */
const explorer = (id: number | string) => ({
  default: { name: 'Example Explorer', url: `https://explorer.example.com/${id}` },
})

const evmIcons: Readonly<Record<number, string>> = {
  31337: networkIcons.localhostOne,
  31338: networkIcons.localhostTwo,
}

/** Defines the network of a local Ethereum chain. */
const evmNetwork = ({ chainId, name, rpc }: SandboxChain) =>
  defineNetwork({
    id: chainId,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpc] } },
    blockExplorers: explorer(chainId),
    assets: { imageUrl: evmIcons[chainId] },
    testnet: true,
    confirmations: 2,
  })

type Coin = readonly [name: string, symbol: string, decimals: number]

const localNetwork = (
  chainNamespace: Namespace,
  id: string,
  name: string,
  [coin, symbol, decimals]: Coin,
  rpc: string,
  imageUrl: string,
) =>
  defineNetwork({
    id,
    name,
    chainNamespace,
    caipNetworkId: `${chainNamespace}:${id}`,
    nativeCurrency: { name: coin, symbol, decimals },
    rpcUrls: { default: { http: [rpc] } },
    blockExplorers: explorer(id),
    assets: { imageUrl },
    testnet: true,
  })

const solana = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const bitcoin = '000000000933ea01ad0ee984209779ba'
const polkadot = '91b171bb158e2d3848fa23a9f1c25182'
const kusama = 'b0a8d493285c2df73290dfb7e61f870f'

/**
 * The sandbox's networks by namespace. All are served locally, including those with the ids and
 * names of public networks, such as Polkadot and Cosmos Hub.
 */
export const networksOf = ({
  chains,
  svm,
  balances,
}: Pick<SandboxDescription, 'chains' | 'svm' | 'balances'>): Readonly<
  Record<DemoNamespace, readonly Network[]>
> => ({
  eip155: chains.map(evmNetwork),
  solana: [
    localNetwork(
      'solana',
      solana,
      'Local Solana',
      ['Solana', 'SOL', 9],
      svm.rpc,
      networkIcons.solana,
    ),
  ],
  polkadot: [
    localNetwork(
      'polkadot',
      polkadot,
      'Polkadot',
      ['Polkadot', 'DOT', 10],
      `${balances}/polkadot/${polkadot}`,
      networkIcons.polkadot,
    ),
    localNetwork(
      'polkadot',
      kusama,
      'Kusama',
      ['Kusama', 'KSM', 12],
      `${balances}/polkadot/${kusama}`,
      networkIcons.kusama,
    ),
  ],
  bip122: [
    localNetwork(
      'bip122',
      bitcoin,
      'Local Bitcoin',
      ['Bitcoin', 'BTC', 8],
      `${balances}/bip122/api`,
      networkIcons.bitcoin,
    ),
  ],
  cosmos: [
    localNetwork(
      'cosmos',
      'cosmoshub-4',
      'Cosmos Hub',
      ['Atom', 'ATOM', 6],
      `${balances}/cosmos/cosmoshub-4`,
      networkIcons.cosmos,
    ),
    localNetwork(
      'cosmos',
      'osmosis-1',
      'Osmosis',
      ['Osmo', 'OSMO', 6],
      `${balances}/cosmos/osmosis-1`,
      networkIcons.osmosis,
    ),
  ],
})
