import { isRecord } from '../../base/checks.ts'
import { bitcoinErrors } from './bitcoin-error.ts'

/** An unspent output in the form of Esplora. `value` in satoshi. */
export type Utxo = { txid: string; vout: number; value: bigint }

/** Reads the unspent outputs of an address from an Esplora service. */
export async function readUtxos(rpc: string | null, address: string): Promise<readonly Utxo[]> {
  const list: unknown = JSON.parse(await request(rpc, `/address/${address}/utxo`, null))
  if (!Array.isArray(list))
    throw bitcoinErrors.internal(`Reading the outputs of ${address} failed: not an array.`)
  return list.filter(isRecord).map(({ txid, vout, value }) => ({
    txid: String(txid),
    vout: Number(vout),
    value: BigInt(String(value)),
  }))
}

/** Broadcasts a raw transaction and resolves with its id. */
export const broadcast = (rpc: string | null, raw: string): Promise<string> =>
  request(rpc, '/tx', raw)

async function request(rpc: string | null, path: string, body: string | null): Promise<string> {
  if (rpc === null) throw bitcoinErrors.internal('The wallet has no node for this network.')
  const response = await fetch(`${rpc}${path}`, body === null ? {} : { method: 'POST', body })
  const text = await response.text()
  if (!response.ok) throw bitcoinErrors.internal(text)
  return text
}
