import { fromCallback } from 'xstate'
import { caipAddressOf } from '../../domain/caip/caip.ts'
import { timeouts } from '../../domain/constants.ts'
import { embeddedErrors } from '../../errors/areas/embedded.ts'
import { codeOf, KitError } from '../../errors/kit-error.ts'
import { lazy } from '../../platform/lazy.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { StoreEnvironment } from '../../protocol/store.ts'
import { createResource, onePage } from '../../resource/resource.actors.ts'
import type { ReadRequest } from '../../resource/resource.types.ts'
import type {
  AccountEvent,
  AccountKey,
  Holdings,
  SwitchType,
  WatchWallet,
} from './account.types.ts'

type AccountDeps = Pick<Deps, 'adapters' | 'balances' | 'data' | 'embedded' | 'platform' | 'tokens'>

type HoldingsRequest = ReadRequest<AccountKey, Holdings>

/**
 * Creates a function that makes the account of a type the active one of the embedded wallet. It
 * resolves with the event of the result, or with null if the signal aborts.
 */
const createTypeSwitch =
  ({ embedded, platform }: Pick<AccountDeps, 'embedded' | 'platform'>) =>
  async (
    { namespace, accountType }: WatchWallet & Pick<SwitchType, 'accountType'>,
    signal: AbortSignal,
  ): Promise<AccountEvent | null> => {
    try {
      if (embedded === null) throw new KitError(embeddedErrors, 'embedded/unavailable')
      const connection = await embedded.setAccountType({ namespace, accountType }, signal)
      return signal.aborted ? null : { type: 'accountType.switched', connection }
    } catch (error) {
      if (signal.aborted) return null
      platform.log.warn(`Switching to the account of type ${accountType} failed`, codeOf(error))
      return { type: 'accountType.failed' }
    }
  }

/** The actors of an account: wallet events, native balance (cached for 30 s), holdings, profile. */
export const accountActors = (deps: AccountDeps, environment: StoreEnvironment) => {
  const { adapters, platform } = deps
  const reads = lazy(
    () => import('./account.reads.actors.ts'),
    ({ createAccountReads }) => createAccountReads(deps),
  )
  const switchAccountType = createTypeSwitch(deps)

  return {
    watchWallet: fromCallback<SwitchType, WatchWallet>(({ input, sendBack, receive }) => {
      const send: (event: AccountEvent) => void = sendBack
      let stop = () => {}
      let stopped = false
      let request = new AbortController()
      receive(({ accountType }) => {
        request.abort()
        request = new AbortController()
        void switchAccountType({ ...input, accountType }, request.signal).then(
          (event) => event !== null && send(event),
        )
      })
      adapters.get(input.namespace).then(
        (adapter) => {
          if (!stopped) stop = adapter.watch(input.connectorId, send)
        },
        (error) => {
          if (stopped) return
          platform.log.error(
            `Subscribing to the wallet of ${input.namespace} failed; the account is disconnected`,
            error,
          )
          send({ type: 'disconnected' })
        },
      )
      return () => {
        stopped = true
        request.abort()
        stop()
      }
    }),
    readBalance: createResource(platform, environment, {
      id: 'account.balance',
      changed: 'balance.changed',
      timeout: timeouts.apiTimeout,
      async read(
        { key: { namespace, network, address }, forced }: ReadRequest<AccountKey>,
        signal,
      ) {
        const account = caipAddressOf(network.caipNetworkId, address)
        const options = { fresh: forced, signal }
        const balance = await deps.balances(account, options, async () => {
          const adapter = await adapters.get(namespace)
          return adapter.balance({ network, address }, signal)
        })
        return onePage(balance)
      },
    }),
    /** A forced read bypasses the cache of the service for each known token. */
    readHoldings: createResource(platform, environment, {
      id: 'account.holdings',
      changed: 'holdings.changed',
      timeout: timeouts.portfolioTimeout,
      read: async (request: HoldingsRequest, signal) =>
        onePage(await (await reads()).holdings(request, signal)),
    }),
    readProfile: createResource(platform, environment, {
      id: 'account.profile',
      changed: 'profile.changed',
      timeout: timeouts.identityTimeout,
      read: async ({ key }: ReadRequest<AccountKey>, signal) =>
        onePage(await (await reads()).profile(key, signal)),
    }),
  }
}
