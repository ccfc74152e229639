import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { verifyInput } from '../../keys/bip122-verify-input.ts'
import type { Coin, Coins } from './utxo-set.ts'

/** A transaction that a node would not take; the text is the node's. */
export class Refused extends Error {
  constructor(code: number, message: string) {
    super(`sendrawtransaction RPC error: ${JSON.stringify({ code, message })}`)
  }
}

/** Checks a transaction as a node does, moves its coins and says its id. `networks`: it is for the one whose coins it spends. */
export function broadcast(networks: readonly Coins[], raw: string): string {
  const transaction = read(raw)
  const inputs = Array.from({ length: transaction.inputsLength }, (_, index) =>
    transaction.getInput(index),
  )
  for (const coins of networks) {
    const spent = inputs.map(({ txid, index }) =>
      txid && index !== undefined ? coins.find(hex.encode(txid), index) : null,
    )
    if (spent.some((coin) => coin === null)) continue
    const known = spent.filter((coin) => coin !== null)
    check(transaction, known)
    coins.spend(known, outputsOf(transaction))
    return transaction.id
  }
  throw new Refused(-25, 'bad-txns-inputs-missingorspent')
}

function read(raw: string): Transaction {
  try {
    const transaction = Transaction.fromRaw(hex.decode(raw.trim()), {
      allowUnknownOutputs: true,
      disableScriptCheck: true,
    })
    if (transaction.inputsLength > 0 && transaction.outputsLength > 0) return transaction
  } catch {
    // whatever it was, it was no transaction: said below
  }
  throw new Refused(-22, 'TX decode failed. Make sure the tx has at least one input.')
}

function check(transaction: Transaction, spent: readonly Coin[]): void {
  if (new Set(spent).size !== spent.length) throw new Refused(-26, 'bad-txns-inputs-duplicate')
  const sum = (coins: readonly Coin[]) => coins.reduce((total, { value }) => total + value, 0n)
  const fee = sum(spent) - sum(outputsOf(transaction))
  if (fee < 0n) throw new Refused(-26, 'bad-txns-in-belowout')
  if (!spent.every((_, index) => verifyInput(transaction, index, spent)))
    throw new Refused(-26, 'mandatory-script-verify-flag-failed')
  if (fee < BigInt(transaction.vsize)) throw new Refused(-26, 'min relay fee not met')
}

const outputsOf = (transaction: Transaction): readonly Coin[] =>
  Array.from({ length: transaction.outputsLength }, (_, vout) => {
    const { amount = 0n, script = new Uint8Array() } = transaction.getOutput(vout)
    return { txid: transaction.id, vout, value: amount, script, height: null }
  })
