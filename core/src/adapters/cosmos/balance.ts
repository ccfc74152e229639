import * as v from 'valibot'
import { objectSchema } from '../../clients/http/object-schema.ts'
import { parse } from '../../clients/http/parse.ts'
import { accountErrors } from '../../errors/areas/account.ts'
import { httpErrors } from '../../errors/areas/http.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import type { Context } from './context.types.ts'
import { parseAddress } from './parse-address.ts'
import { createRest } from './rest.ts'

const responseSchema = objectSchema({
  balance: objectSchema({ denom: v.string(), amount: v.pipe(v.string(), v.regex(/^\d{1,78}$/)) }),
})

/**
 * Returns a function that reads the native balance from the chain's REST API, in the smallest unit.
 */
export function createBalance(context: Context): ChainAdapter['balance'] {
  const rest = createRest(context)
  return async ({ network, address }, signal) => {
    const { caipNetworkId, nativeCurrency, rpcUrls } = network
    const chain = context.chains.get(caipNetworkId)
    const owner = parseAddress(address)
    if (chain === null || owner?.prefix !== chain.prefix)
      throw new KitError(accountErrors, 'account/balance-unavailable')
    const bases = chain.rest === null ? rpcUrls.default : [chain.rest]
    const path = `cosmos/bank/v1beta1/balances/${owner.text}/by_denom`
    const params = { denom: chain.denom }
    const json = await rest({ network: caipNetworkId, bases, path, params }, signal)
    const { balance } = parse(responseSchema, json)
    if (balance.denom !== chain.denom)
      throw new KitError(httpErrors, 'endpoint/unreadable', {}, { cause: json })
    const { decimals, symbol } = nativeCurrency
    return { value: BigInt(balance.amount).toString(), decimals, symbol }
  }
}
