import * as v from 'valibot'
import { type Get, getJson, getText } from '../../clients/http/get-json.ts'
import { requestUrl } from '../../clients/http/request-url.ts'
import { withDeadline } from '../../clients/http/with-deadline.ts'
import { type CaipNetworkId, caipNetworkIdOf } from '../../domain/caip/caip.ts'
import { timeouts } from '../../domain/constants.ts'
import { safeHttpUrl } from '../../domain/text/url.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import { readBitcoinAddress } from './bitcoin-address.ts'
import { bitcoinNetworkOf } from './bitcoin-networks.ts'
import type { ChainParts } from './chain-parts.ts'

const hosted: ChainParts['api'] = {
  'bip122:000000000019d6689c085ae165831e93': 'https://mempool.space/api',
  'bip122:000000000933ea01ad0ee984209779ba': 'https://mempool.space/testnet/api',
}
/** All there will ever be, in satoshi. */
const most = 2_100_000_000_000_000n

/** One row that reads badly makes the list unreadable: a wrong sum is worse than none. */
const outputs = v.array(
  v.object({
    txid: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i)),
    vout: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    value: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
)

/**
 * What is not spent yet, added up; read from the network's Esplora service, never through the wallet. A service says once which chain it
 * answers for, by the chain's first block (fault case K5).
 */
export function balance({ host: { platform }, api, life }: ChainParts): ChainAdapter['balance'] {
  const proven = new Set<string>()
  const to = (base: string, path: string): Get => ({
    url: requestUrl(base, path, {}),
    deadline: timeouts.apiTimeout,
    fatalError: () => null,
  })

  async function prove(
    base: string,
    caipNetworkId: CaipNetworkId,
    signal: AbortSignal,
  ): Promise<void> {
    if (proven.has(`${caipNetworkId} ${base}`)) return
    const first = (await getText(platform, to(base, '/block-height/0'), signal))
      .trim()
      .toLowerCase()
    if (!/^[0-9a-f]{64}$/.test(first))
      throw new KitError('endpoint/unreadable', {}, { cause: first })
    const found = caipNetworkIdOf('bip122', first.slice(0, 32))
    if (found !== caipNetworkId)
      throw new KitError('endpoint/wrong-chain', { found, wanted: caipNetworkId })
    proven.add(`${caipNetworkId} ${base}`)
  }
  return async ({ network, address }, signal) => {
    const { decimals, symbol } = network.nativeCurrency
    const base = safeHttpUrl({ ...hosted, ...api }[network.caipNetworkId] ?? '')
    if (base === null) throw new KitError('endpoint/none', { network: network.name })
    const own = readBitcoinAddress(address)
    const kind = bitcoinNetworkOf(network.caipNetworkId)?.kind
    if (own === null || (kind !== undefined && !own.kinds.includes(kind)))
      throw new KitError('account/balance-unavailable')
    const list = await withDeadline(
      { clock: platform.clock, ms: null, signals: [signal, life] },
      async (scope) => {
        await prove(base, network.caipNetworkId, scope)
        return getJson(platform, to(base, `/address/${own.address}/utxo`), scope)
      },
    )
    return { value: sumOf(list).toString(), decimals, symbol }
  }
}

function sumOf(list: unknown): bigint {
  const read = v.safeParse(outputs, list)
  if (!read.success) throw new KitError('endpoint/unreadable', {}, { cause: read.issues })
  const places = new Set(read.output.map(({ txid, vout }) => `${txid.toLowerCase()}:${vout}`))
  const sum = read.output.reduce((total, { value }) => total + BigInt(value), 0n)
  if (places.size !== read.output.length || sum > most)
    throw new KitError('endpoint/unreadable', {}, { cause: list })
  return sum
}
