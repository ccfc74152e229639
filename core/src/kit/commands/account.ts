import { EarlyError } from '../../errors/early-error.ts'
import type { AccountState, KitState } from '../../protocol/kit-state.ts'
import type { AccountApi } from '../api/account.ts'
import { toKitAccount } from '../state/account.ts'
import { cachedByKey } from '../state/cached-by-key.ts'
import { commandOf } from './command.ts'
import type { EngineAccess } from './engine.types.ts'

/** Creates `kit.account`. */
export function createAccountApi(state: () => KitState, engine: EngineAccess): AccountApi {
  const cached = cachedByKey((account: AccountState | undefined) => toKitAccount(account))
  return {
    get(namespace) {
      const { accounts, network } = state()
      const resolved = namespace ?? network.activeNamespace ?? ''
      return cached(accounts[resolved], resolved)
    },
    select(namespace, address) {
      const account = state().accounts[namespace]
      if (account === undefined) throw new EarlyError('adapter/not-found', { namespace })
      const { status, connectorId, accounts } = account
      if (status === 'reconnecting')
        throw new EarlyError('connector/reconnecting', { connector: namespace })
      if (connectorId === null) throw new EarlyError('connector/not-connected')
      if (!accounts.some((each) => each.address === address))
        throw new EarlyError('connector/account-not-found', { address, connector: connectorId })
      engine.send({ to: 'account', namespace, type: 'address.select', address })
    },
    refreshBalance: commandOf(engine, 'refreshBalance'),
    refreshPortfolio: commandOf(engine, 'refreshPortfolio'),
    setLabel(address, label) {
      for (const namespace of state().config.namespaces)
        engine.send({ to: 'account', namespace, type: 'label.set', address, label })
    },
  }
}
