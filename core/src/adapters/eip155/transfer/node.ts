import { isAboutTheNode } from '../../../clients/json-rpc/node-problems.ts'
import type { Network } from '../../../domain/network/network.ts'
import { codeOf, KitError } from '../../../errors/kit-error.ts'
import type { Chains } from '../../shared/chains.ts'
import { isEnded } from '../../shared/failures.ts'
import { isObject, peek } from '../../shared/peek.ts'
import { isHexText, readQuantity } from './values.ts'

type Asked = readonly unknown[]
/** Something a node describes: a block, a transaction, a receipt. */
export type Described = { member(name: string): unknown }

/** Reads of one network, each checked for what it has to be. Throws `endpoint/unreadable` for anything else. */
export type Node = {
  quantity(method: string, params: Asked): Promise<bigint>
  bytes(method: string, params: Asked): Promise<`0x${string}`>
  /** null: the node knows of none. */
  described(method: string, params: Asked): Promise<Described | null>
}

/** Asks the network's own endpoints, which proved which chain they answer for (fault case K5): never the wallet. */
export function nodeOf(chains: Chains, network: Network, signal: AbortSignal): Node {
  const ask = (method: string, params: Asked) =>
    chains.of(network).request({ method, params }, signal)
  return {
    async quantity(method, params) {
      const answer = await ask(method, params)
      return readQuantity(answer) ?? unreadable(answer)
    },
    async bytes(method, params) {
      const answer = await ask(method, params)
      return isHexText(answer) ? answer : unreadable(answer)
    },
    async described(method, params) {
      const answer = await ask(method, params)
      if (answer === null) return null
      return isObject(answer) ? describedOf(answer) : unreadable(answer)
    },
  }
}

/** A member that is missing reads as null. */
export const describedOf = (value: unknown): Described => ({ member: (name) => peek(value, name) })

/** Whether the chain itself refused, and any node would: neither a broken endpoint nor somebody who waited no longer. */
export const isRefusal = (error: unknown): boolean =>
  !isAboutTheNode(error) && !isEnded(error) && !codeOf(error).startsWith('endpoint/')

/** A number that a node describes. */
export const quantityIn = (described: Described, name: string): bigint => {
  const value = described.member(name)
  return readQuantity(value) ?? unreadable(value)
}

function unreadable(cause: unknown): never {
  throw new KitError('endpoint/unreadable', {}, { cause })
}
