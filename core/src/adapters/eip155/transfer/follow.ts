import { wait } from '../../../clients/http/within.ts'
import { limits } from '../../../domain/constants.ts'
import type { PreparedTransfer } from '../../../domain/transfer/transfer.ts'
import { codeOf, type ErrorCode, KitError } from '../../../errors/kit-error.ts'
import type { Clock } from '../../../platform/platform.ts'
import type { Money } from '../../money.ts'
import type { Chains } from '../../shared/chains.ts'
import { isEnded } from '../../shared/failures.ts'
import { nodeOf } from './node.ts'
import { createTrail, type Memory } from './trail.ts'

/** No endpoint of this network will ever answer. */
const hopeless: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'endpoint/none',
  'endpoint/wrong-chain',
  'endpoint/url-not-supported',
])

/** Looks again and again, less and less often; nodes that fail are outlasted for a while. */
export const follow =
  ({
    chains,
    clock,
    memories,
  }: {
    chains: Chains
    clock: Clock
    memories: WeakMap<PreparedTransfer, Memory>
  }): Money['follow'] =>
  async ({ network, prepared, hash }, news, signal) => {
    const { payload } = prepared
    if (payload.namespace !== 'eip155') throw new KitError('send/unsupported-chain')
    // a wallet may answer twice with one hash: each transfer is compared with what was reviewed of it
    const memory: Memory = memories.get(prepared) ?? new Map()
    memories.set(prepared, memory)
    const trail = createTrail({
      node: nodeOf(chains, network, signal),
      payload,
      hash,
      memory,
      news,
    })
    const began = clock.now()
    let answered = began
    for (;;) {
      try {
        const end = await trail.look()
        if (end !== null) return end
        answered = clock.now()
      } catch (error) {
        const isOver = isEnded(error) && codeOf(error) !== 'kit/timed-out'
        if (signal.aborted || isOver || hopeless.has(codeOf(error))) throw error
        if (clock.now() - answered >= limits.followOutage) throw asEndpoints(error)
      }
      await wait(clock, pauseAfter(clock.now() - began), signal)
    }
  }

/** A tenth of what it took so far: soon at first, then as often as anybody needs to know. */
const pauseAfter = (ms: number) =>
  Math.min(limits.followLatest, Math.max(limits.followSoonest, ms / 10))

const asEndpoints = (error: unknown) =>
  codeOf(error).startsWith('endpoint/')
    ? error
    : new KitError('endpoint/unreachable', {}, { cause: error })
