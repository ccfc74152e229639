import { fromCallback, fromPromise } from 'xstate'
import type { NativeBalance } from '../../domain/account/account.ts'
import { exactBalance } from '../../domain/account/display.ts'
import type { CaipAddress } from '../../domain/caip/caip.ts'
import { timeouts } from '../../domain/constants.ts'
import { safeImage } from '../../domain/text/url.ts'
import { withoutZeroDecimals, withToken } from '../../domain/token/holdings.ts'
import type { Identity, TokenBalance } from '../../domain/token/token-balance.ts'
import { codeOf, isKitError } from '../../errors/kit-error.ts'
import type { Deps } from '../../protocol/deps.ts'
import type {
  About,
  AccountEvent,
  Holdings,
  ReadAbout,
  ReadBalance,
  ReadHoldings,
  WatchWallet,
} from './account.types.ts'

type Parts = Pick<Deps, 'adapters' | 'balances' | 'data' | 'platform' | 'tokens'>

/** Listens to the connected wallet; reads the balance, from the cache when it is younger than 30 s, what it holds, and what it is called. */
export const accountActors = ({ adapters, balances, data, platform, tokens }: Parts) => {
  const moneyOf = async (namespace: string) => (await adapters.get(namespace)).transfer?.() ?? null

  const warned = new Set<string>()

  /** Who says nothing keeps nobody waiting for the others; null: nothing was said in time, or nobody listens any more. */
  const patiently = async <T>(
    answer: Promise<T>,
    ms: number,
    signal: AbortSignal,
  ): Promise<T | null> => {
    let end = () => {}
    const patience = new Promise<null>((resolve) => {
      const giveUp = () => resolve(null)
      const timer = platform.clock.setTimeout(giveUp, ms)
      if (signal.aborted) giveUp()
      signal.addEventListener('abort', giveUp)
      end = () => {
        platform.clock.clearTimeout(timer)
        signal.removeEventListener('abort', giveUp)
      }
    })
    return Promise.race([answer, patience]).finally(end)
  }
  const listed = async (
    { namespace, network, address, connectorId, changed }: ReadHoldings,
    signal: AbortSignal,
  ): Promise<Holdings> => {
    const money = namespace === 'eip155' ? await moneyOf(namespace) : null
    const own =
      money === null
        ? null
        : await patiently(
            money.walletAssets({ connectorId, network, address }, signal),
            timeouts.walletAssetsTimeout,
            signal,
          )
    if (own !== null) return { status: 'read', ...withoutZeroDecimals(own) }
    try {
      const answer = await data.balances(
        `${network.caipNetworkId}:${address}` as CaipAddress,
        changed,
        signal,
      )
      if (answer.status === 'read') return answer
      return {
        status: answer.status === 'unsupported' ? 'unsupported' : 'paused',
        tokens: [],
        hidden: 0,
      }
    } catch (error) {
      if (isKitError(error, 'data/unavailable'))
        return { status: 'unserved', tokens: [], hidden: 0 }
      throw error
    }
  }
  /** The page's own token on this network; null: there is none, or it cannot be read. */
  const ownToken = async (
    { namespace, network, address }: ReadHoldings,
    signal: AbortSignal,
  ): Promise<TokenBalance | null> => {
    const option = tokens[network.caipNetworkId]
    if (option === undefined) return null
    try {
      const reading = (await moneyOf(namespace))?.token(
        { network, asset: option.address, holder: address },
        signal,
      )
      const facts =
        reading === undefined ? null : await patiently(reading, timeouts.apiTimeout, signal)
      if (facts === null) return null
      return {
        name: facts.name,
        symbol: facts.symbol,
        chainId: network.caipNetworkId,
        address: `${network.caipNetworkId}:${option.address}` as CaipAddress,
        value: null,
        price: null,
        quantity: {
          decimals: facts.decimals,
          numeric: exactBalance({ value: facts.balance, decimals: facts.decimals, symbol: '' }),
        },
        iconUrl: safeImage(option.image),
      }
    } catch (error) {
      const { caipNetworkId } = network
      // once, and without what was asked: the console is no place for an address
      if (!signal.aborted && !warned.has(caipNetworkId))
        platform.log.warn(
          `The token of the option "tokens" cannot be read on ${caipNetworkId}`,
          codeOf(error),
        )
      if (!signal.aborted) warned.add(caipNetworkId)
      return null
    }
  }
  /** The service's answer; where that fails what the address calls itself. A failure of both is nobody's business on screen. */
  const identityOf = async (
    { namespace, network, address }: ReadAbout,
    signal: AbortSignal,
  ): Promise<Identity | null> => {
    if (namespace !== 'eip155') return null
    try {
      return await data.identity(
        `${network.caipNetworkId}:${address}` as CaipAddress,
        address,
        signal,
      )
    } catch {
      const [first] = await data.reverse(address, address, signal).catch(() => [])
      return first === undefined
        ? null
        : { name: first.name, avatar: network.id === 1 ? first.avatar : null }
    }
  }
  const isContract = async (
    { namespace, network, address }: ReadAbout,
    signal: AbortSignal,
  ): Promise<boolean | null> => {
    if (namespace !== 'eip155') return null
    const facts = await (await moneyOf(namespace))?.receiver({ network, address }, signal)
    return facts?.isContract ?? null
  }

  return {
    watchWallet: fromCallback<AccountEvent, WatchWallet>(({ input, sendBack }) => {
      let stop = () => {}
      let stopped = false
      adapters.get(input.namespace).then(
        (adapter) => {
          if (!stopped) stop = adapter.watch(input.connectorId, sendBack)
        },
        (error) => {
          if (stopped) return
          platform.log.error('The connected wallet cannot be watched', error)
          sendBack({ type: 'disconnected' })
        },
      )
      return () => {
        stopped = true
        stop()
      }
    }),
    readBalance: fromPromise<NativeBalance, ReadBalance>(async ({ input, signal }) => {
      const { namespace, network, address, forced } = input
      const account = `${network.caipNetworkId}:${address}`
      const cached = forced ? null : balances.get(account)
      if (cached !== null) return cached.balance
      const adapter = await adapters.get(namespace)
      const balance = await adapter.balance({ network, address }, signal)
      balances.set(account, { balance })
      return balance
    }),
    readHoldings: fromPromise<Holdings, ReadHoldings>(async ({ input, signal }) => {
      const [holdings, own] = await Promise.all([listed(input, signal), ownToken(input, signal)])
      return own === null ? holdings : { ...holdings, tokens: withToken(holdings.tokens, own) }
    }),
    readAbout: fromPromise<About, ReadAbout>(async ({ input, signal }) => {
      const [identity, smartAccountDeployed] = await Promise.all([
        identityOf(input, signal),
        isContract(input, signal).catch(() => null),
      ])
      return { identity, smartAccountDeployed }
    }),
  }
}
