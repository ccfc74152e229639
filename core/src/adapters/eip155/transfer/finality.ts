import type { ErrorCode } from '../../../errors/catalogue.ts'
import { codeOf } from '../../../errors/kit-error.ts'
import { isRejection, type Node, type NodeObject, quantityAt } from './node.ts'
import { toQuantity } from './values.ts'

/** A block that a node returned. `hash`: lower case. */
export type Block = { number: bigint; hash: string }

/** Decides whether a block can still be replaced by another one (decision 49). */
export type Finality = { isFinal(block: Block): Promise<boolean> }

/**
 * The number of confirmations on a network whose nodes have no `safe` block. The first block counts
 * as one.
 */
const confirmationsOnSlowChains = 2n
const confirmationsOnFastChains = 12n
/** Blocks at this interval, in s, are those of a slow chain. */
const slowBlockTime = 6n
/** The number of blocks whose interval is measured. */
const measuredBlocks = 32n

/**
 * The tag `safe` counts as unknown after this many consecutive refusals. Nodes refuse a known tag for
 * a while after their start.
 */
const maxRefusals = 3
/** Refusals of a tag that have the code of an endpoint problem. */
const refusals: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'rpc/method-not-found',
  'rpc/method-not-supported',
  'rpc/resource-not-found',
  'rpc/resource-unavailable',
])

/** `confirmations`: those that the network sets, which win over the `safe` block. Null if unset. */
export function createFinality(node: Node, confirmations: number | null): Finality {
  let refused = 0
  let defaultConfirmations: bigint | null = null

  const readBlock = (number: bigint) =>
    node.object('eth_getBlockByNumber', [toQuantity(number), false])

  /** The number of the newest safe block. Null if the node refuses the tag or has no such block. */
  const readSafe = async (): Promise<bigint | null> => {
    const safe = await node
      .object('eth_getBlockByNumber', ['safe', false])
      .catch((error: unknown) => {
        if (isRejection(error) || refusals.has(codeOf(error))) return null
        throw error
      })
    const number = safe === null ? 0n : quantityAt(safe, 'number')
    // Nodes of chains without safe blocks return no block, or the first one.
    return number === 0n ? null : number
  }

  const countConfirmations = async (block: Block) =>
    (await node.quantity('eth_blockNumber', [])) - block.number + 1n

  /** Measures the interval of blocks, because a network option need not state it. */
  const readDefault = async ({ number }: Block): Promise<bigint> => {
    const first = number > measuredBlocks ? number - measuredBlocks : 0n
    if (first === number) return confirmationsOnFastChains
    const [start, end] = await Promise.all([readBlock(first), readBlock(number)])
    if (start === null || end === null) return confirmationsOnFastChains
    const duration = quantityAt(end, 'timestamp') - quantityAt(start, 'timestamp')
    return duration >= slowBlockTime * (number - first)
      ? confirmationsOnSlowChains
      : confirmationsOnFastChains
  }

  const isDeepEnough = async (block: Block): Promise<boolean> => {
    if (confirmations !== null) return (await countConfirmations(block)) >= BigInt(confirmations)
    const safe = await readSafe()
    refused = safe === null ? refused + 1 : 0
    if (safe !== null) return safe >= block.number
    if (refused < maxRefusals) return false
    defaultConfirmations ??= await readDefault(block)
    return (await countConfirmations(block)) >= defaultConfirmations
  }

  return {
    async isFinal(block) {
      if (!(await isDeepEnough(block))) return false
      // The receipt may be that of a node that lags behind and still has a replaced block.
      return isSameBlock(await readBlock(block.number), block)
    },
  }
}

/** Whether a node returned this block. False for null. */
export const isSameBlock = (object: NodeObject | null, { hash }: Block): boolean =>
  object !== null && hashAt(object, 'hash') === hash

/** A hash in a node's object, in lower case. Null if it is missing. */
export const hashAt = (object: NodeObject, name: string): string | null => {
  const value = object.get(name)
  return typeof value === 'string' ? value.toLowerCase() : null
}
