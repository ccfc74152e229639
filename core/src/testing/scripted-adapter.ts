import type { AdapterEntry, ChainAdapter } from '../adapters/adapter.ts'
import type { TransferClient } from '../adapters/transfer-client.ts'
import type { Connection, NativeBalance } from '../domain/account/account.ts'
import type { WalletEvent } from '../domain/account/wallet-event.ts'
import type { CaipNetworkId } from '../domain/caip/caip.ts'
import type { Namespace } from '../domain/caip/namespace.ts'
import { type Connector, remoteConnectorId } from '../domain/wallet/wallet.ts'
import { createEmitter } from '../platform/emitter.ts'

type Settle<T> = { resolve(value: T): void; reject(error: unknown): void; signal: AbortSignal }
type Calls = {
  connect: Settle<Connection>[]
  resume: Settle<Connection | null>[]
  disconnect: Settle<void>[]
  switchNetwork: Settle<CaipNetworkId>[]
  addNetwork: Settle<void>[]
  balance: Settle<NativeBalance>[]
}

/** An adapter whose every answer the test gives, so that each order of answers can be tried. */
export type ScriptedAdapter = AdapterEntry & {
  /** Kept for discoveries that begin later, as real wallets answer whoever asks. */
  announce(connector: Connector): void
  /** Open and past requests, oldest first. */
  calls: Calls
  /** What it can do with money from now on; nothing, unless the test says so. */
  lend(money: TransferClient): void
  /** The connected wallet speaks by itself. */
  say(event: WalletEvent): void
  /** Watches and discoveries that are on: after a stop there must be none. */
  listeners(): number
}

/** A wallet's row, as discovery would give it. */
export const scriptedConnector = (id: string, chain: Namespace = 'eip155'): Connector => ({
  id,
  name: id,
  type: 'ANNOUNCED',
  chain,
  rdns: `test.${id}`,
  icon: null,
  disputed: false,
})

/** Makes one for a namespace. */
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
  const ask = <T>(list: Settle<T>[], signal: AbortSignal) =>
    new Promise<T>((resolve, reject) => {
      list.push({ resolve, reject, signal })
    })
  const chain: ChainAdapter = {
    connect: (_, signal) => ask(calls.connect, signal),
    resume: (_, signal) => ask(calls.resume, signal),
    disconnect: (_, signal) => ask(calls.disconnect, signal),
    switchNetwork: (_, signal) => ask(calls.switchNetwork, signal),
    addNetwork: (_, signal) => ask(calls.addNetwork, signal),
    balance: (_, signal) => ask(calls.balance, signal),
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
    lend: (money) => {
      chain.transfer = async () => money
    },
    announce: (connector) => {
      announced.push(connector)
      discoveries.emit(connector)
    },
    say: watches.emit,
    listeners: () => discoveries.size() + watches.size(),
  }
}
