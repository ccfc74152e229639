import { fromPromise, type SnapshotFrom } from 'xstate'
import type { Connection } from '../../../domain/account/account.ts'
import type { Namespace } from '../../../domain/caip/namespace.ts'
import { connectorById } from '../../../domain/wallet/connector-by-id.ts'
import { availableConnectors, offeredNamespaces } from '../../../domain/wallet/find-connectors.ts'
import { findListedWallet } from '../../../domain/wallet/find-listed-wallet.ts'
import { knownWallets } from '../../../domain/wallet/known-wallets.ts'
import { eventTextOf } from '../../../errors/text-of.ts'
import {
  activateNetwork,
  afterConnection,
  connectionGranted,
} from '../../../protocol/after-connection.ts'
import { defineFlow } from '../../../protocol/define.ts'
import type { Deps } from '../../../protocol/deps.ts'
import type { KitState, ViewData } from '../../../protocol/kit-state.ts'
import type { Reactions } from '../../../protocol/reactions.ts'
import { track } from '../../../protocol/track.ts'
import { externalMachine, isDownloadable } from './external.machine.ts'
import type {
  AccountsRequest,
  ExternalEmitted,
  ExternalEvent,
  ExternalInput,
  ExternalOutput,
  ExternalView,
} from './external.types.ts'

/** Both actors load the code of the adapter unless it is loaded. */
const externalActors = ({ adapters }: Pick<Deps, 'adapters'>) => ({
  /** Sends the wallet one connection request, at once if the adapter is loaded. */
  requestAccounts: fromPromise<Connection, AccountsRequest>(async ({ input, signal }) => {
    const { chain } = input.connector
    const adapter = adapters.loaded(chain) ?? (await adapters.get(chain))
    return adapter.connect(
      { connectorId: input.connector.id, caipNetworkId: input.caipNetworkId },
      signal,
    )
  }),
  /** Waits for the result of a request that is already open in the wallet. Sends no request. */
  waitForAccounts: fromPromise<Connection, AccountsRequest>(async ({ input, signal }) => {
    const { chain, id: connectorId } = input.connector
    const adapter = await adapters.get(chain)
    return new Promise((resolve, reject) => {
      const unsubscribe = adapter.watch(connectorId, (event) => {
        if (event.type !== 'accounts.changed' || event.accounts.length === 0) return
        adapter
          .resume({ connectorId, address: null }, signal)
          .then((connection) => connection !== null && resolve(connection), reject)
      })
      signal.addEventListener('abort', unsubscribe, { once: true })
    })
  }),
})

/** Maps the state to a step and the commands that it allows. */
export function externalView(
  state: SnapshotFrom<typeof externalMachine>,
  send: (event: ExternalEvent) => void,
): ExternalView {
  const { connector, knownWallet, connectorId, problem, cause, connection } = state.context
  const source = connector ?? knownWallet
  const wallet = { id: connectorId, name: source?.name ?? connectorId, icon: source?.icon ?? null }
  const common = { wallet, namespace: state.context.namespace }
  const retry = () => send({ type: 'retry' })
  const chooseAnother = () => send({ type: 'chooseAnother' })
  if (state.matches('requesting')) {
    return {
      ...common,
      step: 'requesting',
      unresponsive: state.matches({ requesting: 'unresponsive' }),
      retry,
      cancel: () => send({ type: 'cancel' }),
    }
  }
  if (state.matches('rejected')) return { ...common, step: 'rejected', retry, chooseAnother }
  if (state.matches('requestPending'))
    return { ...common, step: 'requestPending', retry, chooseAnother }
  if (state.matches('failed'))
    return { ...common, step: 'failed', problem, cause, retry, chooseAnother }
  if (state.matches('connected') || state.matches('finished')) {
    return {
      ...common,
      step: 'connected',
      address: connection?.address ?? '',
      skip: state.matches('connected') ? () => send({ type: 'skip' }) : null,
    }
  }
  if (state.matches('cancelled')) return { ...common, step: 'cancelled' }
  return {
    ...common,
    step: 'notInstalled',
    download: isDownloadable(state) ? () => send({ type: 'download' }) : null,
    chooseAnother,
  }
}

/**
 * Stores the connection as soon as the wallet grants it. The modal closes later, at the end of the
 * flow.
 */
export const externalReactions: Reactions<ExternalEmitted, ExternalOutput, ExternalInput> = {
  'wallet.selected': ({ name, installed }) => [
    track('SELECT_WALLET', { name, platform: installed ? 'browser' : 'unsupported' }),
  ],
  'wallet.requested': ({ namespace }) => [
    { to: 'account', namespace, type: 'attempt.start', status: 'connecting' },
  ],
  'wallet.connected': ({ connection, name }) => [
    ...connectionGranted(connection),
    activateNetwork(connection),
    track('CONNECT_SUCCESS', { method: 'browser', name }),
  ],
  'connection.rejected': ({ namespace }) => [
    { to: 'account', namespace, type: 'attempt.end' },
    track('CONNECT_ERROR', { message: eventTextOf('rpc/user-rejected') }),
  ],
  'connection.failed': ({ namespace, code }) => [
    { to: 'account', namespace, type: 'attempt.end' },
    track('CONNECT_ERROR', { message: eventTextOf(code) }),
  ],
  'download.requested': ({ walletId, wallet }) => [
    {
      to: 'router',
      type: 'push',
      view: 'Downloads',
      data: { walletId, ...(wallet && { wallet }) },
    },
  ],
  done: (output, query) => {
    if (output.type === 'cancelled') {
      const { namespace } = output
      return [
        ...(namespace === null ? [] : [{ to: 'account', namespace, type: 'attempt.end' } as const]),
        { to: 'router', type: 'back' },
      ]
    }
    return afterConnection(output.connection.caipNetworkId, query)
  },
  aborted: ({ connector }) =>
    connector === null ? [] : [{ to: 'account', namespace: connector.chain, type: 'attempt.end' }],
}

/**
 * Finds the connector of the picked wallet: in the given namespace, or without one in the active
 * namespace, else in any. Without data, no wallet is found. `networks`: the current network of each
 * offered namespace.
 */
export function externalInput(
  state: KitState,
  data: ViewData['ConnectingExternal'] | null,
): ExternalInput {
  const { network } = state
  const connectorId = data?.connectorId ?? ''
  const namespace = data?.namespace ?? null
  const connectors = availableConnectors(state)
  const find = (chain: Namespace | null) => connectorById(connectors, connectorId, chain)
  const connector =
    namespace === null ? (find(network.activeNamespace) ?? find(null)) : find(namespace)
  const networks = offeredNamespaces(state).flatMap((offered) => network.byNamespace[offered] ?? [])
  return {
    connectorId,
    namespace: namespace ?? connector?.chain ?? null,
    connector,
    knownWallet:
      data?.wallet ??
      findListedWallet(state, connectorId) ??
      knownWallets().find(({ id }) => id === connectorId) ??
      null,
    networks: Object.fromEntries(
      networks.map(({ chainNamespace, caipNetworkId }) => [chainNamespace, caipNetworkId]),
    ),
  }
}

/** Connects a wallet that is installed in this browser. */
export const connectExternal = defineFlow({
  id: 'connectExternal',
  title: 'Connect an extension',
  area: 'connect',
  views: ['ConnectingExternal'],
  option: 'enableWallets',
  endsOnDisconnect: ({ namespace }) => namespace,
  machine: externalMachine,
  actors: externalActors,
  input: externalInput,
  view: externalView,
  reactions: externalReactions,
  listens: ['connector.found'],
})
