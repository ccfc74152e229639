import { isRecord } from '../../base/checks.ts'
import { bitcoinErrors } from './bitcoin-error.ts'

/** A coin as Esplora lists it. */
export type Utxo = { txid: string; vout: number; value: bigint }

/** The coins at an address. */
export async function coinsAt(rpc: string | null, address: string): Promise<readonly Utxo[]> {
  const list: unknown = JSON.parse(await answer(rpc, `/address/${address}/utxo`, null))
  if (!Array.isArray(list)) throw bitcoinErrors.internal('The node did not list coins.')
  return list.filter(isRecord).map(({ txid, vout, value }) => ({
    txid: String(txid),
    vout: Number(vout),
    value: BigInt(String(value)),
  }))
}

/** Hands a transaction to the network; resolves with its id. */
export const broadcast = (rpc: string | null, raw: string): Promise<string> =>
  answer(rpc, '/tx', raw)

async function answer(rpc: string | null, path: string, body: string | null): Promise<string> {
  if (rpc === null) throw bitcoinErrors.internal('The wallet has no node for this network.')
  const response = await fetch(`${rpc}${path}`, body === null ? {} : { method: 'POST', body })
  const text = await response.text()
  if (!response.ok) throw bitcoinErrors.internal(text)
  return text
}
