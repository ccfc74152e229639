import { isEndpointProblem } from '../../../clients/json-rpc/endpoint-problem.ts'
import type { RpcRequest } from '../../../clients/json-rpc/json-rpc.types.ts'
import { parseQuantity } from '../../../domain/amount/quantity.ts'
import type { Network } from '../../../domain/network/network.ts'
import { isObject } from '../../../domain/object.ts'
import { safeGet } from '../../../domain/unknown.ts'
import { httpErrors } from '../../../errors/areas/http.ts'
import { codeOf, KitError } from '../../../errors/kit-error.ts'
import { isInterrupted } from '../../shared/error-kinds.ts'
import type { RpcClients } from '../../shared/rpc-clients.ts'
import { isHexBytes } from './values.ts'

type Params = readonly unknown[]

/** An object in a node's response, such as a block or a receipt. A missing member reads as null. */
export type NodeObject = { get(name: string): unknown }

/**
 * Sends requests to the nodes of one network. Each method throws `endpoint/unreadable` for an
 * invalid response.
 */
export type Node = {
  quantity(method: string, params: Params): Promise<bigint>
  bytes(method: string, params: Params): Promise<`0x${string}`>
  /** Null if the node does not know the object. */
  object(method: string, params: Params): Promise<NodeObject | null>
}

/**
 * Creates a reader of one network. It uses the network's endpoints, whose chain id is verified
 * (fault K5), and never the wallet.
 */
export const createNode = (rpcClients: RpcClients, network: Network, signal: AbortSignal): Node =>
  createReader((request) => rpcClients.for(network).request(request, signal))

/** Creates a reader over `send`, which resolves with the `result` of a response. */
export function createReader(send: (request: RpcRequest) => Promise<unknown>): Node {
  return {
    async quantity(method, params) {
      const response = await send({ method, params })
      return parseQuantity(response) ?? throwUnreadable(response)
    },
    async bytes(method, params) {
      const response = await send({ method, params })
      return isHexBytes(response) ? response : throwUnreadable(response)
    },
    async object(method, params) {
      const response = await send({ method, params })
      if (response === null) return null
      return isObject(response) ? toNodeObject(response) : throwUnreadable(response)
    },
  }
}

export const toNodeObject = (value: unknown): NodeObject => ({
  get: (name) => safeGet(value, name),
})

/**
 * Whether the chain rejected the request, as every node would. False if an endpoint failed, and if
 * the call was aborted, timed out or stopped.
 */
export const isRejection = (error: unknown): boolean =>
  !isEndpointProblem(error) && !isInterrupted(error) && !codeOf(error).startsWith('endpoint/')

/** A quantity in a node's object. Throws `endpoint/unreadable` if it is missing. */
export const quantityAt = (object: NodeObject, name: string): bigint => {
  const value = object.get(name)
  return parseQuantity(value) ?? throwUnreadable(value)
}

function throwUnreadable(cause: unknown): never {
  throw new KitError(httpErrors, 'endpoint/unreadable', {}, { cause })
}
