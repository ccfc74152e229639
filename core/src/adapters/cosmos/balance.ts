import * as v from 'valibot'
import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import { readAddress } from './address.ts'
import type { Family } from './family.ts'
import { createRest } from './rest.ts'

const answerSchema = v.object({
  balance: v.object({ denom: v.string(), amount: v.pipe(v.string(), v.regex(/^\d{1,78}$/)) }),
})

/** Native balance as exact text, by the chain's REST API, never through the wallet. */
export function balance(family: Family): ChainAdapter['balance'] {
  const rest = createRest(family)
  return async ({ network, address }, signal) => {
    const { caipNetworkId, nativeCurrency, rpcUrls } = network
    const chain = family.chains.of(caipNetworkId)
    const owner = readAddress(address)
    if (chain === null || owner?.prefix !== chain.prefix)
      throw new KitError('account/balance-unavailable')
    const bases = chain.rest === null ? rpcUrls.default : [chain.rest]
    const path = `cosmos/bank/v1beta1/balances/${owner.text}/by_denom`
    const answer = await rest(
      { network: caipNetworkId, bases, path, params: { denom: chain.denom } },
      signal,
    )
    const read = v.safeParse(answerSchema, answer)
    if (!read.success || read.output.balance.denom !== chain.denom)
      throw new KitError('endpoint/unreadable', {}, { cause: answer })
    const { decimals, symbol } = nativeCurrency
    return { value: BigInt(read.output.balance.amount).toString(), decimals, symbol }
  }
}
