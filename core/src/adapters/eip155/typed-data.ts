import * as v from 'valibot'
import {
  type Hex,
  hashTypedData,
  serializeTypedData,
  type TypedDataParameter,
  validateTypedData,
} from 'viem'
import { objectSchema } from '../../clients/http/object-schema.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { KitError } from '../../errors/kit-error.ts'

/** The fields of an EIP-712 domain, in the order of the standard. */
const domainFields: readonly TypedDataParameter[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

const typedDataSchema = objectSchema({
  domain: v.optional(v.record(v.string(), v.unknown())),
  types: v.record(v.string(), v.array(objectSchema({ name: v.string(), type: v.string() }))),
  primaryType: v.string(),
  message: v.record(v.string(), v.unknown()),
})

/**
 * Serializes EIP-712 data for a wallet, and hashes it as the wallet does. Adds the type
 * `EIP712Domain` if it is missing. Throws `rpc/invalid-params` if the data does not match its types.
 */
export function parseTypedData(value: unknown): { text: string; hash: Hex } {
  try {
    const { domain = {}, types: givenTypes, primaryType, message } = v.parse(typedDataSchema, value)
    const types: Record<string, readonly TypedDataParameter[]> = {
      EIP712Domain: domainFields.filter(({ name }) => Object.hasOwn(domain, name)),
      ...givenTypes,
    }
    validateTypedData({ domain, types, primaryType, message })
    const typedData = { domain, types, primaryType, message }
    return { text: serializeTypedData(typedData), hash: hashTypedData(typedData) }
  } catch (cause) {
    throw new KitError(rpcErrors, 'rpc/invalid-params', {}, { cause })
  }
}
