import { Transaction } from '@scure/btc-signer'
import { type BitcoinKey, bitcoinNetwork } from '../../keys/bip122.ts'
import type { ApprovalContent } from '../wallet.types.ts'
import { transferContent } from './approval-content.ts'
import { bitcoinErrors } from './bitcoin-error.ts'
import { type BitcoinContext, requestApproval } from './context.ts'
import { broadcast, readUtxos, type Utxo } from './esplora.ts'
import { referenceOf } from './networks.ts'

/** In satoshi per byte. */
const feeRate = 2n
/** Sizes in bytes: the transaction without inputs and outputs, one input, one output. */
const size = { overhead: 11n, input: 68n, output: 43n }
/** Change below this amount (satoshi) is added to the fee. */
const dust = 546n

/** `network`: CAIP-2 id. `rpc`: base URL of Esplora. */
export type TransferNetwork = { network: string; rpc: string | null }
/** A transfer before its approval. `send` signs it, broadcasts it and resolves with its id. */
export type PreparedTransfer = { content: ApprovalContent; send(): Promise<string> }

/**
 * Builds a transfer from the outputs of the key's address, to which it returns the change. `amount`
 * in satoshi. Throws if the outputs do not cover amount and fee.
 */
export async function prepareTransfer(
  { network, rpc }: TransferNetwork,
  key: BitcoinKey,
  to: string,
  amount: bigint,
): Promise<PreparedTransfer> {
  const { inputs, fee } = selectInputs(await readUtxos(rpc, key.address), amount)
  const transaction = new Transaction()
  for (const { txid, vout, value } of inputs)
    transaction.addInput({ txid, index: vout, witnessUtxo: { script: key.script, amount: value } })
  addOutput(transaction, to, amount, network)
  const change = sum(inputs) - amount - fee
  const hasChange = change >= dust
  if (hasChange) addOutput(transaction, key.address, change, network)
  return {
    content: transferContent({
      from: key.address,
      to,
      amount,
      fee: hasChange ? fee : fee + change,
      network,
    }),
    send() {
      transaction.sign(key.secret)
      transaction.finalize()
      return broadcast(rpc, transaction.hex)
    },
  }
}

/** Requests an approval and sends a transfer. Resolves with the transaction id. */
export async function transfer(
  context: BitcoinContext,
  key: BitcoinKey,
  to: string,
  amount: bigint,
): Promise<string> {
  const { content, send } = await prepareTransfer(
    { network: context.state.read().network, rpc: context.rpc },
    key,
    to,
    amount,
  )
  await requestApproval(context, content)
  return send()
}

const sum = (utxos: readonly Utxo[]) => utxos.reduce((total, { value }) => total + value, 0n)

/** Selects the largest outputs until they cover amount and fee. Throws if all do not suffice. */
function selectInputs(
  utxos: readonly Utxo[],
  amount: bigint,
): { inputs: readonly Utxo[]; fee: bigint } {
  const sorted = [...utxos].sort((a, b) => Number(b.value - a.value))
  for (let count = 1; count <= sorted.length; count += 1) {
    const inputs = sorted.slice(0, count)
    const fee = feeRate * (size.overhead + size.input * BigInt(count) + size.output * 2n)
    if (sum(inputs) >= amount + fee) return { inputs, fee }
  }
  throw bitcoinErrors.internal('Not enough bitcoin.')
}

function addOutput(transaction: Transaction, to: string, amount: bigint, network: string): void {
  try {
    transaction.addOutputAddress(to, amount, bitcoinNetwork(referenceOf(network)))
  } catch {
    throw bitcoinErrors.invalid(`${to} is not an address of this network`)
  }
}
