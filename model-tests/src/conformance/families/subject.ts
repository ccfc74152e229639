import type { FamilyWallet, ScriptedAnswer, WalletPage } from '@latchkit/sandbox/wallets'
import type { AdapterEntry } from '../../../../core/src/adapters/adapter.ts'
import type { Account, NativeBalance } from '../../../../core/src/domain/account/account.ts'
import type { Network } from '../../../../core/src/domain/network/network.ts'
import type { ErrorCode } from '../../../../core/src/errors/catalogue.ts'

/** What one family says of itself, so that the one suite can ask it everything. */
export type Subject = {
  /** As it stands in the titles. */
  title: string
  entry(): AdapterEntry
  /** The networks the page configured. The wallet begins on the first; `other` is null where a page cannot move it. */
  network: Network
  other: Network | null
  connectorId: string
  /** A wallet with at least two accounts, installed but silent. Asked, it approves. */
  install(page: WalletPage): FamilyWallet
  /** The page may ask which kind of account it wants first (bip122); null: the wallet's first. */
  first: ((account: Account) => boolean) | null
  /** By a library that the adapter does not use. */
  verify(account: Account, message: string, signature: string): Promise<boolean>
  /** What the wallet calls its way to be connected, and its way to sign. */
  methods: { connect: string; sign: string }
  /** Answers to `connect` that nobody should believe; each is refused with the code. */
  unbelievable: readonly (readonly [what: string, answer: ScriptedAnswer, code: ErrorCode])[]
  /** The wallet's own numbers for what every family can say. */
  says: { declined: ScriptedAnswer; nothing: ScriptedAnswer }
  /** What the sandbox's server says the first account has; null where another suite asks. */
  balance: NativeBalance | null
  /** The wallet tells the page when a person moves it to another network. */
  tellsNetwork: boolean
  /** A wrong signature is recognised before it is handed on. */
  verifies: boolean
}
