import * as v from 'valibot'
import { objectSchema } from '../../../clients/http/object-schema.ts'
import { caipNetworkIdOf } from '../../../domain/caip/caip.ts'
import type { CallsState, CallsStatus } from '../../../domain/transfer/calls.ts'
import { rpcErrors } from '../../../errors/areas/rpc.ts'
import { KitError } from '../../../errors/kit-error.ts'

const hash = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/i))
const receiptSchema = objectSchema({
  transactionHash: hash,
  status: v.union([v.string(), v.number()]),
})
const statusSchema = objectSchema({
  status: v.union([v.number(), v.string()]),
  chainId: v.optional(v.pipe(v.string(), v.regex(/^0x[0-9a-f]{1,16}$/i))),
  atomic: v.optional(v.boolean()),
  receipts: v.optional(v.nullable(v.array(v.unknown()))),
})

/** The status codes of EIP-5792, and the status texts of its first draft. */
const states: Readonly<Record<string, CallsState>> = {
  100: 'pending',
  200: 'confirmed',
  400: 'failed-offchain',
  500: 'reverted',
  600: 'partly-reverted',
  PENDING: 'pending',
  CONFIRMED: 'confirmed',
}

/** Parses the response of `wallet_getCallsStatus`. Throws `rpc/internal` if it is invalid. */
export function parseStatus(id: string, response: unknown): CallsStatus {
  const result = v.safeParse(statusSchema, response)
  if (!result.success) throw new KitError(rpcErrors, 'rpc/internal', {}, { cause: response })
  const { status, chainId, atomic = null, receipts } = result.output
  return {
    id,
    state: (Object.hasOwn(states, status) && states[status]) || 'unknown',
    code: typeof status === 'number' ? status : null,
    caipNetworkId:
      chainId === undefined ? null : caipNetworkIdOf('eip155', String(BigInt(chainId))),
    atomic,
    receipts: (receipts ?? []).flatMap(parseReceipt),
  }
}

function parseReceipt(receipt: unknown): CallsStatus['receipts'] {
  const result = v.safeParse(receiptSchema, receipt)
  if (!result.success) return []
  const { transactionHash, status } = result.output
  return [{ hash: transactionHash, succeeded: /^(0x0*1|1|success)$/.test(String(status)) }]
}
