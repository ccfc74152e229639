import { Address, OutScript } from '@scure/btc-signer'
import type { Answer } from '../../faults/http-response.ts'
import { json } from '../../faults/http-response.ts'
import type { Call } from '../../faults/start-fault-server.ts'
import { bitcoinNetwork } from '../../keys/bip122.ts'
import type { HeldBalance } from '../balances.types.ts'
import type { KnownAccount } from '../known-accounts.ts'
import { broadcast, Refused } from './broadcast.ts'
import { type Coin, type Coins, createCoins } from './utxo-set.ts'

type Place = { coins: Coins; script: Uint8Array }

/** Mainnet, testnet, and a local one, in this order. */
const references = ['000000000019d6689c085ae165831e93', '000000000933ea01ad0ee984209779ba', 'local']
const testnet = '000000000933ea01ad0ee984209779ba'
const firstBlocks = new Map([
  [
    '000000000019d6689c085ae165831e93',
    '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f',
  ],
  [testnet, '000000000933ea01ad0ee984209779baaec3ced90fa3f408719526f8d77f4943'],
])
const paymentCoins = [50_000_000n, 25_000_000n]
const ordinalsCoins = [10_000n, 546n]

/** Bitcoin as Esplora shows it, on networks that are told apart by their addresses. */
export function createBitcoin(accounts: readonly KnownAccount[]) {
  const networks = references.map((reference) => ({
    network: bitcoinNetwork(reference),
    coins: createCoins(reference),
    reference,
  }))
  for (const { coins, reference } of networks) {
    for (const { payment, ordinals } of accounts) {
      coins.give(payment(reference), paymentCoins)
      coins.give(ordinals(reference), ordinalsCoins)
    }
  }
  const find = (address: string): Place | null => {
    for (const { network, coins } of networks) {
      const script = scriptOf(address, network)
      if (script !== null) return { coins, script }
    }
    return null
  }
  return {
    set({ address, amount }: HeldBalance): void {
      const place = find(address)
      if (place === null) throw new Error(`${address} is no Bitcoin address.`)
      place.coins.replace(place.script, BigInt(amount))
    },
    /** `/api/…` is the test network's service, `/{reference}/api/…` that of any. */
    answer({ method, url, body }: Call, rest: string): Answer {
      const [, reference = testnet, path = ''] =
        /^(?:\/([0-9a-f]{32}))?\/api(\/.*)$/.exec(rest) ?? []
      const first = firstBlocks.get(reference)
      if (path === '/block-height/0' && first !== undefined) return plain(first)
      if (method === 'POST' && path === '/tx')
        return sent(() =>
          broadcast(
            networks.map(({ coins }) => coins),
            body,
          ),
        )
      if (path === '/blocks/tip/height') return plain(String(tip))
      if (path === '/fee-estimates') return json({ 1: 3, 6: 2, 144: 1 })
      const [, address, what] = /^\/address\/([^/]+)(\/utxo)?$/.exec(path) ?? []
      if (address === undefined) return plain(`Nothing at ${url.pathname}`, 404)
      const place = find(decodeURIComponent(address))
      if (place === null) return plain('Invalid Bitcoin address', 400)
      const coins = place.coins.at(place.script)
      return json(what === undefined ? { address, ...stats(coins) } : coins.map(written))
    },
  }
}

const tip = 2_500_100

function scriptOf(address: string, network: ReturnType<typeof bitcoinNetwork>): Uint8Array | null {
  try {
    return OutScript.encode(Address(network).decode(address))
  } catch {
    return null
  }
}

function sent(send: () => string): Answer {
  try {
    return plain(send())
  } catch (error) {
    if (error instanceof Refused) return plain(error.message, 400)
    throw error
  }
}

const plain = (body: string, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
  body,
})

const written = ({ txid, vout, value, height }: Coin) => ({
  txid,
  vout,
  status:
    height === null
      ? { confirmed: false }
      : {
          confirmed: true,
          block_height: height,
          block_hash: '00'.repeat(32),
          block_time: 1_700_000_000,
        },
  value: Number(value),
})

function stats(coins: readonly Coin[]) {
  const of = (some: readonly Coin[]) => ({
    funded_txo_count: some.length,
    funded_txo_sum: some.reduce((sum, { value }) => sum + Number(value), 0),
    spent_txo_count: 0,
    spent_txo_sum: 0,
    tx_count: some.length,
  })
  return {
    chain_stats: of(coins.filter(({ height }) => height !== null)),
    mempool_stats: of(coins.filter(({ height }) => height === null)),
  }
}
