import { inTurn } from '../../../clients/json-rpc/scripted-nodes.fixture.ts'
import type { TransferEnd, TransferUpdate } from '../../../domain/transfer/transfer.ts'
import {
  type Answers,
  ada,
  bob,
  ether,
  hash,
  hex,
  network,
  preparedWith,
  startTransfer,
} from './scripted-chain.fixture.ts'

/** A transaction that is not ours. */
export const other = `0x${'0b'.repeat(32)}`
/** Ours, as a node describes it while no block took it. */
export const mine = {
  hash,
  from: ada.toLowerCase(),
  to: bob.toLowerCase(),
  value: hex(ether),
  input: '0x',
  nonce: '0x4',
  chainId: '0x7a69',
}
/** A node that knows it, and whose blocks do not. */
export const on: Answers = {
  eth_blockNumber: () => '0x64',
  eth_getTransactionByHash: () => mine,
  eth_getTransactionReceipt: () => null,
  eth_getTransactionCount: () => '0x4',
}
/** A receipt of success. */
export const taken = { status: '0x1' }

/** Follows the same transfer of one Ether; time passes when a test says so. */
export async function startTracking(answers: Answers) {
  const { money, clock, nodes } = await startTransfer({ ...on, ...answers })
  const news: TransferUpdate[] = []
  const caller = new AbortController()
  const seen: { end: TransferEnd | null; problem: unknown } = { end: null, problem: null }
  const settled = money
    .track(
      { network, prepared: await preparedWith(), hash },
      (item) => news.push(item),
      caller.signal,
    )
    .then(
      (end) => {
        seen.end = end
      },
      (problem: unknown) => {
        seen.problem = problem
      },
    )
  const asked = () => nodes.requests.length
  /** Time goes on in small steps, until it is over or `ms` have passed. */
  const pass = async (ms: number) => {
    for (let gone = 0; gone < ms && seen.end === null && seen.problem === null; gone += 500) {
      await quiet()
      clock.advance(500)
    }
    await quiet()
  }
  return { news, seen, settled, asked, pass, caller, clock, nodes }
}
/** Nodes have answered what was asked, and nothing more is. */
export async function quiet() {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((next) => setImmediate(next))
}
/** One answer after the other, the last one for ever. */
export const looks = (answers: readonly unknown[]) =>
  inTurn(...answers.map((answer) => () => answer))
