import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { Message } from '../../protocol/messages.ts'
import type { AccountApi } from '../api/account.ts'
import type { Kit } from '../api/kit.ts'
import type { NetworkApi } from '../api/network.ts'
import type { SessionApi } from '../api/session.ts'
import type { WalletApi } from '../api/wallet.ts'
import type { KitDeps } from '../deps/create-deps.ts'
import type { FlowRunner } from '../runtime/flow-runner.ts'
import type { Restore } from '../runtime/restore.ts'
import type { RouteFlows } from '../runtime/route-flows.ts'
import type { Stores } from '../runtime/stores.ts'

/** Dependencies of the commands. */
export type CommandDeps = {
  state(): KitState
  stores: Stores
  deps: KitDeps
  sendMessage(message: Message): void
  /** The flows that the modal renders, by the key of their router entry. */
  flows: Pick<RouteFlows['store'], 'getSnapshot' | 'subscribe'>
  /** Starts a flow that has no view in the modal. */
  startFlow: FlowRunner['start']
  /** Runs a flow that the page renders. */
  runFlow: Kit['run']
  /** Sends an event to running flows. */
  sendToFlows: FlowRunner['send']
  cancelRestore: Restore['cancel']
  /** Resolves when the condition holds, or when the kit is stopped. */
  waitUntil(condition: (state: KitState) => boolean): Promise<void>
}

/** A connected wallet and its active account. */
export type ConnectedWallet = {
  namespace: Namespace
  connectorId: string
  address: string
  caipNetworkId: CaipNetworkId | null
}

/** The commands whose code is imported together, on the first call of one of them. */
export type Commands = Pick<AccountApi, 'refreshBalance' | 'refreshPortfolio'> &
  Pick<
    WalletApi,
    'signMessage' | 'signTypedData' | 'capabilities' | 'sendCalls' | 'callsStatus' | 'waitForCalls'
  > & {
    switchNetwork: NetworkApi['switch']
    disconnect: Kit['disconnect']
  } & Pick<SessionApi, 'signIn' | 'signOut' | 'check'>
