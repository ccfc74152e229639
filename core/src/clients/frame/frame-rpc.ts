import * as v from 'valibot'
import {
  type AllowedMethod,
  approvedMethods,
  isAllowedMethod,
  readMethods,
} from '../../domain/embedded/methods.ts'
import { objectSchema } from '../http/object-schema.ts'

const list = v.array(v.unknown())
const hex = v.pipe(v.string(), v.startsWith('0x'))
const text = v.string()

const call = objectSchema({ to: hex, data: v.optional(hex), value: v.optional(text) })
const sendCalls = v.tuple([
  objectSchema({
    chainId: v.optional(v.union([v.string(), v.number()])),
    from: v.optional(text),
    version: v.optional(text),
    capabilities: v.optional(v.unknown()),
    calls: v.array(call),
  }),
])
const commitments = [
  'processed',
  'confirmed',
  'finalized',
  'recent',
  'single',
  'singleGossip',
  'root',
  'max',
] as const
const sendOptions = objectSchema({
  skipPreflight: v.optional(v.boolean()),
  preflightCommitment: v.optional(v.picklist(commitments)),
  maxRetries: v.optional(v.number()),
  minContextSlot: v.optional(v.number()),
})

/** The parameters of methods that take none. A list is accepted and may be left out. */
const none = v.optional(list)
/** The parameters of the methods that do not take a plain list. */
const parameters: Partial<Record<AllowedMethod, v.GenericSchema>> = {
  eth_accounts: none,
  eth_blockNumber: none,
  eth_chainId: none,
  eth_gasPrice: none,
  eth_maxPriorityFeePerGas: none,
  eth_newBlockFilter: none,
  eth_newPendingTransactionFilter: none,
  wallet_getCapabilities: none,
  wallet_getCallsStatus: v.tuple([text]),
  wallet_sendCalls: sendCalls,
  wallet_revokePermissions: v.unknown(),
  wallet_getAssets: v.unknown(),
  solana_signMessage: objectSchema({ message: text, pubkey: text }),
  solana_signTransaction: objectSchema({ transaction: text }),
  solana_signAllTransactions: objectSchema({ transactions: v.array(text) }),
  solana_signAndSendTransaction: objectSchema({
    transaction: text,
    options: v.optional(sendOptions),
  }),
}

export type FrameRpcRequest = { method: AllowedMethod; params?: unknown }

/**
 * The payload of RPC_REQUEST: a method of the allow-list (rule R4) with parameters of its shape.
 * Generated from the list, so that both cannot differ.
 */
export const rpcRequest = (): v.GenericSchema<unknown, FrameRpcRequest> => {
  const schemas = new Map(
    [...readMethods, ...approvedMethods].map((method) => [method, parameters[method] ?? list]),
  )
  const hasKnownShape = ({ method, params }: { method: string; params?: unknown }) =>
    isAllowedMethod(method) && v.is(schemas.get(method) ?? v.never(), params)
  return v.pipe(
    objectSchema({ method: v.string(), params: v.optional(v.unknown()) }),
    v.check(hasKnownShape),
    v.transform(({ method, params }) => ({ method, params }) as FrameRpcRequest),
  )
}
