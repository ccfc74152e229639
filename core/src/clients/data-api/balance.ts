import * as v from 'valibot'
import { type CaipAddress, type CaipNetworkId, isCaipNetworkId, parseCaipAddress, validateCaipAddress } from '../../domain/caip.ts'
import { parseDecimal } from '../../domain/decimal.ts'
import type { TokenBalance } from '../../domain/token-balance.ts'
import { list, optionalFigure, picture, read, readRows, shownText } from './rows.ts'
import type { Service } from './service.ts'

const answer = v.object({ balances: list })
const decimalText = v.pipe(
  v.string(),
  v.check((text) => /^\d+(\.\d+)?$/.test(text) && parseDecimal(text) !== null),
)
const decimalsText = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}$/),
  v.transform((text) => Array.from(text).reduce((count, digit) => count * 10 + '0123456789'.indexOf(digit), 0)),
  v.maxValue(255),
)
const row = v.object({
  name: shownText,
  symbol: shownText,
  chainId: v.pipe(
    v.string(),
    v.check((id) => isCaipNetworkId(id)),
  ),
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
  const network = `${namespace}:${reference}`
  const params = { currency: 'usd', chainId: network, forceUpdate: forced.join(',') }
  const json = await service.get(`/v1/account/${encodeURIComponent(address)}/balance`, params, signal)
  return readRows(row, read(answer, json).balances).flatMap((one) => {
    const at = one.address === null || one.address === '' ? null : accountOn(network, one.address)
    if (one.chainId !== network || at === undefined) return []
    return [{ ...one, chainId: one.chainId as CaipNetworkId, address: at }]
  })
}

/** undefined: it is not on that network. */
function accountOn(network: string, address: string): CaipAddress | undefined {
  const parts = address.split(':')
  if (parts.length !== 3 || !address.startsWith(`${network}:`) || parts[2] === '') return undefined
  return validateCaipAddress(address)
}
