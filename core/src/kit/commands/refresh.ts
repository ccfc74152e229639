import type { Namespace } from '../../domain/caip/namespace.ts'
import { catalogue, type PlainErrorCode } from '../../errors/catalogue.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { KitState } from '../../protocol/kit-state.ts'
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
      const problem = problemOf(state(), namespace)
      if (problem !== null) return failed(problem)
      stores.account(namespace)?.send({ type: 'refresh', forced: true })
      await waitUntil(({ accounts }) => accounts[namespace]?.balanceStatus !== 'loading')
      const balance = state().accounts[namespace]?.balance ?? null
      return balance === null ? failed('account/balance-not-read') : succeeded(balance)
    },
    async refreshPortfolio(given) {
      const namespace = resolveNamespace(given)
      const problem = problemOf(state(), namespace)
      if (problem !== null) return failed(problem)
      stores.account(namespace)?.send({ type: 'load', forced: true })
      await waitUntil(({ accounts }) => accounts[namespace]?.tokensStatus !== 'loading')
      const account = state().accounts[namespace]
      return account?.tokensStatus === 'fresh'
        ? succeeded(account.tokens)
        : failed('account/balance-not-read')
    },
  }
}

/** Why the balance of an account cannot be read. Null if it can. */
function problemOf({ accounts, network }: KitState, namespace: Namespace): PlainErrorCode | null {
  const account = accounts[namespace]
  if (account?.status !== 'connected') return 'account/balance-missing'
  const isConfigured = network.networks.some(
    ({ caipNetworkId }) => caipNetworkId === account.caipNetworkId,
  )
  return isConfigured ? null : 'account/network-or-address-missing'
}
const succeeded = <T>(data: T) => ({ data, error: null, isSuccess: true, isError: false }) as const
const failed = (code: PlainErrorCode) =>
  ({ data: null, error: new KitError(catalogue, code), isSuccess: false, isError: true }) as const
