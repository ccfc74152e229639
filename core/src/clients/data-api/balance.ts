import * as v from 'valibot'
import { hasAddressForm } from '../../domain/caip/address-form.ts'
import {
  type CaipAddress,
  type CaipNetworkId,
  caipAddressOf,
  caipNetworkIdOf,
  parseCaipAddress,
} from '../../domain/caip/caip.ts'
import type { TokenBalance } from '../../domain/token/token-balance.ts'
import { list, optionalFigure, picture, read, readRows, shownText } from './rows.ts'
import type { Service } from './service.ts'

const answer = v.object({ balances: list })
const decimalText = v.pipe(v.string(), v.regex(/^\d{1,100}(\.\d{1,255})?$/))
const decimalsText = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}$/),
  v.transform((text) =>
    Array.from(text).reduce((count, digit) => count * 10 + '0123456789'.indexOf(digit), 0),
  ),
  v.maxValue(255),
)
const row = v.object({
  name: shownText,
  symbol: shownText,
  chainId: v.string(),
  address: v.optional(v.nullable(v.string()), null),
  value: optionalFigure,
  price: optionalFigure,
  quantity: v.object({ decimals: decimalsText, numeric: decimalText }),
  iconUrl: picture,
})

/** What an account has on its network, as the service sees it; `forced`: CAIP-10s whose balance changed just now. */
export async function balances(
  service: Service,
  account: CaipAddress,
  forced: readonly string[],
  signal: AbortSignal,
): Promise<readonly TokenBalance[]> {
  const { namespace, reference, address } = parseCaipAddress(account)
  const network = caipNetworkIdOf(namespace, reference)
  const params = { currency: 'usd', chainId: network, forceUpdate: forced.join(',') }
  const json = await service.get(['v1/account', address, 'balance'], params, signal)
  return readRows(row, read(answer, json).balances).flatMap((one) => {
    const at = one.address === null || one.address === '' ? null : tokenOn(network, one.address)
    return one.chainId === network && at !== undefined
      ? [{ ...one, chainId: network, address: at }]
      : []
  })
}

/** undefined: it is none of that network. */
function tokenOn(network: CaipNetworkId, id: string): CaipAddress | undefined {
  const address = id.slice(network.length + 1)
  const [namespace] = network.split(':')
  return id.startsWith(`${network}:`) && hasAddressForm(address, namespace)
    ? caipAddressOf(network, address)
    : undefined
}
