import type { Namespace } from '../../domain/caip/namespace.ts'
import type { Network } from '../../domain/network/network.ts'
import type { CustomWallet } from '../../domain/wallet/wallet.ts'
import type { ConfigState } from '../../protocol/kit-state.ts'
import type { AccountApi } from '../api/account.ts'
import type { Kit } from '../api/kit.ts'
import type { ModalApi } from '../api/modal.ts'
import type { NetworkApi } from '../api/network.ts'
import type { WalletApi } from '../api/wallet.ts'

/** The lazily loaded part of a kit: stores, flows, and the commands that need them. */
export type Engine = Pick<
  Kit,
  'state' | 'run' | 'open' | 'close' | 'disconnect' | 'ready' | 'stop'
> & {
  account: Omit<AccountApi, 'get'>
  network: Pick<NetworkApi, 'switch' | 'remove'> & {
    /** Adds a network that was checked. Ignored if it is configured already. */
    add(network: Network): void
  }
  wallet: Omit<WalletApi, 'get' | 'provider'> & {
    /** Null if no wallet is connected or its adapter is not loaded. */
    provider(namespace: Namespace): unknown
  }
  modal: ModalApi
  settings: {
    change(change: Partial<ConfigState>): void
    setCustomWallets(wallets: readonly CustomWallet[]): void
  }
}

/** How the kit's methods reach the engine. */
export type EngineAccess = {
  /** Null until it is loaded, and after `stop()`. */
  current(): Engine | null
  /** Loads the engine if needed. Resolves with the result of the command; rejects with `kit/stopped` after `stop()`. */
  call<T>(command: (engine: Engine) => T | Promise<T>): Promise<T>
  /** Like `call` for a command without a result. A failure is logged. */
  send(command: (engine: Engine) => void): void
  /** Like `send`, but does nothing unless the engine is loaded or loading. */
  sendIfLoaded(command: (engine: Engine) => void): void
}
