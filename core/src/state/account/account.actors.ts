import { fromCallback, fromPromise } from 'xstate'
import type { World } from '../../contracts/world.ts'
import type { NativeBalance } from '../../domain/account.ts'
import type { AccountEvent, ReadBalance, WatchWallet } from './account.types.ts'

/** Listens to the connected wallet; reads the balance, from the cache when it is younger than 30 s. */
export const accountActors = ({ adapters, balances, platform }: Pick<World, 'adapters' | 'balances' | 'platform'>) => ({
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
})
