import { exactBalance } from '../../domain/account/balance-text.ts'
import { type CaipAddress, caipAddressOf } from '../../domain/caip/caip.ts'
import { timeouts } from '../../domain/constants.ts'
import { ownImage } from '../../domain/text/url.ts'
import { nativeTokenAddress } from '../../domain/token/asset-id.ts'
import { withoutZeroDecimals, withToken } from '../../domain/token/holdings.ts'
import type { TokenBalance } from '../../domain/token/token-balance.ts'
import { codeOf, isKitError } from '../../errors/kit-error.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { ReadRequest } from '../../resource/resource.types.ts'
import { createProfileReader } from './account.profile.actors.ts'
import type { AccountKey, Holdings } from './account.types.ts'

type ReadDeps = Pick<Deps, 'adapters' | 'data' | 'platform' | 'tokens'>

type HoldingsRequest = ReadRequest<AccountKey, Holdings>

/** CAIP-10 ids of the known tokens other than the native one. */
const addressesOf = (known: Holdings | null): readonly string[] =>
  known?.tokens.flatMap(({ address }) => (address === null ? [] : [address])) ?? []

const transferClientOf = async (adapters: ReadDeps['adapters'], namespace: string) =>
  (await adapters.get(namespace)).transfer?.() ?? null

/**
 * Creates the reader of tokens. It reads them from the wallet if it lists them, else from the
 * service.
 */
function createHoldingsReader({ adapters, data, platform, tokens }: ReadDeps) {
  const loggedNetworks = new Set<string>()

  /**
   * Resolves with null after `ms`, or when `signal` aborts, so that one slow source does not delay
   * the others.
   */
  const withTimeout = async <T>(
    promise: Promise<T>,
    ms: number,
    signal: AbortSignal,
  ): Promise<T | null> => {
    let stopTimer = () => {}
    const timeout = new Promise<null>((resolve) => {
      const resolveNull = () => resolve(null)
      const timer = platform.clock.setTimeout(resolveNull, ms)
      if (signal.aborted) resolveNull()
      signal.addEventListener('abort', resolveNull)
      stopTimer = () => {
        platform.clock.clearTimeout(timer)
        signal.removeEventListener('abort', resolveNull)
      }
    })
    return Promise.race([promise, timeout]).finally(stopTimer)
  }
  const listHoldings = async (
    { key: { namespace, network, address, connectorId }, data: known, forced }: HoldingsRequest,
    signal: AbortSignal,
  ): Promise<Omit<Holdings, 'readAt'>> => {
    const transferClient =
      namespace === 'eip155' ? await transferClientOf(adapters, namespace) : null
    const walletHoldings =
      transferClient === null
        ? null
        : await withTimeout(
            transferClient.walletAssets({ connectorId, network, address }, signal),
            timeouts.walletAssetsTimeout,
            signal,
          )
    if (walletHoldings !== null) return { status: 'read', ...withoutZeroDecimals(walletHoldings) }
    try {
      const account = caipAddressOf(network.caipNetworkId, address)
      const changed = forced ? [nativeTokenAddress(network), ...addressesOf(known)] : []
      const response = await data.balances(account, changed, signal)
      if (response.status === 'read') return response
      return {
        status: response.status === 'unsupported' ? 'unsupported' : 'paused',
        tokens: [],
        hidden: 0,
      }
    } catch (error) {
      if (isKitError(error, 'data/unavailable'))
        return { status: 'unavailable', tokens: [], hidden: 0 }
      throw error
    }
  }
  /** The price of a token in US dollars. Null if the service has none or several for it. */
  const priceOf = async (asset: CaipAddress, signal: AbortSignal): Promise<number | null> => {
    const prices = await data.prices([asset], signal).catch(() => [])
    return prices.length === 1 ? (prices[0]?.price ?? null) : null
  }
  /**
   * The token of the option `tokens` on this network. Null if the option has none or reading it
   * fails.
   */
  const pageToken = async (
    { namespace, network, address }: AccountKey,
    signal: AbortSignal,
  ): Promise<TokenBalance | null> => {
    const option = tokens[network.caipNetworkId]
    if (option === undefined) return null
    try {
      const client = await transferClientOf(adapters, namespace)
      if (client === null) return null
      const asset = caipAddressOf(network.caipNetworkId, option.address)
      const token = client.token({ network, asset: option.address, holder: address }, signal)
      const [read, price] = await Promise.all([
        withTimeout(token, timeouts.apiTimeout, signal),
        withTimeout(priceOf(asset, signal), timeouts.apiTimeout, signal),
      ])
      if (read === null) return null
      return {
        name: read.name,
        symbol: read.symbol,
        chainId: network.caipNetworkId,
        address: asset,
        value: null,
        price,
        quantity: {
          decimals: read.decimals,
          numeric: exactBalance({ value: read.balance, decimals: read.decimals, symbol: '' }),
        },
        iconUrl: ownImage(option.image),
      }
    } catch (error) {
      const { caipNetworkId } = network
      // Logs once per network, without the address: addresses must not appear in the console.
      if (!signal.aborted && !loggedNetworks.has(caipNetworkId))
        platform.log.warn(
          `Reading the token of the option "tokens" on ${caipNetworkId} failed`,
          codeOf(error),
        )
      if (!signal.aborted) loggedNetworks.add(caipNetworkId)
      return null
    }
  }

  return async (request: HoldingsRequest, signal: AbortSignal): Promise<Holdings> => {
    const [holdings, token] = await Promise.all([
      listHoldings(request, signal),
      pageToken(request.key, signal),
    ])
    const known = request.data ?? { tokens: [], hidden: 0, readAt: null }
    if (holdings.status === 'paused') return { ...known, status: 'paused' }
    const readAt = platform.clock.now()
    if (token === null) return { ...holdings, readAt }
    return { ...holdings, tokens: withToken(holdings.tokens, token), readAt }
  }
}

/** The reads of an account. Their code loads with the first of them. */
export const createAccountReads = (deps: ReadDeps) => ({
  holdings: createHoldingsReader(deps),
  profile: createProfileReader(deps),
})
