import type { Kit } from '@latchkit/core'
import { Connection, VersionedTransaction } from 'solana-web3-1'

/** A connection to the node from which the kit reads. */
export function createConnection(kit: Kit) {
  const url = kit.network.get('solana').active?.rpcUrls.default[0]
  if (url === undefined) throw new Error('The Solana network has no RPC URL')
  return new Connection(url)
}

/** Signs a transaction with the connected wallet, and sends it. Resolves with its signature. */
export async function send(kit: Kit, transaction: VersionedTransaction) {
  const provider = kit.wallet.provider('solana')
  if (provider === null) throw new Error('No Solana wallet is connected')
  const signed = await provider.signTransaction(transaction.serialize())
  return createConnection(kit).sendTransaction(VersionedTransaction.deserialize(signed))
}
