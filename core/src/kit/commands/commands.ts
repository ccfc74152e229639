import type { Namespace } from '../../domain/caip/namespace.ts'
import { accountErrors } from '../../errors/areas/account.ts'
import { adapterErrors } from '../../errors/areas/adapter.ts'
import { connectorErrors } from '../../errors/areas/connector.ts'
import { KitError } from '../../errors/kit-error.ts'
import { lazy, lazyMethods } from '../../platform/lazy.ts'
import type { Readable } from '../../protocol/flow.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import { createCalls } from './calls.ts'
import type { CommandDeps, Commands, ConnectedWallet } from './command-deps.ts'
import { createDisconnect } from './disconnect.ts'
import { createRefresh } from './refresh.ts'
import { createRequireConnected } from './require-connected.ts'
import { createSigning } from './signing.ts'
import { createSwitchNetwork } from './switch-network.ts'
import { createWaitUntil } from './wait-until.ts'

export type CommandOptions = Omit<CommandDeps, 'state' | 'waitUntil'> & {
  state: Readable<KitState>
  /** Aborts when the kit is stopped. */
  stopped: AbortSignal
  loadSignIn(): Promise<Pick<typeof import('./sign-in.ts'), 'createSignIn'>>
}

/**
 * Creates the commands for accounts, networks and wallets. This module is imported on the first
 * call of any of them.
 */
export function createCommands({ stopped, ...options }: CommandOptions): Commands {
  const { deps } = options
  const state = options.state.getSnapshot
  const waitUntil = createWaitUntil(options.state, stopped)
  const commandDeps: CommandDeps = { ...options, state, waitUntil }
  const refuseWhileReconnecting = (namespace: Namespace) => {
    if (state().accounts[namespace]?.status === 'reconnecting')
      throw new KitError(connectorErrors, 'connector/reconnecting', { connector: namespace })
  }
  /**
   * Returns the given namespace, or the active one. Throws `adapter/not-found` for an unknown
   * namespace.
   */
  const resolveNamespace = (namespace?: Namespace): Namespace => {
    if (namespace !== undefined && !deps.namespaces.includes(namespace))
      throw new KitError(adapterErrors, 'adapter/not-found', { namespace })
    return namespace ?? state().network.activeNamespace ?? ''
  }
  const connectedWallet = (given?: Namespace): ConnectedWallet => {
    const namespace = resolveNamespace(given)
    if (namespace === '') throw new KitError(accountErrors, 'account/no-active-network')
    refuseWhileReconnecting(namespace)
    const account = state().accounts[namespace]
    if (account === undefined || account.status === 'disconnected')
      throw new KitError(connectorErrors, 'connector/not-connected')
    const { connectorId, address, caipNetworkId } = account
    if (connectorId === null || address === null)
      throw new KitError(accountErrors, 'account/no-active-address')
    return { namespace, connectorId, address, caipNetworkId }
  }
  const requireConnected = createRequireConnected(commandDeps)
  // A page without the option `siwx` loads no code of it.
  const loadSignIn = lazy(options.loadSignIn, ({ createSignIn }) => createSignIn(commandDeps))
  const walletDeps = { ...commandDeps, connectedWallet, requireConnected }

  return {
    disconnect: createDisconnect({ ...commandDeps, resolveNamespace }),
    switchNetwork: createSwitchNetwork({ ...commandDeps, refuseWhileReconnecting }),
    ...createRefresh({ ...commandDeps, resolveNamespace }),
    ...createSigning(walletDeps),
    ...createCalls(walletDeps),
    ...lazyMethods(loadSignIn, ['signIn', 'signOut', 'check']),
  }
}
