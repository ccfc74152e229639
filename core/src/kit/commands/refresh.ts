import type { Namespace } from '../../domain/caip/namespace.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { AccountApi } from '../api/account.ts'
import type { CommandDeps } from './command-deps.ts'

type RefreshDeps = Pick<CommandDeps, 'state' | 'stores' | 'waitUntil'> & {
  resolveNamespace(namespace?: Namespace): Namespace
}

/** Creates the commands that read balance or tokens of an account again, bypassing the caches. */
export function createRefresh({
  state,
  stores,
  waitUntil,
  resolveNamespace,
}: RefreshDeps): Pick<AccountApi, 'refreshBalance' | 'refreshPortfolio'> {
  return {
    async refreshBalance(given) {
      const namespace = resolveNamespace(given)
      if (state().accounts[namespace]?.status !== 'connected')
        return failed('account/balance-missing')
      stores.account(namespace)?.send({ type: 'refresh', forced: true })
      await waitUntil(({ accounts }) => accounts[namespace]?.balanceStatus !== 'loading')
      const balance = state().accounts[namespace]?.balance ?? null
      return balance === null ? failed('account/balance-not-read') : succeeded(balance)
    },
    async refreshPortfolio(given) {
      const namespace = resolveNamespace(given)
      if (state().accounts[namespace]?.status !== 'connected')
        return failed('account/balance-missing')
      stores.account(namespace)?.send({ type: 'load', forced: true })
      await waitUntil(({ accounts }) => accounts[namespace]?.tokensStatus !== 'loading')
      const account = state().accounts[namespace]
      const isRead = account?.tokensStatus === 'fresh' || account?.tokensStatus === 'unsupported'
      return isRead ? succeeded(account.tokens) : failed('account/balance-not-read')
    },
  }
}

const succeeded = <T>(data: T) => ({ data, error: null, isSuccess: true, isError: false }) as const
const failed = (code: 'account/balance-not-read' | 'account/balance-missing') =>
  ({ data: null, error: new KitError(code), isSuccess: false, isError: true }) as const
