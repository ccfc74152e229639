import { serializeTypedData, type TypedDataParameter, validateTypedData } from 'viem'
import * as z from 'zod/mini'
import { KitError } from '../../errors/kit-error.ts'

/** EIP-712's own fields, in its order. */
const domainFields: readonly TypedDataParameter[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

const typedDataSchema = z.object({
  domain: z.optional(z.record(z.string(), z.unknown())),
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
  primaryType: z.string(),
  message: z.record(z.string(), z.unknown()),
})

/** An EIP-712 object as the text wallets take, its domain's type filled in. Throws `rpc/invalid-params` for data that does not fit its own types. */
export function typedDataText(value: unknown): string {
  try {
    const { domain = {}, types: own, primaryType, message } = typedDataSchema.parse(value)
    const types: Record<string, readonly TypedDataParameter[]> = { EIP712Domain: domainFields.filter(({ name }) => name in domain), ...own }
    validateTypedData({ domain, types, primaryType, message })
    return serializeTypedData({ domain, types, primaryType, message })
  } catch (cause) {
    throw new KitError('rpc/invalid-params', {}, { cause })
  }
}
