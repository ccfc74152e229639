import type { Address, Hex } from 'viem'
import type { LocalAccount } from 'viem/accounts'
import type { KnownChain, WalletBranding } from '../base/wallet-roster.ts'

/** An ask in words: what the wallet's window shows, top to bottom. */
export type ApprovalContent = {
  title: string
  text: string
  facts: readonly { label: string; value: string }[]
  /** What would be signed, as it is. */
  payload: string | null
  approve: string
}

/** What a wallet wants a person to decide. Plain data, so that it can cross to a window of its own. */
export type ApprovalRequest =
  /** `names`: what each account is called, in the same order. */
  | { kind: 'connect'; accounts: readonly string[]; names: readonly string[] }
  /** What only this wallet's family of chains knows, in its own words. */
  | { kind: 'words'; content: ApprovalContent }
  | { kind: 'message'; account: Address; text: string }
  | { kind: 'typed-data'; account: Address; domain: string; primaryType: string; text: string }
  | {
      kind: 'transaction'
      account: Address
      chain: KnownChain
      to: Address | null
      value: string
      data: Hex
    }
  | { kind: 'switch'; from: string; to: KnownChain }
  | { kind: 'add'; chain: KnownChain }

/** `accounts`: those to be shared, when the ask was `connect`. */
export type Decision = { approved: true; accounts: readonly string[] } | { approved: false }

/** `window`: a person is asked. `never`: a wallet that does not even show up. */
export type ApprovalMode = 'window' | 'auto' | 'reject' | 'never'

/** An ask before a person. `remind` brings it to the front again. */
export type ShownApproval = { decision: Promise<Decision>; focus(): void }

/** Puts an ask before a person; an aborted signal takes it away again. */
export type ShowApproval = (ask: ApprovalRequest, signal: AbortSignal) => ShownApproval

/** Text that outlives a reload, and word of changes made in another tab. */
export type TextStore = {
  read(): string | null
  write(text: string): void
  onChange(listener: () => void): () => void
}

/** What a wallet needs of the page it is installed in. Node has all of it, too: `memoryPage()`. */
/** `globals`: where a wallet puts what pages find by name, the window. */
export type WalletPage = { events: EventTarget; globals: object; store: TextStore; show: ShowApproval }

export type WalletOptions = {
  branding: WalletBranding
  rdns: string
  /** Real keys; the first is in front. */
  keys: readonly [LocalAccount, ...LocalAccount[]]
  /** The first is the one it starts on. */
  chains: readonly [KnownChain, ...KnownChain[]]
  approve: ApprovalMode
  page: WalletPage
}

/** What every wallet remembers, whatever chains it is for. */
export type CommonState<Account extends string = string> = {
  /** In front in the wallet, shared or not. */
  active: Account
  /** What the page may see. */
  shared: readonly Account[]
  locked: boolean
  mode: ApprovalMode
}
export type WalletState = CommonState<Address> & {
  chainId: number
  /** Chains that pages brought. */
  added: readonly KnownChain[]
}
/** Of a wallet for another family of chains. */
export type NamespaceState = CommonState & {
  /** CAIP-2 of the network it is on. */
  network: string
}

export type ProviderEvents = {
  accountsChanged: readonly Address[]
  chainChanged: Hex
  connect: { chainId: Hex }
  disconnect: { code: number; message: string }
}

/** EIP-1193, as pages see it. */
export type WalletProvider = {
  request(args: { method: string; params?: unknown }): Promise<unknown>
  on(event: string, listener: (value: unknown) => void): WalletProvider
  removeListener(event: string, listener: (value: unknown) => void): WalletProvider
  isConnected(): boolean
}

/** An answer that a test puts into the wallet's mouth, right or wrong. */
export type ScriptedAnswer = { result: unknown } | { error: unknown }

/** The strings behind a wallet: what a person would do in it, and what only a broken one does. */
export type CommonControl<State extends CommonState<Account>, Account extends string = string> = {
  readonly name: string
  readonly addresses: readonly Account[]
  /** The same object until something changes. */
  state(): State
  onChange(listener: () => void): () => void
  setMode(mode: ApprovalMode): void
  /** Asks without an answer yet, oldest first. */
  pending(): readonly ApprovalRequest[]
  /** Approves the oldest pending ask; with none pending, the next one to come. */
  approve(): void
  reject(): void
  /** Forgets pending asks; they are never answered. */
  drop(): void
  /** The next call of that method gets this answer, without any ask. */
  answerNext(method: string, answer: ScriptedAnswer): void
  lock(): void
  unlock(): void
  /** Puts another of its accounts in front and shares it, if the page sees any. */
  changeAccount(address: Account): void
  /** Takes the page's permission away, as a person does in the wallet's settings. */
  revoke(): void
  /** Shows itself to the page now, `times` in a row, and from then on whenever a page asks. */
  announce(times?: number): void
  /** Stops announcing, as after the extension was removed. */
  disappear(): void
  emitDisconnect(): void
}

export type WalletControl = CommonControl<WalletState, Address> & {
  readonly rdns: string
  /** Also to a chain it has no node for. */
  changeChain(chainId: number): void
  emitConnect(): void
}

export type NonEvmNamespace = 'solana' | 'polkadot' | 'bip122' | 'cosmos'
export type NamespaceControl = CommonControl<NamespaceState> & {
  readonly namespace: NonEvmNamespace
  /** What pages know it by: its path, key or name, as the family has it. */
  readonly id: string
  /** By CAIP-2; also one that the page did not configure. */
  changeNetwork(network: string): void
}

export type Wallet = { provider: WalletProvider; control: WalletControl; stop(): void }
export type NamespaceWallet = { control: NamespaceControl; stop(): void }
