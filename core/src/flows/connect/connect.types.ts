import type { OfferedMethod } from '../../domain/wallet/connect-methods.ts'
import type { Connector, Wallet } from '../../domain/wallet/wallet.ts'
import type { WalletPick } from '../../domain/wallet/wallet-list.ts'

export type ConnectInput = {
  /** The ways to connect, in display order. Empty: the page offers none. */
  methods: readonly OfferedMethod[]
  legal: boolean
  /** Remote wallets are available. */
  remote: boolean
  /** A tap must open the wallet app at once, so the pairing URI is created before the tap. */
  eager: boolean
}
/** `picked`: the last pick. */
export type ConnectContext = ConnectInput & { picked: WalletPick | null }
export type ConnectCommand =
  | { type: 'accept' }
  | { type: 'withdraw' }
  | { type: 'pick'; pick: WalletPick }
  | { type: 'showAll' }
  | { type: 'showGuide' }
export type ConnectEvent = ConnectCommand
export type ConnectEmitted =
  /** The list is usable and needs the wallets of the directory. */
  | { type: 'wallets.requested' }
  /** `remote`: remote wallets are available. */
  | { type: 'wallet.picked'; pick: WalletPick; remote: boolean }
  | { type: 'all.requested' }
  | { type: 'guide.requested' }
export type ConnectOutput = never

/**
 * `unavailable`: the page offers no way to connect (`enableWallets: false`). `consenting`: the legal
 * checkbox is not ticked yet. `methods`: the ways to connect, in display order; read when the view
 * is opened, so that none moves while the visitor aims at it.
 */
export type ConnectView =
  | { step: 'unavailable' }
  | {
      step: 'consenting'
      methods: readonly OfferedMethod[]
      accept(): void
      showGuide(): void
    }
  | {
      step: 'choosing'
      methods: readonly OfferedMethod[]
      /** Withdraws the consent. Null if none is required. */
      withdraw: (() => void) | null
      /**
       * The last pick. In the modal it opens its own view. On a page of your own, render
       * `ConnectingExternal` for a connector, `ConnectingMultiChain` if `findConnectors` returns
       * several, and `ConnectingWalletConnect` for others.
       */
      picked: WalletPick | null
      /**
       * The URI that a tap on a wallet opens is being created (iOS and Telegram). Picking does not
       * wait for it.
       */
      preparing: boolean
      /** Picks a row of the wallet list by its `pick`. */
      choose(pick: WalletPick): void
      /** Picks an installed wallet. */
      pick(connectorId: Connector['id']): void
      /** Picks a listed wallet: featured, recommended, recent or configured. */
      pickWallet(wallet: Wallet): void
      /** Picks the QR code for any wallet. */
      scan(): void
      /** Opens the list of all wallets. */
      showAll(): void
      showGuide(): void
    }
