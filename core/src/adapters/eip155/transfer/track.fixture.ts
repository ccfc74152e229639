import { inTurn, type Script } from '../../../clients/json-rpc/scripted-nodes.fixture.ts'
import type { TransferEnd, TransferUpdate } from '../../../domain/transfer/transfer.ts'
import {
  type Answers,
  ada,
  bob,
  ether,
  hash,
  hex,
  network,
  prepareTransfer,
  rpcError,
  startTransferClient,
} from './scripted-chain.fixture.ts'

/** The hash of another transaction. */
export const otherHash = `0x${'0b'.repeat(32)}`
/** The tracked transaction, as a node returns it while it is pending. */
export const ownTransaction = {
  hash,
  from: ada.toLowerCase(),
  to: bob.toLowerCase(),
  value: hex(ether),
  input: '0x',
  nonce: '0x4',
  chainId: '0x7a69',
}
/** A block of the scripted chain, which has one every 12 s. `fork`: changes its hash. */
export const block = (number: unknown, fork = 0) => ({
  number,
  hash: `0x${fork}${String(number).slice(2).padStart(63, '0')}`,
  timestamp: hex(12n * BigInt(String(number))),
  transactions: [],
})
/**
 * Script of `eth_getBlockByNumber` for a chain whose safe block is `safe`. Numbers of blocks are hex
 * texts.
 */
export const blocks =
  (others: Readonly<Record<string, unknown>> = {}, safe: unknown = '0xff'): Script =>
  ({ params: [tag] }) =>
    others[String(tag)] ?? block(tag === 'safe' ? safe : tag)
/** A receipt in a block of the scripted chain. */
export const receipt = (status: string, number = '0x64', fork = 0) => ({
  status,
  blockNumber: number,
  blockHash: block(number, fork).hash,
})

/** Scripts of a node for which the transaction is pending. */
export const pendingAnswers: Answers = {
  eth_blockNumber: () => '0x64',
  eth_getBlockByNumber: blocks(),
  eth_getTransactionByHash: () => ownTransaction,
  eth_getTransactionReceipt: () => null,
  eth_getTransactionCount: () => '0x4',
}
export const successReceipt = receipt('0x1')

export type Chain = {
  head: number
  /** Null: the node does not know the tag. */
  safe: number | null
  receipt: object | null
  /** Changes the hashes of all blocks. */
  fork: number
  /** Seconds between two blocks. */
  blockTime: number
}

/** A chain that tests change while a transfer is tracked. */
export function createChain(initial: Partial<Chain> = {}): { chain: Chain; answers: Answers } {
  const chain: Chain = {
    head: 0x64,
    safe: 0x10,
    receipt: receipt('0x1'),
    fork: 0,
    blockTime: 12,
    ...initial,
  }
  const read = (number: bigint) =>
    number > BigInt(chain.head)
      ? null
      : { ...block(hex(number), chain.fork), timestamp: hex(number * BigInt(chain.blockTime)) }
  return {
    chain,
    answers: {
      eth_blockNumber: () => hex(BigInt(chain.head)),
      eth_getTransactionReceipt: () => chain.receipt,
      eth_getBlockByNumber: ({ params: [tag] }) => {
        if (tag === 'latest') return read(BigInt(chain.head))
        if (tag !== 'safe') return read(BigInt(String(tag)))
        return chain.safe === null
          ? rpcError('safe block not found', -39001)
          : read(BigInt(chain.safe))
      },
    },
  }
}

/**
 * Tracks a transfer of one Ether. The clock stands still until `advance` is called.
 * `confirmations`: those that the network sets.
 */
export async function startTracking(answers: Answers, confirmations: number | null = null) {
  const { client, clock, nodes } = await startTransferClient({ ...pendingAnswers, ...answers })
  const prepared = await prepareTransfer()
  const track = () => {
    const updates: TransferUpdate[] = []
    const caller = new AbortController()
    const result: { end: TransferEnd | null; problem: unknown } = { end: null, problem: null }
    const settled = client
      .track(
        { network: { ...network, confirmations }, prepared, hash },
        (update) => updates.push(update),
        caller.signal,
      )
      .then(
        (end) => {
          result.end = end
        },
        (problem: unknown) => {
          result.problem = problem
        },
      )
    /** Advances the clock in small steps by `ms`, or until tracking has settled. */
    const advance = async (ms: number) => {
      for (
        let elapsed = 0;
        elapsed < ms && result.end === null && result.problem === null;
        elapsed += 500
      ) {
        await flush()
        clock.advance(500)
      }
      await flush()
    }
    return { updates, result, settled, advance, caller }
  }
  const requestCount = () => nodes.requests.length
  return { ...track(), trackAgain: track, requestCount, clock, nodes }
}

/** Waits until the pending responses of the nodes are processed. */
export async function flush() {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((next) => setImmediate(next))
}

/** A script that returns the results in order, then always the last result. */
export const resultsInTurn = (results: readonly unknown[]) =>
  inTurn(...results.map((result) => () => result))
