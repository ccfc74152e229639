import type { NamespaceWallet, ScriptedAnswer, WalletPage } from '@latchkit/sandbox/wallets'
import type { AdapterEntry } from '../../../../core/src/adapters/adapter.ts'
import type { Account, NativeBalance } from '../../../../core/src/domain/account/account.ts'
import type { Network } from '../../../../core/src/domain/network/network.ts'
import type { ErrorCode } from '../../../../core/src/errors/catalogue.ts'

/** Description of one namespace, from which the shared suite creates its tests. */
export type Subject = {
  /** Name in test titles. */
  title: string
  entry(): AdapterEntry
  /**
   * Configured networks. The wallet starts on the first. `other` is null if a page cannot switch
   * the wallet.
   */
  network: Network
  other: Network | null
  connectorId: string
  /** An installed wallet with at least two accounts that approves every request. */
  install(page: WalletPage): NamespaceWallet
  /** Preferred account type (bip122). Null: the wallet's first account. */
  first: ((account: Account) => boolean) | null
  /** Verifies with a library that the adapter does not use. */
  verify(account: Account, message: string, signature: string): Promise<boolean>
  /** Names of the wallet's connect and sign methods. */
  methods: { connect: string; sign: string }
  /** Invalid answers to `connect`, with the error code that each raises. */
  unbelievable: readonly (readonly [what: string, answer: ScriptedAnswer, code: ErrorCode])[]
  /** The wallet's own error numbers. */
  says: { declined: ScriptedAnswer; nothing: ScriptedAnswer }
  /** Expected balance of the first account. Null if another suite checks it. */
  balance: NativeBalance | null
  /** Whether the wallet emits an event when the visitor switches its network. */
  tellsNetwork: boolean
  /** Whether the adapter verifies signatures. */
  verifies: boolean
}
