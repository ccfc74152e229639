import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { SocialProvider } from '../../domain/config/socials.ts'
import type { ConnectMethods } from '../../domain/wallet/connect-methods.ts'
import type { Connector, Wallet } from '../../domain/wallet/wallet.ts'
import type { WalletPick } from '../../domain/wallet/wallet-list.ts'
import type { KitEvent } from '../../protocol/events.ts'

export type ConnectInput = {
  /** The ways to connect, in display order. Empty: the page offers none. */
  methods: ConnectMethods['methods']
  /** Whether one row leads to the wallets. */
  wallets: ConnectMethods['wallets']
  /** The social logins, in display order. Empty unless `methods` has `social`. */
  socials: readonly SocialProvider[]
  /** Social logins open a popup. If not, they leave the page (Telegram). */
  popups: boolean
  legal: boolean
  /** Remote wallets are available. */
  remote: boolean
  /** A tap must open the wallet app at once, so the pairing URI is created before the tap. */
  eager: boolean
  /** The active network. Null: none. */
  network: CaipNetworkId | null
  /**
   * The networks on which a visitor can log in, if one of them has to be active first. Empty: a login
   * may start on any network.
   */
  loginNetworks: readonly CaipNetworkId[]
}
/**
 * `picked`: the last picked wallet. `login`: the last login. `waiting`: the login that waits for another
 * network. The latest one replaces the others.
 */
export type ConnectContext = ConnectInput & {
  picked: WalletPick | null
  login: LoginPick | null
  waiting: WaitingLogin | null
}
/** A login that starts once the visitor picks it again on a network that it can connect. */
export type WaitingLogin =
  | { type: 'email'; email: string }
  | { type: 'social'; provider: SocialProvider }
/**
 * A login with the embedded wallet. `popup`: whether the popup of a social login is open. `none`: it
 * needs none.
 */
export type LoginPick =
  | { type: 'email'; email: string }
  | { type: 'social'; provider: SocialProvider; popup: 'open' | 'blocked' | 'none' }
export type ConnectCommand =
  | { type: 'accept' }
  | { type: 'withdraw' }
  | { type: 'pick'; pick: WalletPick }
  /** The visitor focused the field of the e-mail address. */
  | { type: 'selectEmail' }
  | { type: 'submitEmail'; email: string }
  | { type: 'pickSocial'; provider: SocialProvider }
  | { type: 'showSocials' }
  | { type: 'showWallets' }
  | { type: 'showAll' }
  | { type: 'showGuide' }
/** Sent to `openPopups`. */
export type PopupRequest = { type: 'popup.open'; provider: SocialProvider }
/** Sent by `openPopups`, in the same tick as its request. */
export type PopupEvent = { type: 'popup.opened' | 'popup.blocked'; provider: SocialProvider }
/** A social login. */
export type SocialEvent = PopupEvent | Extract<ConnectCommand, { type: 'pickSocial' }>
export type ConnectEvent =
  | ConnectCommand
  | PopupEvent
  | KitEvent<'network.changed' | 'consent.changed'>
export type ConnectEmitted =
  | { type: 'consent.given' }
  | { type: 'consent.withdrawn' }
  /** The list is usable and needs the wallets of the directory. */
  | { type: 'wallets.requested' }
  /** `remote`: remote wallets are available. */
  | { type: 'wallet.picked'; pick: WalletPick; remote: boolean }
  | { type: 'email.selected' }
  /** The visitor cannot log in on the active network, and decides about this one first. */
  | { type: 'network.requested'; caipNetworkId: CaipNetworkId }
  | { type: 'email.submitted'; email: string }
  | { type: 'social.picked'; provider: SocialProvider; blocked: boolean }
  | { type: 'socials.requested' }
  | { type: 'walletList.requested' }
  | { type: 'all.requested' }
  | { type: 'guide.requested' }
export type ConnectOutput = never

/**
 * `methods`: in display order; read when the view is opened, so that none moves while the visitor
 * aims at it. `wallets`: `collapsed` if one row leads to the wallets. `socials`: in display order.
 */
type OfferedWays = Pick<ConnectInput, 'methods' | 'wallets' | 'socials'>

/**
 * `unavailable`: the page offers no way to connect (`enableWallets: false`). `consenting`: the legal
 * checkbox is not ticked yet.
 */
export type ConnectView =
  | { step: 'unavailable' }
  | (OfferedWays & { step: 'consenting'; accept(): void; showGuide(): void })
  | (OfferedWays & {
      step: 'choosing'
      /** Withdraws the consent. Null if none is required. */
      withdraw: (() => void) | null
      /**
       * The last picked wallet, unless a login followed. In the modal it opens its own view. On a
       * page of your own, render `ConnectingExternal` for a connector, `ConnectingMultiChain` if
       * `findConnectors` returns several, and `ConnectingWalletConnect` for others.
       */
      picked: WalletPick | null
      /**
       * The last login, unless a picked wallet followed. In the modal it opens its own view. On a
       * page of your own, render `EmailLogin`, `ConnectingFarcaster`, or `ConnectingSocial` with
       * its provider and whether the popup is blocked.
       */
      login: LoginPick | null
      /**
       * The network that has to be active before a login starts. In the modal, a login then opens
       * SwitchNetwork. Null: a login starts at once.
       */
      networkFirst: CaipNetworkId | null
      /**
       * The login that waits for `networkFirst`: a new object each time that the visitor picks one.
       * On a page of your own, render `SwitchNetwork` with `networkFirst` and `confirm`, then offer
       * the login again. Null: none waits.
       */
      waiting: WaitingLogin | null
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
      /** To be called when the visitor focuses the field of the e-mail address. */
      selectEmail(): void
      /** Logs in by e-mail. */
      submitEmail(email: string): void
      /**
       * Logs in with a social login. To be called in the visitor's click, because it opens the popup
       * of the login.
       */
      pickSocial(provider: SocialProvider): void
      /** Opens the list of all social logins. */
      showSocials(): void
      /** Opens the list of wallets. */
      showWallets(): void
      /** Opens the list of all wallets. */
      showAll(): void
      showGuide(): void
    })
