import type { Address, Chain } from 'viem'
import type { Eip1193Provider } from '../kit/api/providers.ts'

export type WagmiConnection = { accounts: readonly Address[]; chainId: number }

/** The part of the argument of wagmi's connector functions that the connector uses. */
export type WagmiConnectorConfig = {
  chains: readonly [Chain, ...Chain[]]
  emitter: {
    /** The key of the connection in wagmi's state. */
    uid: string
    emit(event: 'connect', connection: WagmiConnection): void
    emit(event: 'change', connection: WagmiConnection): void
    emit(event: 'disconnect'): void
    listenerCount(event: 'change'): number
  }
  /** Missing or null: wagmi stores nothing. */
  storage?:
    | {
        getItem(key: 'store'): unknown
        setItem(key: 'recentConnectorId', value: string): unknown
      }
    | null
    | undefined
}

/** `wallet_addEthereumChain` (EIP-3085), as wagmi passes it. */
export type AddChain = {
  chainName?: string | undefined
  nativeCurrency?: Chain['nativeCurrency'] | undefined
  rpcUrls?: readonly string[] | undefined
  blockExplorerUrls?: readonly string[] | undefined
  iconUrls?: readonly string[] | undefined
}

/** A connector of wagmi 2 and 3. */
export type LatchkitConnector = {
  readonly id: 'latchkit'
  readonly name: string
  readonly type: 'latchkit'
  setup(): Promise<void>
  /**
   * Opens the modal for EVM wallets, unless the kit is connected. Rejects with
   * `UserRejectedRequestError` if the modal closes without a connection.
   */
  connect<withCapabilities extends boolean = false>(request?: {
    chainId?: number | undefined
    isReconnecting?: boolean | undefined
    withCapabilities?: withCapabilities | boolean | undefined
  }): Promise<{
    accounts: withCapabilities extends true
      ? readonly { address: Address; capabilities: Record<string, unknown> }[]
      : readonly Address[]
    chainId: number
  }>
  disconnect(): Promise<void>
  getAccounts(): Promise<readonly Address[]>
  getChainId(): Promise<number>
  getProvider(request?: { chainId?: number | undefined }): Promise<Eip1193Provider | null>
  isAuthorized(): Promise<boolean>
  switchChain(request: {
    chainId: number
    addEthereumChainParameter?: AddChain | undefined
  }): Promise<Chain>
  onAccountsChanged(accounts: string[]): void
  onChainChanged(chainId: string): void
  onDisconnect(error?: Error): void
}
