import type { AdapterEntry, ChainAdapter } from '../adapters/adapter.ts'
import type { CallsClient } from '../adapters/calls-client.ts'
import type { TransferClient } from '../adapters/transfer-client.ts'
import type { Connection, NativeBalance } from '../domain/account/account.ts'
import type { WalletEvent } from '../domain/account/wallet-event.ts'
import type { CaipNetworkId } from '../domain/caip/caip.ts'
import type { Namespace } from '../domain/caip/namespace.ts'
import { type Connector, remoteConnectorId } from '../domain/wallet/wallet.ts'
import { createEmitter } from '../platform/emitter.ts'

type PendingCall<T> = { resolve(value: T): void; reject(error: unknown): void; signal: AbortSignal }
type Calls = {
  connect: PendingCall<Connection>[]
  resume: PendingCall<Connection | null>[]
  disconnect: (PendingCall<void> & { revoke: boolean })[]
  switchNetwork: PendingCall<CaipNetworkId>[]
  addNetwork: PendingCall<void>[]
  balance: PendingCall<NativeBalance>[]
}

/** An adapter whose calls the test resolves, in any order. */
export type ScriptedAdapter = AdapterEntry & {
  /** Announces a wallet to running and later discoveries. */
  announce(connector: Connector): void
  /** All calls of each method, oldest first. */
  calls: Calls
  /** Sets the transfer client. Without one, the adapter cannot send. */
  setTransferClient(client: TransferClient): void
  /** Sets the client of EIP-5792. Without one, the adapter has no batches. */
  setCallsClient(client: CallsClient): void
  /** Sets how the wallet signs messages. By default it signs at once. */
  setSigner(sign: ChainAdapter['signMessage']): void
  /** Removes the providers of all wallets, as when their extension is removed. */
  removeProviders(): void
  /** Emits an event of the connected wallet. */
  emit(event: WalletEvent): void
  /** Number of active watches and discoveries. A stopped kit has none. */
  listenerCount(): number
}

/** The connector of a discovered wallet. */
export const scriptedConnector = (id: string, chain: Namespace = 'eip155'): Connector => ({
  id,
  name: id,
  type: 'ANNOUNCED',
  chain,
  rdns: `test.${id}`,
  icon: null,
  disputed: false,
})

/** Creates a scripted adapter of a namespace. */
export function createScriptedAdapter(namespace: Namespace = 'eip155'): ScriptedAdapter {
  const announced: Connector[] = []
  const discoveries = createEmitter<Connector>()
  const watches = createEmitter<WalletEvent>()
  const calls: Calls = {
    connect: [],
    resume: [],
    disconnect: [],
    switchNetwork: [],
    addNetwork: [],
    balance: [],
  }
  const record = <T>(list: PendingCall<T>[], signal: AbortSignal) =>
    new Promise<T>((resolve, reject) => {
      list.push({ resolve, reject, signal })
    })
  const recordDisconnect = (signal: AbortSignal, revoke: boolean) =>
    new Promise<void>((resolve, reject) => {
      calls.disconnect.push({ resolve, reject, signal, revoke })
    })
  const chain: ChainAdapter = {
    connect: (_, signal) => record(calls.connect, signal),
    resume: (_, signal) => record(calls.resume, signal),
    disconnect: (_, signal, options) => recordDisconnect(signal, options?.revoke ?? true),
    switchNetwork: (_, signal) => record(calls.switchNetwork, signal),
    addNetwork: (_, signal) => record(calls.addNetwork, signal),
    balance: (_, signal) => record(calls.balance, signal),
    watch: (_, listener) => watches.subscribe(listener),
    signMessage: async ({ message }) => `signed:${message}`,
    signTypedData: async () => 'signed',
    transfer: null,
    calls: null,
    provider: (connectorId) => (connectorId === remoteConnectorId ? null : { connectorId }),
  }
  return {
    namespace,
    calls,
    create: () => ({
      namespace,
      discover({ found }) {
        const unsubscribe = discoveries.subscribe(found)
        for (const connector of announced) found(connector)
        return unsubscribe
      },
      load: async () => chain,
      stop: () => {},
    }),
    setTransferClient: (client) => {
      chain.transfer = async () => client
    },
    setCallsClient: (client) => {
      chain.calls = async () => client
    },
    removeProviders: () => {
      chain.provider = () => null
    },
    setSigner: (sign) => {
      chain.signMessage = sign
    },
    announce: (connector) => {
      announced.push(connector)
      discoveries.emit(connector)
    },
    emit: watches.emit,
    listenerCount: () => discoveries.size() + watches.size(),
  }
}
