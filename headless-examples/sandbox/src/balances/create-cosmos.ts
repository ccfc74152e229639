import { bech32, hex } from '@scure/base'
import { type Answer, json } from '../faults/http-response.ts'
import type { Call } from '../faults/start-fault-server.ts'
import { cosmosPrefix } from '../keys/cosmos.ts'
import type { HeldBalance } from './balances.types.ts'
import type { KnownAccount } from './known-accounts.ts'

const coins: Readonly<Record<string, string>> = {
  'cosmoshub-4': 'uatom',
  'osmosis-1': 'uosmo',
  'juno-1': 'ujuno',
}
/** 250 of a coin with six decimals. */
const each = 250_000_000n

/** REST gateways of Cosmos chains, as far as a balance goes. */
export function createCosmos(accounts: readonly KnownAccount[]) {
  const held = new Map<string, Map<string, bigint>>()
  const put = (reference: string, key: string, denom: string, amount: bigint) => {
    const place = `${reference} ${key}`
    held.set(place, new Map(held.get(place)).set(denom, amount))
  }
  for (const [reference, denom] of Object.entries(coins))
    for (const { cosmos } of accounts) put(reference, hex.encode(cosmos), denom, each)

  return {
    set({ chain, address, amount, denom }: HeldBalance): void {
      const reference = chain.replace('cosmos:', '')
      const key = keyOf(address, reference)
      if (key === null) throw new Error(`${address} is no address of ${chain}.`)
      put(reference, key, denom ?? coins[reference] ?? 'uatom', BigInt(amount))
    },
    answer({ url }: Call, path: string): Answer {
      const [, reference = '', rest = ''] = /^\/([^/]+)(\/.*)$/.exec(path) ?? []
      if (rest === '/cosmos/base/tendermint/v1beta1/node_info')
        return json({ default_node_info: { network: reference } })
      const [, address, by] =
        /^\/cosmos\/bank\/v1beta1\/balances\/([^/]+)(\/by_denom)?$/.exec(rest) ?? []
      if (address === undefined)
        return json({ code: 12, message: 'Not Implemented', details: [] }, 501)
      const key = keyOf(address, reference)
      if (key === null)
        return json({ code: 3, message: `invalid address: ${address}`, details: [] }, 400)
      const all = held.get(`${reference} ${key}`) ?? new Map<string, bigint>()
      if (by === undefined)
        return json({
          balances: [...all].map(written),
          pagination: { next_key: null, total: String(all.size) },
        })
      const denom = url.searchParams.get('denom')
      if (denom === null || denom === '')
        return json({ code: 3, message: 'invalid denom', details: [] }, 400)
      return json({ balance: written([denom, all.get(denom) ?? 0n]) })
    },
  }
}

const written = ([denom, amount]: [string, bigint]) => ({ denom, amount: String(amount) })

function keyOf(address: string, reference: string): string | null {
  const read = bech32.decodeUnsafe(address)
  return read && read.prefix === cosmosPrefix(reference)
    ? hex.encode(bech32.fromWords(read.words))
    : null
}
