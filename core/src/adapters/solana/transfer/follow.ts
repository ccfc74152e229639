import { wait } from '../../../clients/http/with-deadline.ts'
import type { TransferEnd } from '../../../domain/transfer/transfer.ts'
import { codeOf, KitError } from '../../../errors/kit-error.ts'
import type { Clock } from '../../../platform/platform.ts'
import type { RpcClients } from '../../shared/rpc-clients.ts'
import type { TransferClient } from '../../transfer-client.ts'
import { bytesIn } from '../codecs.ts'
import { createNode } from '../node.ts'
import type { Reads } from '../reads.ts'
import { createMoneyNode } from './node.ts'
import { readPayload } from './payload.ts'
import { isAsReviewed } from './sent.ts'

type Parts = { chains: RpcClients; clock: Clock; confirm: Reads['confirm'] }
type Followed = Parameters<TransferClient['track']>[0]

/** ms between looks for a transaction that a block has, and how often. */
const pause = 2_000
const looks = 5

/** Waits until the chain has confirmed it, it failed there, or its blockhash is good no more; then it is read back and compared (rule R14). */
export const follow =
  ({ chains, clock, confirm }: Parts): TransferClient['track'] =>
  async ({ network, prepared, hash }, news, signal) => {
    const followed = { network, prepared, hash }
    const end = await endOf(chains, confirm, followed, signal)
    if (end === 'dropped') return end
    news({ type: 'seen' })
    const sent = await readBack(chains, clock, followed, signal)
    if (!isAsReviewed(bytesOf(followed), sent)) news({ type: 'altered' })
    return end
  }

async function endOf(
  chains: RpcClients,
  confirm: Reads['confirm'],
  followed: Followed,
  signal: AbortSignal,
): Promise<TransferEnd> {
  const { network, hash } = followed
  try {
    await confirm({ signature: hash, lasting: 'blockhash' }, network.caipNetworkId, signal)
    return 'confirmed'
  } catch (error) {
    if (codeOf(error) === 'rpc/transaction-rejected') return 'reverted'
    if (codeOf(error) !== 'kit/timed-out') throw error
    // it came too late, or a node did not answer in time: only the chain can say which
    return lateOrLost(chains, followed, signal)
  }
}

async function lateOrLost(
  chains: RpcClients,
  followed: Followed,
  signal: AbortSignal,
): Promise<TransferEnd> {
  const { network, hash } = followed
  const rpc = chains.for(network)
  const { blockhash } = readPayload(payloadOf(followed))
  const isGood = await createMoneyNode(rpc, signal).isGood(blockhash)
  // looked for after that: what was in no block by then comes into none
  const status = await createNode(rpc).status(hash, signal)
  if (typeof status === 'object') return status.err === null ? 'confirmed' : 'reverted'
  if (isGood || status === 'seen') throw new KitError('endpoint/unreachable')
  return 'dropped'
}

async function readBack(
  chains: RpcClients,
  clock: Clock,
  { network, hash }: Followed,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const node = createMoneyNode(chains.for(network), signal)
  for (let look = 0; look < looks; look += 1) {
    if (look > 0) await wait(clock, pause, signal)
    const sent = await node.sent(hash)
    if (sent !== null) return sent
  }
  throw new KitError('endpoint/unreadable')
}

const bytesOf = (followed: Followed) => bytesIn(payloadOf(followed).transaction, 'base64')

function payloadOf({ prepared: { payload } }: Followed) {
  if (payload.namespace !== 'solana') throw new KitError('send/unsupported-chain')
  return payload
}
