import type { Namespace } from '../../domain/caip/namespace.ts'
import type { Network } from '../../domain/network/network.ts'
import type { CustomWallet } from '../../domain/wallet/wallet.ts'
import type { Message } from '../../protocol/messages.ts'
import type { PageExtension } from '../../siwx/siwx.ts'
import type { EmbeddedApi } from '../api/embedded.ts'
import type { Kit } from '../api/kit.ts'
import type { ModalApi } from '../api/modal.ts'
import type { Commands } from './command-deps.ts'

/** A message to one of the stores. */
export type StoreMessage = Exclude<Message, { to: 'kit' }>

/** The lazily loaded part of a kit: stores and flows. */
export type Engine = Pick<Kit, 'state' | 'run' | 'open' | 'ready' | 'stop'> &
  Pick<ModalApi, 'flows' | 'preload'> & {
    /** Sends a message to the store that it names. */
    send(message: StoreMessage): void
    /** Resolves with the commands. The first call imports their code. */
    commands(): Promise<Commands>
    /** Adds a network whose option was checked. Ignores a network that is configured already. */
    addNetwork(network: Network): void
    removeNetwork(namespace: Namespace, id: number | string): void
    /** Parses the page's `customWallets` and replaces those in the config. */
    setCustomWallets(wallets: readonly CustomWallet[]): void
    /** Null if no wallet is connected or its adapter is not loaded. */
    provider(namespace: Namespace): unknown
    /** See `kit.session.siwx`. */
    siwx(): PageExtension | null
    embedded: EmbeddedApi
    /** The SDK's provider. Rejects with `remote/unavailable` if the kit has no remote wallets. */
    universalProvider(): Promise<object>
  }

/** Access of the kit's methods to the engine, which is loaded on demand. */
export type EngineAccess = {
  /** The engine. Null until it is loaded, and after `stop()`. */
  current(): Engine | null
  /**
   * Loads the engine if needed. Resolves with the result of `use`; rejects with `kit/stopped` after
   * `stop()`.
   */
  call<T>(use: (engine: Engine) => T | Promise<T>): Promise<T>
  /** Resolves with the commands of the engine. Loads both if needed. */
  commands(): Promise<Commands>
  /** Like `call`, but returns nothing and logs a failure. */
  run(use: (engine: Engine) => void): void
  /** Loads the engine if needed and sends a message to a store. Logs a failure. */
  send(message: StoreMessage): void
  /** Like `send`, but does nothing unless the engine is loaded or loading. */
  sendIfLoaded(message: StoreMessage): void
}
