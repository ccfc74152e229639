import { fieldsOf } from '../../../domain/object.ts'
import type { EvmPayload, TransferEnd } from '../../../domain/transfer/transfer.ts'
import { type NodeObject, toNodeObject } from './node.ts'
import { addressAt, type SentTransaction } from './sent-transaction.ts'

/** The topic of `Transfer(address,address,uint256)` (ERC-20). */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/**
 * The topic of `UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)`
 * (ERC-4337).
 */
const operationTopic = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'

/**
 * The entry points of ERC-4337 of the versions 0.6, 0.7 and 0.8, which have the same addresses on all
 * networks. Any other contract can emit their event.
 */
const entryPoints = [
  '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789',
  '0x0000000071727de22e5e9d8baf0edac6f37da032',
  '0x4337084d9e255ff0702461cf8895ce9e0b5ff108',
]
const isEntryPoint = (address: string | null) =>
  address !== null && entryPoints.includes(address.toLowerCase())

type Log = { address: string | null; topics: readonly unknown[]; data: string }

/**
 * Whether a transaction of another account calls an entry point for an account. Such an account may
 * have no code yet: its first operation creates it.
 */
export const isOperationOf = ({ to, input }: SentTransaction, account: string): boolean =>
  isEntryPoint(to) && input.includes(account.slice(2).toLowerCase())

/**
 * The end of a transfer of a contract account, whose successful transaction another account sent
 * (rule R14). The status of the receipt is that of the sender's transaction: an entry point succeeds
 * although the operation of the account fails. `confirmed` therefore needs evidence of the reviewed
 * payment: for a token, its Transfer event; otherwise the call in the input, which either goes to the
 * account itself, or to an entry point that states the success. `unknown` without it.
 */
export function relayedEnd(
  receipt: NodeObject,
  { to, input }: SentTransaction,
  payload: EvmPayload,
): TransferEnd {
  const logs = logsOf(receipt)
  const sender = word(payload.from)
  const successes = logs.flatMap(({ address, topics, data }) =>
    topics[0] === operationTopic && topics[2] === `0x${sender}` && isEntryPoint(address)
      ? [wordAt(data, 1) !== word('0x0')]
      : [],
  )
  // With several operations of the account, it is unknown which of them is the transfer.
  if (successes.includes(false)) return successes.includes(true) ? 'unknown' : 'reverted'
  const isPaid =
    payload.data === '0x'
      ? hasCall(input, payload) && (to === payload.from || successes.length > 0)
      : hasTransfer(logs, payload)
  return isPaid ? 'confirmed' : 'unknown'
}

/** Whether the receipt has the Transfer event of a token transfer, `transfer(address,uint256)`. */
const hasTransfer = (logs: readonly Log[], { from, to: token, data: call }: EvmPayload) =>
  logs.some(
    ({ address, topics, data }) =>
      address === token &&
      topics[0] === transferTopic &&
      topics[1] === `0x${word(from)}` &&
      topics[2] === `0x${call.slice(10, 74)}` &&
      data === `0x${call.slice(74, 138)}`,
  )

/** Whether the input has the receiver followed by the amount, as every encoding of calls has. */
const hasCall = (input: string, { to, value }: EvmPayload) =>
  input.includes(to.slice(2).toLowerCase() + word(value))

/** 32 bytes as hex digits. */
const word = (hex: string) => hex.slice(2).toLowerCase().padStart(64, '0')
const wordAt = (data: string, index: number) => data.slice(2 + 64 * index, 66 + 64 * index)

function logsOf(receipt: NodeObject): readonly Log[] {
  const logs = receipt.get('logs')
  if (!Array.isArray(logs)) return []
  return logs.map((log: unknown) => {
    const { topics, data } = fieldsOf(log)
    return {
      address: addressAt(toNodeObject(log), 'address'),
      topics: Array.isArray(topics) ? topics : [],
      data: typeof data === 'string' ? data : '',
    }
  })
}
