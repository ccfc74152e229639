import type { NamespaceControl, NamespaceState } from '@latchkit/sandbox/wallets'
import type { Adapter, ChainAdapter } from '../../../../core/src/adapters/adapter.ts'
import type { WalletEvent } from '../../../../core/src/domain/account/wallet-event.ts'
import type { Connector } from '../../../../core/src/domain/wallet/wallet.ts'

/** What a visitor does with a wallet, and simulated defects. */
export type ContractControl = Pick<
  NamespaceControl,
  | 'name'
  | 'addresses'
  | 'setMode'
  | 'approve'
  | 'reject'
  | 'answerNext'
  | 'changeAccount'
  | 'changeNetwork'
  | 'revoke'
  | 'announce'
  | 'disappear'
> & {
  state(): Pick<NamespaceState, 'shared'>
  /** Requests that the visitor has not decided on. */
  pending(): readonly unknown[]
}

/** A page with one wallet, on which the shared suite runs. */
export type ContractPage = {
  adapter: Pick<Adapter, 'stop'>
  chain: ContractChain
  control: ContractControl
  connectors: readonly Connector[]
  /** Simulates a reload of the page: loads a new adapter beside the same wallet. */
  loadNewAdapter(): Promise<ContractChain>
  /** Connects and subscribes to the wallet's events. */
  connect(): Promise<{ events: WalletEvent[]; stop(): void }>
  close(): void
}

/** The methods of an adapter that the suite calls. */
export type ContractChain = Pick<
  ChainAdapter,
  'connect' | 'resume' | 'watch' | 'disconnect' | 'switchNetwork' | 'balance' | 'signMessage'
>
