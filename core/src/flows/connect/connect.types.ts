import type { Connector, Wallet } from '../../domain/wallet/wallet.ts'
import type { WalletPick } from '../../domain/wallet/wallet-list.ts'

export type ConnectInput = {
  legal: boolean
  /** Wallets can be reached over the relay. */
  remote: boolean
  /** A tap must open the wallet's app at once: the pairing's URI is wanted before it. */
  eager: boolean
}
/** `picked`: what was picked last. */
export type ConnectContext = ConnectInput & { picked: WalletPick | null }
export type ConnectCommand =
  | { type: 'accept' }
  | { type: 'unaccept' }
  | { type: 'pick'; pick: WalletPick }
  | { type: 'all' }
  | { type: 'guide' }
export type ConnectEvent = ConnectCommand
export type ConnectEmitted =
  /** The list can be used: what the directory offers belongs into it. */
  | { type: 'wallets.requested' }
  /** Without `remote` only installed wallets can be connected, others can be got. */
  | { type: 'wallet.picked'; pick: WalletPick; remote: boolean }
  | { type: 'all.requested' }
  | { type: 'guide.requested' }
export type ConnectOutput = never

/** `consenting`: the legal checkbox is on and not ticked yet; nothing can be picked. */
export type ConnectView =
  | { step: 'consenting'; accept(): void; guide(): void }
  | {
      step: 'choosing'
      /** null where nothing has to be accepted. */
      unaccept: (() => void) | null
      /**
       * What was picked last: in the modal it has its own page, on a page of your own you draw `ConnectingExternal` for a connector, or
       * `ConnectingMultiChain` where `waysTo` finds several, and `ConnectingWalletConnect` for the others.
       */
      picked: WalletPick | null
      /** On a phone: the link that a tap on a wallet will open is being made. It never keeps anybody from picking. */
      preparing: boolean
      /** A row of the wallet list, by its own `pick`: any of the three below. */
      choose(pick: WalletPick): void
      /** A wallet of this browser. */
      pick(connectorId: Connector['id']): void
      /** A wallet that is reached by a link or a code: featured, recommended, recent, the page's own. */
      pickWallet(wallet: Wallet): void
      /** Any wallet, by scanning a code. */
      scan(): void
      /** The list of all wallets. */
      all(): void
      guide(): void
    }
