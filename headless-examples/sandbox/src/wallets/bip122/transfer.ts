import { Transaction } from '@scure/btc-signer'
import { type BitcoinKey, bitcoinNetwork } from '../../keys/bip122.ts'
import type { ApprovalContent } from '../wallet.types.ts'
import { requestApproval, transferContent } from './approval-requests.ts'
import type { BitcoinContext } from './bitcoin.types.ts'
import { bitcoinErrors } from './bitcoin-error.ts'
import { broadcast, coinsAt, type Utxo } from './esplora.ts'
import { referenceOf } from './networks.ts'

/** Satoshi a byte; and how many bytes there are without inputs, in an input, in an output. */
const feeRate = 2n
const size = { frame: 11n, input: 68n, output: 43n }
/** Less is not worth an output. */
const dust = 546n

/** Where a payment goes out: the network by its CAIP-2, and its node. */
export type PaymentPlace = { network: string; rpc: string | null }
/** A payment made ready: what a person reads, and what sends it. */
export type PreparedTransfer = { words: ApprovalContent; send(): Promise<string> }

/** Builds a transaction of an account's coins; `send` signs it and hands it to the network. */
export async function prepareTransfer(
  { network, rpc }: PaymentPlace,
  key: BitcoinKey,
  to: string,
  amount: bigint,
): Promise<PreparedTransfer> {
  const { coins, fee } = choose(await coinsAt(rpc, key.address), amount)
  const transaction = new Transaction()
  for (const { txid, vout, value } of coins)
    transaction.addInput({ txid, index: vout, witnessUtxo: { script: key.script, amount: value } })
  pay(transaction, to, amount, network)
  const change = sum(coins) - amount - fee
  if (change >= dust) pay(transaction, key.address, change, network)
  return {
    words: transferContent({
      from: key.address,
      to,
      amount,
      fee: change >= dust ? fee : fee + change,
      network,
    }),
    send() {
      transaction.sign(key.secret)
      transaction.finalize()
      return broadcast(rpc, transaction.hex)
    },
  }
}

/** Pays from the account's payment address: asks, signs and sends. */
export async function transfer(
  inside: BitcoinContext,
  key: BitcoinKey,
  to: string,
  amount: bigint,
): Promise<string> {
  const { words, send } = await prepareTransfer(
    { network: inside.state.read().network, rpc: inside.rpc },
    key,
    to,
    amount,
  )
  await requestApproval(inside, words)
  return send()
}

const sum = (coins: readonly Utxo[]) => coins.reduce((total, { value }) => total + value, 0n)

/** The largest coins first, until they cover amount and fee. */
function choose(all: readonly Utxo[], amount: bigint): { coins: readonly Utxo[]; fee: bigint } {
  const sorted = [...all].sort((one, other) => Number(other.value - one.value))
  for (let count = 1; count <= sorted.length; count += 1) {
    const coins = sorted.slice(0, count)
    const fee = feeRate * (size.frame + size.input * BigInt(count) + size.output * 2n)
    if (sum(coins) >= amount + fee) return { coins, fee }
  }
  throw bitcoinErrors.internal('Not enough bitcoin.')
}

function pay(transaction: Transaction, to: string, amount: bigint, network: string): void {
  try {
    transaction.addOutputAddress(to, amount, bitcoinNetwork(referenceOf(network)))
  } catch {
    throw bitcoinErrors.invalid(`${to} is no address of this network`)
  }
}
