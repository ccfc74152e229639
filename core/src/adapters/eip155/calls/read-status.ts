import * as v from 'valibot'
import { caipNetworkIdOf } from '../../../domain/caip/caip.ts'
import type { CallsState, CallsStatus } from '../../../domain/transfer/calls.ts'
import { KitError } from '../../../errors/kit-error.ts'

const hash = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/i))
const receipt = v.object({ transactionHash: hash, status: v.union([v.string(), v.number()]) })
const schema = v.object({
  status: v.union([v.number(), v.string()]),
  chainId: v.optional(v.pipe(v.string(), v.regex(/^0x[0-9a-f]{1,16}$/i))),
  atomic: v.optional(v.boolean()),
  receipts: v.optional(v.nullable(v.array(v.unknown()))),
})

/** Numbers of EIP-5792, and the words of its first draft. */
const states: Readonly<Record<string, CallsState>> = {
  100: 'pending',
  200: 'confirmed',
  400: 'failed-offchain',
  500: 'reverted',
  600: 'partly-reverted',
  PENDING: 'pending',
  CONFIRMED: 'confirmed',
}

/** What a wallet says of a batch. Throws `rpc/internal` for what says nothing. */
export function readStatus(id: string, answer: unknown): CallsStatus {
  const result = v.safeParse(schema, answer)
  if (!result.success) throw new KitError('rpc/internal', {}, { cause: answer })
  const { status, chainId, atomic = null, receipts } = result.output
  return {
    id,
    state: (Object.hasOwn(states, status) && states[status]) || 'unknown',
    code: typeof status === 'number' ? status : null,
    caipNetworkId:
      chainId === undefined ? null : caipNetworkIdOf('eip155', String(BigInt(chainId))),
    atomic,
    receipts: (receipts ?? []).flatMap((one) => {
      const read = v.safeParse(receipt, one)
      return read.success
        ? [
            {
              hash: read.output.transactionHash,
              succeeded: /^(0x0*1|1|success)$/.test(String(read.output.status)),
            },
          ]
        : []
    }),
  }
}
