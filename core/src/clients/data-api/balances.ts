import * as v from 'valibot'
import { hasAddressForm } from '../../domain/caip/address-form.ts'
import {
  type CaipAddress,
  type CaipNetworkId,
  caipAddressOf,
  caipNetworkIdOf,
} from '../../domain/caip/caip.ts'
import { parseCaipAddress } from '../../domain/caip/caip-address.ts'
import type { TokenBalance } from '../../domain/token/token-balance.ts'
import { objectSchema } from '../http/object-schema.ts'
import { parse } from '../http/parse.ts'
import {
  displayText,
  list,
  optionalNumber,
  optionalPrice,
  parseRows,
  safeImageUrl,
} from './schemas.ts'
import type { Service } from './service.ts'

const responseSchema = objectSchema({ balances: list })
const decimalText = v.pipe(v.string(), v.regex(/^\d{1,100}(\.\d{1,255})?$/))
const decimalsText = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}$/),
  v.transform((text) =>
    Array.from(text).reduce((count, digit) => count * 10 + '0123456789'.indexOf(digit), 0),
  ),
  v.maxValue(255),
)
const rowSchema = objectSchema({
  name: displayText,
  symbol: displayText,
  chainId: v.string(),
  address: v.optional(v.nullable(v.string()), null),
  value: optionalNumber,
  price: optionalPrice,
  quantity: objectSchema({ decimals: decimalsText, numeric: decimalText }),
  iconUrl: safeImageUrl,
})

/**
 * Fetches the tokens of an account on its network. `forceUpdate`: CAIP-10 ids of tokens whose
 * balance has just changed, which the service reads again. Rows of other networks are dropped.
 */
export async function balances(
  service: Service,
  account: CaipAddress,
  forceUpdate: readonly string[],
  signal: AbortSignal,
): Promise<readonly TokenBalance[]> {
  const { namespace, reference, address } = parseCaipAddress(account)
  const network = caipNetworkIdOf(namespace, reference)
  const params = { currency: 'usd', chainId: network, forceUpdate: forceUpdate.join(',') }
  const json = await service.get(['v1/account', address, 'balance'], params, signal)
  return parseRows(rowSchema, parse(responseSchema, json).balances).flatMap((row) => {
    const token =
      row.address === null || row.address === '' ? null : tokenAddress(network, row.address)
    return row.chainId === network && token !== undefined
      ? [{ ...row, chainId: network, address: token }]
      : []
  })
}

/** The token's CAIP-10 address; undefined if the id is not an address of this network. */
function tokenAddress(network: CaipNetworkId, id: string): CaipAddress | undefined {
  const address = id.slice(network.length + 1)
  const [namespace] = network.split(':')
  return id.startsWith(`${network}:`) && hasAddressForm(address, namespace)
    ? caipAddressOf(network, address)
    : undefined
}
