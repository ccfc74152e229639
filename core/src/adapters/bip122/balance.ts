import * as v from 'valibot'
import { type Get, getJson, getText } from '../../clients/http/get-json.ts'
import { nodeHeaders } from '../../clients/http/node-headers.ts'
import { objectSchema } from '../../clients/http/object-schema.ts'
import { parse } from '../../clients/http/parse.ts'
import { requestUrl } from '../../clients/http/request-url.ts'
import { type CaipNetworkId, caipNetworkIdOf } from '../../domain/caip/caip.ts'
import { timeouts } from '../../domain/constants.ts'
import { customNodes } from '../../domain/network/rpc-urls.ts'
import { safeHttpUrl } from '../../domain/text/url.ts'
import { accountErrors } from '../../errors/areas/account.ts'
import { httpErrors } from '../../errors/areas/http.ts'
import { KitError } from '../../errors/kit-error.ts'
import { withDeadline } from '../../platform/with-deadline.ts'
import type { ChainAdapter } from '../adapter.ts'
import { readFirstEndpoint } from '../shared/first-endpoint.ts'
import { parseBitcoinAddress } from './bitcoin-address.ts'
import { findNetwork } from './bitcoin-networks.ts'
import type { ChainDeps } from './create-bip122.ts'

const hostedApis: ChainDeps['api'] = {
  'bip122:000000000019d6689c085ae165831e93': 'https://mempool.space/api',
  'bip122:000000000933ea01ad0ee984209779ba': 'https://mempool.space/testnet/api',
}
/** The supply of Bitcoin, in satoshi. */
const maxSupply = 2_100_000_000_000_000n

/** One invalid row invalidates the list, because a sum without that row would be wrong. */
const utxosSchema = v.array(
  objectSchema({
    txid: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i)),
    vout: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    value: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
)

/**
 * Returns a function that reads the sum of the unspent outputs, in satoshi, from the network's
 * Esplora service: that of the option `api`, else those of `customRpcUrls` (fault FH1), else the
 * hosted one. The first read verifies the service's chain by its genesis block (fault K5).
 */
export function createBalance({
  host: { platform, customRpcUrls },
  api,
  stopSignal,
}: ChainDeps): ChainAdapter['balance'] {
  const verified = new Set<string>()
  const requestOptions = (network: CaipNetworkId, base: string, path: string): Get => ({
    url: requestUrl(base, path, {}),
    headers: nodeHeaders(customRpcUrls, network, base),
    deadline: timeouts.apiTimeout,
    fatalError: () => null,
  })
  const servicesOf = (network: CaipNetworkId): readonly string[] => {
    const own = Object.hasOwn(api, network) ? api[network] : undefined
    if (own !== undefined) return [own]
    const custom = customNodes(customRpcUrls, network)
    if (custom.length > 0) return custom.map(({ url }) => url)
    const hosted = hostedApis[network]
    return hosted === undefined ? [] : [hosted]
  }

  async function verifyChain(
    base: string,
    expected: CaipNetworkId,
    signal: AbortSignal,
  ): Promise<void> {
    const key = `${expected} ${base}`
    if (verified.has(key)) return
    const request = requestOptions(expected, base, '/block-height/0')
    const text = await getText(platform, request, signal)
    const genesisHash = text.trim().toLowerCase()
    if (!/^[0-9a-f]{64}$/.test(genesisHash))
      throw new KitError(httpErrors, 'endpoint/unreadable', {}, { cause: genesisHash })
    const found = caipNetworkIdOf('bip122', genesisHash.slice(0, 32))
    if (found !== expected)
      throw new KitError(httpErrors, 'endpoint/wrong-chain', { found, expected })
    verified.add(key)
  }
  return async ({ network, address }, signal) => {
    const { decimals, symbol } = network.nativeCurrency
    const { caipNetworkId, name } = network
    const urls = servicesOf(caipNetworkId).filter((url) => safeHttpUrl(url) !== null)
    if (urls.length === 0) throw new KitError(httpErrors, 'endpoint/none', { network: name })
    const parsed = parseBitcoinAddress(address)
    const kind = findNetwork(caipNetworkId)?.kind
    if (parsed === null || (kind !== undefined && !parsed.kinds.includes(kind)))
      throw new KitError(accountErrors, 'account/balance-unavailable')
    const utxos = await withDeadline(
      { clock: platform.clock, ms: null, signals: [signal, stopSignal] },
      (scope) =>
        readFirstEndpoint({ network: name, urls }, scope, async (base) => {
          await verifyChain(base, caipNetworkId, scope)
          const path = `/address/${parsed.address}/utxo`
          return getJson(platform, requestOptions(caipNetworkId, base, path), scope)
        }),
    )
    return { value: sumOf(utxos).toString(), decimals, symbol }
  }
}

/**
 * Returns the sum of the outputs, in satoshi. Throws `endpoint/unreadable` for an invalid list, a
 * repeated output or a sum above the supply.
 */
function sumOf(json: unknown): bigint {
  const utxos = parse(utxosSchema, json)
  const outpoints = new Set(utxos.map(({ txid, vout }) => `${txid.toLowerCase()}:${vout}`))
  const sum = utxos.reduce((total, { value }) => total + BigInt(value), 0n)
  if (outpoints.size !== utxos.length || sum > maxSupply)
    throw new KitError(httpErrors, 'endpoint/unreadable', {}, { cause: json })
  return sum
}
