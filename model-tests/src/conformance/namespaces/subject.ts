import type { NamespaceWallet, ScriptedAnswer, WalletPage } from '@latchkit/sandbox/wallets'
import type { AdapterEntry } from '../../../../core/src/adapters/adapter.ts'
import type { Account, NativeBalance } from '../../../../core/src/domain/account/account.ts'
import type { Network } from '../../../../core/src/domain/network/network.ts'
import type { ErrorCode } from '../../../../core/src/errors/catalogue.ts'

/** A kind of wallet of one namespace, for which the shared suite creates tests. */
export type ContractSubject = {
  /** Title of the suite. */
  title: string
  /**
   * Configured networks. The wallet starts on `network`. `other` is null if a page cannot switch the
   * wallet.
   */
  network: Network
  other: Network | null
  connectorId: string
  /** Whether an account is the active one after connecting. Null: the wallet's first account. */
  isActive: ((account: Account) => boolean) | null
  /** Verifies with a library that the adapter does not use. */
  verify(account: Account, message: string, signature: string): Promise<boolean>
  /** Names of the wallet's connect and sign methods. */
  methods: { connect: string; sign: string }
  /** Unusual responses to `connect`, with the error code that each raises. */
  invalidResponses: readonly (readonly [title: string, answer: ScriptedAnswer, code: ErrorCode])[]
  /**
   * The wallet's responses to a rejected connection and to one without accounts. Null if it has no
   * such responses.
   */
  responses: { rejected: ScriptedAnswer; noAccounts: ScriptedAnswer } | null
  /** Expected balance of the first account. Null if another suite checks it. */
  balance: NativeBalance | null
  /** Whether the wallet emits an event when the visitor switches its network. */
  emitsNetworkChange: boolean
  traits: WalletTraits
}

/** How kinds of wallets differ by design. */
export type WalletTraits = {
  /** Whether the adapter discovers the wallet. */
  isDiscovered: boolean
  /** The error of a connection that the visitor does not confirm. */
  declined: ErrorCode
  /** Where the account of a restored connection is chosen. `wallet`: the page gets its active one. */
  restoredAccount: 'page' | 'wallet'
  /** Whether the visitor can select another account. */
  selectsAccount: boolean
}

/** Wallets that the visitor has installed. */
export const installedWallet: WalletTraits = {
  isDiscovered: true,
  declined: 'rpc/user-rejected',
  restoredAccount: 'page',
  selectsAccount: true,
}

/** A wallet in Chromium that the visitor has installed. */
export type Subject = Omit<ContractSubject, 'traits'> & {
  entry(): AdapterEntry
  /** An installed wallet with at least two accounts that approves every request. */
  install(page: WalletPage): NamespaceWallet
  /** Whether the adapter verifies signatures. */
  verifies: boolean
}
