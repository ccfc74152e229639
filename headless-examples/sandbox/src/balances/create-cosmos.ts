import { bech32, hex } from '@scure/base'
import { type HttpResponse, jsonResponse } from '../faults/http-response.ts'
import type { Call } from '../faults/start-fault-server.ts'
import { cosmosPrefix } from '../keys/cosmos.ts'
import type { AddressBalance } from './balances.types.ts'
import type { KnownAccount } from './known-accounts.ts'

/** Denominations of the native coins, by chain id. */
const nativeDenoms: Readonly<Record<string, string>> = {
  'cosmoshub-4': 'uatom',
  'osmosis-1': 'uosmo',
  'juno-1': 'ujuno',
}
/** In base units: 250 coins with six decimals. */
const initialAmount = 250_000_000n

/** Creates the balance routes of a REST gateway for several Cosmos chains. */
export function createCosmos(accounts: readonly KnownAccount[]) {
  const balances = new Map<string, Map<string, bigint>>()
  const setBalance = (reference: string, account: string, denom: string, amount: bigint) => {
    const key = `${reference} ${account}`
    balances.set(key, new Map(balances.get(key)).set(denom, amount))
  }
  for (const [reference, denom] of Object.entries(nativeDenoms)) {
    for (const { cosmos } of accounts)
      setBalance(reference, hex.encode(cosmos), denom, initialAmount)
  }

  return {
    set({ chain, address, amount, denom }: AddressBalance): void {
      const reference = chain.replace('cosmos:', '')
      const account = accountOf(address, reference)
      if (account === null) throw new Error(`${address} is not an address of ${chain}.`)
      const nativeDenom = nativeDenoms[reference] ?? 'uatom'
      setBalance(reference, account, denom ?? nativeDenom, BigInt(amount))
    },
    respond({ url }: Call, subpath: string): HttpResponse {
      const [, reference = '', path = ''] = /^\/([^/]+)(\/.*)$/.exec(subpath) ?? []
      if (path === '/cosmos/base/tendermint/v1beta1/node_info')
        return jsonResponse({ default_node_info: { network: reference } })
      const [, address, byDenom] =
        /^\/cosmos\/bank\/v1beta1\/balances\/([^/]+)(\/by_denom)?$/.exec(path) ?? []
      if (address === undefined)
        return jsonResponse({ code: 12, message: 'Not Implemented', details: [] }, 501)
      const account = accountOf(address, reference)
      if (account === null)
        return jsonResponse({ code: 3, message: `invalid address: ${address}`, details: [] }, 400)
      const amounts = balances.get(`${reference} ${account}`) ?? new Map<string, bigint>()
      if (byDenom === undefined)
        return jsonResponse({
          balances: [...amounts].map(([denom, amount]) => formatCoin(denom, amount)),
          pagination: { next_key: null, total: String(amounts.size) },
        })
      const denom = url.searchParams.get('denom')
      if (denom === null || denom === '')
        return jsonResponse({ code: 3, message: 'invalid denom', details: [] }, 400)
      return jsonResponse({ balance: formatCoin(denom, amounts.get(denom) ?? 0n) })
    },
  }
}

const formatCoin = (denom: string, amount: bigint) => ({ denom, amount: String(amount) })

/** The account bytes of an address as hex. Null if it does not have the prefix of the chain. */
function accountOf(address: string, reference: string): string | null {
  const decoded = bech32.decodeUnsafe(address)
  return decoded && decoded.prefix === cosmosPrefix(reference)
    ? hex.encode(bech32.fromWords(decoded.words))
    : null
}
