import { adapterErrors } from '../../errors/areas/adapter.ts'
import { connectorErrors } from '../../errors/areas/connector.ts'
import { KitError } from '../../errors/kit-error.ts'
import { lazyMethods } from '../../platform/lazy.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { AccountApi } from '../api/account.ts'
import { accountOf, toKitAccount } from '../state/account.ts'
import { cachedByKey } from '../state/cached-by-key.ts'
import type { EngineAccess } from './engine.types.ts'

/** Creates `kit.account`. */
export function createAccountApi(state: () => KitState, engine: EngineAccess): AccountApi {
  const cached = cachedByKey(toKitAccount)
  return {
    get(namespace) {
      const account = accountOf(state(), namespace)
      return cached(account, account?.namespace)
    },
    select(namespace, address) {
      const account = accountOf(state(), namespace)
      if (account === null) throw new KitError(adapterErrors, 'adapter/not-found', { namespace })
      const { status, connectorId, accounts } = account
      if (status === 'reconnecting')
        throw new KitError(connectorErrors, 'connector/reconnecting', { connector: namespace })
      if (connectorId === null) throw new KitError(connectorErrors, 'connector/not-connected')
      if (!accounts.some((each) => each.address === address))
        throw new KitError(connectorErrors, 'connector/account-not-found', {
          address,
          connector: connectorId,
        })
      engine.send({ to: 'account', namespace, type: 'address.select', address })
    },
    ...lazyMethods(engine.commands, ['refreshBalance', 'refreshPortfolio']),
    setLabel(address, label) {
      for (const namespace of state().config.namespaces)
        engine.send({ to: 'account', namespace, type: 'label.set', address, label })
    },
  }
}
