import type { Address, Hex } from 'viem'
import type { LocalAccount } from 'viem/accounts'
import type { KnownChain, WalletBranding } from '../base/wallet-roster.ts'

/** The texts of an approval request, in the order in which the wallet's window shows them. */
export type ApprovalContent = {
  title: string
  text: string
  facts: readonly { label: string; value: string }[]
  /** The data to sign, unchanged. Null if there is none. */
  payload: string | null
  /** Label of the approve button. */
  approve: string
}

/**
 * A request that the person has to decide. It consists of plain data, so that it can be posted to a
 * window.
 */
export type ApprovalRequest =
  /** `names`: names of the accounts, in the same order. */
  | { kind: 'connect'; accounts: readonly string[]; names: readonly string[] }
  /** A request with its own texts, mostly of a non-Ethereum wallet. */
  | { kind: 'custom'; content: ApprovalContent }
  | { kind: 'message'; account: Address; text: string }
  | { kind: 'typed-data'; account: Address; domain: string; primaryType: string; text: string }
  | {
      kind: 'transaction'
      account: Address
      chain: KnownChain
      to: Address | null
      /** In wei. */
      value: string
      data: Hex
    }
  | { kind: 'switch'; from: string; to: KnownChain }
  | { kind: 'add'; chain: KnownChain }

/** `accounts`: the accounts to share, for a `connect` request. */
export type Decision = { approved: true; accounts: readonly string[] } | { approved: false }

/**
 * `window`: shows the request in a window. `auto`, `reject`: approves or rejects at once. `never`:
 * shows nothing and leaves the request pending.
 */
export type ApprovalMode = 'window' | 'auto' | 'reject' | 'never'

/** A request on the person's screen. `focus` brings its window to the front. */
export type ShownApproval = { decision: Promise<Decision>; focus(): void }

/** Shows a request to the person. Aborting the signal closes it. */
export type ShowApproval = (request: ApprovalRequest, signal: AbortSignal) => ShownApproval

/** Persistent text. `onChange` also reports changes of other tabs. */
export type TextStore = {
  read(): string | null
  write(text: string): void
  onChange(listener: () => void): () => void
}

/**
 * The environment of a wallet: `browserPage()` in a page, `memoryPage()` in Node. `globals`: the
 * object (the window) on which wallets set their providers.
 */
export type WalletPage = {
  events: EventTarget
  globals: object
  store: TextStore
  show: ShowApproval
}

export type WalletOptions = {
  branding: WalletBranding
  rdns: string
  /** The first account is active initially. */
  keys: readonly [LocalAccount, ...LocalAccount[]]
  /** The first chain is active initially. */
  chains: readonly [KnownChain, ...KnownChain[]]
  approve: ApprovalMode
  page: WalletPage
}

/** State of every wallet. */
export type CommonState<Account extends string = string> = {
  /** The active account, shared or not. */
  active: Account
  /** Accounts that the page may see. */
  shared: readonly Account[]
  locked: boolean
  mode: ApprovalMode
}
export type WalletState = CommonState<Address> & {
  chainId: number
  /** Chains that pages have added. */
  added: readonly KnownChain[]
}
/** State of a non-Ethereum wallet. */
export type NamespaceState = CommonState & {
  /** CAIP-2 id of the active network. */
  network: string
}

export type ProviderEvents = {
  accountsChanged: readonly Address[]
  chainChanged: Hex
  connect: { chainId: Hex }
  disconnect: { code: number; message: string }
}

/** An EIP-1193 provider. */
export type WalletProvider = {
  request(args: { method: string; params?: unknown }): Promise<unknown>
  on(event: string, listener: (value: unknown) => void): WalletProvider
  removeListener(event: string, listener: (value: unknown) => void): WalletProvider
  isConnected(): boolean
}

/** A response that a test sets for a call, valid or not. */
export type ScriptedAnswer = { result: unknown } | { error: unknown }

/** Controls of a wallet for tests: actions of its user, and simulated defects. */
export type CommonControl<State extends CommonState<Account>, Account extends string = string> = {
  readonly name: string
  readonly addresses: readonly Account[]
  /** Returns the same object until the state changes. */
  state(): State
  onChange(listener: () => void): () => void
  setMode(mode: ApprovalMode): void
  /** Undecided requests, oldest first. */
  pending(): readonly ApprovalRequest[]
  /** Approves the oldest pending request, or the next one if none is pending. */
  approve(): void
  /** Rejects the oldest pending request, or the next one if none is pending. */
  reject(): void
  /** Removes the pending requests and closes their windows. The page gets no response. */
  drop(): void
  /** Sets the response to the next call of a method, which then needs no approval. */
  answerNext(method: string, answer: ScriptedAnswer): void
  lock(): void
  unlock(): void
  /** Makes another account active, and shares it if the page is connected. */
  changeAccount(address: Account): void
  /** Removes the permission of the page, as in the wallet's settings. */
  revoke(): void
  /** Announces the wallet `times` times, and again at every request of a page. */
  announce(times?: number): void
  /** Stops announcing the wallet or removes its injected object, as if it had been uninstalled. */
  disappear(): void
  /** Emits the disconnect or change event of the namespace. On Solana, removes the permission. */
  emitDisconnect(): void
}

export type WalletControl = CommonControl<WalletState, Address> & {
  readonly rdns: string
  /** Makes another chain active, also one for which the wallet has no RPC URL. */
  changeChain(chainId: number): void
  emitConnect(): void
}

export type NonEvmNamespace = 'solana' | 'polkadot' | 'bip122' | 'cosmos'
export type NamespaceControl = CommonControl<NamespaceState> & {
  readonly namespace: NonEvmNamespace
  /** Path, key or name by which pages find the wallet, depending on the namespace. */
  readonly id: string
  /** Makes another network active, by its CAIP-2 id, also one that the page has not configured. */
  changeNetwork(network: string): void
}

export type Wallet = { provider: WalletProvider; control: WalletControl; stop(): void }
export type NamespaceWallet = { control: NamespaceControl; stop(): void }
