import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { verifyInput } from '../../keys/bip122-verify-input.ts'
import type { Utxo, UtxoSet } from './utxo-set.ts'

/** A transaction that a node rejects, with the node's code and message. */
export class BroadcastError extends Error {
  constructor(code: number, message: string) {
    super(`sendrawtransaction RPC error: ${JSON.stringify({ code, message })}`)
  }
}

/**
 * Validates a raw transaction as a node does, replaces the outputs that it spends by those that it
 * creates, and returns its id. Its network is the one that has all of its inputs. Throws
 * `BroadcastError` if it is invalid.
 */
export function broadcast(networks: readonly UtxoSet[], raw: string): string {
  const transaction = parseRaw(raw)
  const inputs = Array.from({ length: transaction.inputsLength }, (_, index) =>
    transaction.getInput(index),
  )
  for (const utxos of networks) {
    const spent = inputs.map(({ txid, index }) =>
      txid && index !== undefined ? utxos.find(hex.encode(txid), index) : null,
    )
    if (spent.some((utxo) => utxo === null)) continue
    const spentUtxos = spent.filter((utxo) => utxo !== null)
    assertValid(transaction, spentUtxos)
    utxos.spend(spentUtxos, outputsOf(transaction))
    return transaction.id
  }
  throw new BroadcastError(-25, 'bad-txns-inputs-missingorspent')
}

function parseRaw(raw: string): Transaction {
  const decodeError = 'TX decode failed. Make sure the tx has at least one input.'
  let transaction: Transaction
  try {
    transaction = Transaction.fromRaw(hex.decode(raw.trim()), {
      allowUnknownOutputs: true,
      disableScriptCheck: true,
    })
  } catch {
    throw new BroadcastError(-22, decodeError)
  }
  if (transaction.inputsLength > 0 && transaction.outputsLength > 0) return transaction
  throw new BroadcastError(-22, decodeError)
}

function assertValid(transaction: Transaction, spent: readonly Utxo[]): void {
  if (new Set(spent).size !== spent.length)
    throw new BroadcastError(-26, 'bad-txns-inputs-duplicate')
  const sum = (utxos: readonly Utxo[]) => utxos.reduce((total, { value }) => total + value, 0n)
  const fee = sum(spent) - sum(outputsOf(transaction))
  if (fee < 0n) throw new BroadcastError(-26, 'bad-txns-in-belowout')
  if (!spent.every((_, index) => verifyInput(transaction, index, spent)))
    throw new BroadcastError(-26, 'mandatory-script-verify-flag-failed')
  if (fee < BigInt(transaction.vsize)) throw new BroadcastError(-26, 'min relay fee not met')
}

const outputsOf = (transaction: Transaction): readonly Utxo[] =>
  Array.from({ length: transaction.outputsLength }, (_, vout) => {
    const { amount = 0n, script = new Uint8Array() } = transaction.getOutput(vout)
    return { txid: transaction.id, vout, value: amount, script, height: null }
  })
