import { Address, OutScript } from '@scure/btc-signer'
import { type HttpResponse, jsonResponse } from '../../faults/http-response.ts'
import type { Call } from '../../faults/start-fault-server.ts'
import { bitcoinNetwork } from '../../keys/bip122.ts'
import type { AddressBalance } from '../balances.types.ts'
import type { KnownAccount } from '../known-accounts.ts'
import { BroadcastError, broadcast } from './broadcast.ts'
import { createUtxoSet, type Utxo, type UtxoSet } from './utxo-set.ts'

type Location = { utxos: UtxoSet; script: Uint8Array }

const mainnet = '000000000019d6689c085ae165831e93'
const testnet = '000000000933ea01ad0ee984209779ba'
const references = [mainnet, testnet, 'local']
const genesisHashes = new Map([
  [mainnet, '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f'],
  [testnet, '000000000933ea01ad0ee984209779baaec3ced90fa3f408719526f8d77f4943'],
])
const tipHeight = 2_500_100
/** Values of the initial outputs of a payment address, in satoshi. */
const paymentValues = [50_000_000n, 25_000_000n]
/** Values of the initial outputs of an ordinals address, in satoshi. */
const ordinalsValues = [10_000n, 546n]

/** Creates an Esplora API for several networks. The form of an address determines its network. */
export function createBitcoin(accounts: readonly KnownAccount[]) {
  const networks = references.map((reference) => ({
    parameters: bitcoinNetwork(reference),
    utxos: createUtxoSet(reference),
    reference,
  }))
  for (const { utxos, reference } of networks) {
    for (const { payment, ordinals } of accounts) {
      utxos.add(payment(reference), paymentValues)
      utxos.add(ordinals(reference), ordinalsValues)
    }
  }
  const locate = (address: string): Location | null => {
    for (const { parameters, utxos } of networks) {
      const script = scriptOf(address, parameters)
      if (script !== null) return { utxos, script }
    }
    return null
  }
  const respondToBroadcast = (raw: string): HttpResponse => {
    try {
      const id = broadcast(
        networks.map(({ utxos }) => utxos),
        raw,
      )
      return textResponse(id)
    } catch (error) {
      if (error instanceof BroadcastError) return textResponse(error.message, 400)
      throw error
    }
  }
  return {
    set({ address, amount }: AddressBalance): void {
      const location = locate(address)
      if (location === null) throw new Error(`${address} is not a Bitcoin address.`)
      location.utxos.replace(location.script, BigInt(amount))
    },
    /**
     * Responds at `/api/…` and `/{reference}/api/…`. The responses differ only in the genesis hash:
     * that of testnet, or of the network with the CAIP-2 reference.
     */
    respond({ method, url, body }: Call, subpath: string): HttpResponse {
      const [, reference = testnet, path = ''] =
        /^(?:\/([0-9a-f]{32}))?\/api(\/.*)$/.exec(subpath) ?? []
      const genesis = genesisHashes.get(reference)
      if (path === '/block-height/0' && genesis !== undefined) return textResponse(genesis)
      if (method === 'POST' && path === '/tx') return respondToBroadcast(body)
      if (path === '/blocks/tip/height') return textResponse(String(tipHeight))
      if (path === '/fee-estimates') return jsonResponse({ 1: 3, 6: 2, 144: 1 })
      const [, address, utxoPath] = /^\/address\/([^/]+)(\/utxo)?$/.exec(path) ?? []
      if (address === undefined) return textResponse(`Unknown path ${url.pathname}`, 404)
      const location = locate(decodeURIComponent(address))
      if (location === null) return textResponse('Invalid Bitcoin address', 400)
      const utxos = location.utxos.of(location.script)
      return jsonResponse(
        utxoPath === undefined ? { address, ...statsOf(utxos) } : utxos.map(formatUtxo),
      )
    },
  }
}

function scriptOf(
  address: string,
  parameters: ReturnType<typeof bitcoinNetwork>,
): Uint8Array | null {
  try {
    return OutScript.encode(Address(parameters).decode(address))
  } catch {
    return null
  }
}

const textResponse = (body: string, status = 200): HttpResponse => ({
  status,
  headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
  body,
})

const formatUtxo = ({ txid, vout, value, height }: Utxo) => ({
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

function statsOf(utxos: readonly Utxo[]) {
  const summarize = (subset: readonly Utxo[]) => ({
    funded_txo_count: subset.length,
    funded_txo_sum: subset.reduce((sum, { value }) => sum + Number(value), 0),
    spent_txo_count: 0,
    spent_txo_sum: 0,
    tx_count: subset.length,
  })
  return {
    chain_stats: summarize(utxos.filter(({ height }) => height !== null)),
    mempool_stats: summarize(utxos.filter(({ height }) => height === null)),
  }
}
