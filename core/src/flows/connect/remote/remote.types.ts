import type { Connection } from '../../../domain/account/account.ts'
import type { CaipNetworkId } from '../../../domain/caip/caip.ts'
import type { Namespace } from '../../../domain/caip/namespace.ts'
import type { LinkTarget } from '../../../domain/wallet/deep-link.ts'
import type { RemotePlatform } from '../../../domain/wallet/remote-platforms.ts'
import type { Connector, DeepLinkChoice, Wallet } from '../../../domain/wallet/wallet.ts'
import type { ErrorCode } from '../../../errors/catalogue.ts'
import type { ErrorCause } from '../../../errors/error-cause.ts'
import type { DeviceState } from '../../../protocol/kit-state.ts'

/** `walletId` without `wallet`: the directory is searched. Both null: any wallet. */
export type RemoteInput = {
  walletId: string | null
  wallet: Wallet | null
  /** Wallets in this browser, without remote ones. */
  installed: readonly Pick<Connector, 'id' | 'rdns'>[]
  /** Whether an adapter is configured, so that extensions can connect. */
  adapted: boolean
  device: DeviceState
  preferUniversalLinks: boolean
  /**
   * The page creates the pairing (`manualWCControl`); `givenUri` is the WalletConnect URI to show.
   */
  externalPairing: boolean
  givenUri: string | null
  /** Name of the connected remote wallet (there is one at a time), and its namespaces. */
  currentWallet: string | null
  currentNamespaces: readonly Namespace[]
  namespace: Namespace | null
  /** The active network. */
  caipNetworkId: CaipNetworkId | null
}

export type RemoteEmitted =
  /** The first tab is shown. `name`: null if any wallet may connect. */
  | { type: 'wallet.selected'; name: string | null; platform: RemotePlatform }
  /** The wallet app was opened. `namespace` is null if the app opens this page in its browser. */
  | { type: 'wallet.requested'; namespace: Namespace | null }
  /** `pendingNamespace`: the namespace of the connection attempt, even if it was not granted. */
  | {
      type: 'wallet.connected'
      connections: readonly Connection[]
      wallet: Wallet | null
      link: DeepLinkChoice | null
      pendingNamespace: Namespace | null
    }
  /** The previous remote wallet is disconnected. */
  | { type: 'wallet.replaced'; namespaces: readonly Namespace[] }
  | { type: 'connection.rejected'; namespace: Namespace | null }
  /** A pairing that has no URI yet may still get one. */
  | { type: 'connection.failed'; namespace: Namespace | null; code: ErrorCode }
  /** The browser blocked the link of the wallet app, or the app did not come to the front. */
  | { type: 'app.missed'; wallet: Wallet | null }
  /** The visitor chose the wallet that is installed in this browser instead. */
  | { type: 'extension.requested'; connectorId: string; wallet: Wallet | null }
  | { type: 'download.requested'; wallet: Wallet }
export type RemoteOutput =
  | { type: 'connected'; connections: readonly Connection[] }
  | { type: 'cancelled'; namespace: Namespace | null }

/**
 * Why a URI was replaced: it expired, the wallet rejected it, or the wallet approved it with an
 * `invalid` session.
 */
export type RenewReason = 'expired' | 'rejected' | 'invalid'

/**
 * `fresh`: pair again instead of joining an open pairing. `inAppLink`: opens this page in the
 * wallet app. `autoOpen`: open the app as soon as there is a link. `openedLink`: the link of the
 * opened app. `pendingNamespace`: the namespace whose account is connecting. `walletName`: the name
 * that the wallet reports on approval. `cause`: the error of the wallet or of the SDK itself.
 */
export type RemoteContext = RemoteInput & {
  attempt: number
  fresh: boolean
  platform: RemotePlatform
  inAppLink: string | null
  autoOpen: boolean
  uri: string | null
  expiresAt: number | null
  renewReason: RenewReason | null
  relay: 'up' | 'down'
  openedLink: DeepLinkChoice | null
  pendingNamespace: Namespace | null
  walletName: string | null
  problem: ErrorCode
  cause: ErrorCause | null
  connections: readonly Connection[]
}
export type RemoteCommand =
  | {
      type:
        | 'cancel'
        | 'retry'
        | 'chooseAnother'
        | 'replace'
        | 'cancelReplace'
        | 'open'
        | 'useExtension'
        | 'download'
        | 'skip'
    }
  | { type: 'tab.select'; platform: RemotePlatform }
export type RemoteEvent =
  | RemoteCommand
  | { type: 'uri.shown'; uri: string; expiresAt: number }
  | { type: 'uri.expired' | 'relay.lost' | 'relay.restored' | 'wallet.rejected' }
  | { type: 'wallet.approved'; name: string }
  | { type: 'pairing.failed'; code: ErrorCode; cause: ErrorCause | null }
  /** The wallet approved the pairing that the page created. */
  | { type: 'session.started'; name: string }
  /** Another app or browser tab came to the front. */
  | { type: 'page.hidden' }
  /** The browser blocked the link. */
  | { type: 'link.blocked' }

export type PairRequest = { fresh: boolean; attempt: number }
export type InAppLinkRequest = {
  wallet: Wallet
  namespace: Namespace | null
  caipNetworkId: CaipNetworkId | null
  device: DeviceState
}
export type OpenLinkRequest = { href: string; target: LinkTarget }

/** Opens the mobile app, web app or desktop app of the wallet. */
export type RemoteLink = {
  /** Contains the symmetric key of the pairing: opened or copied, never logged. */
  href: string
  /** Where the browser opens the link. */
  target: LinkTarget
  /**
   * `blocked`: the browser opened nothing, the visitor has to tap the link. `notOpened`: the page
   * is still in front after 2.5 s.
   */
  state: 'ready' | 'opened' | 'notOpened' | 'blocked'
  open(): void
}

type CommonFields = {
  /** Null means any wallet. */
  wallet: Wallet | null
  /** Tabs, in order; one of them is `platform`. */
  platforms: readonly RemotePlatform[]
  platform: RemotePlatform
}
type TabFields = CommonFields & {
  selectTab(platform: RemotePlatform): void
  /** Connects the wallet's extension instead. Null if it is not installed in this browser. */
  useExtension: (() => void) | null
  /** Opens the downloads. Null if the wallet has no install link. */
  download: (() => void) | null
}

/**
 * `cause`: the error of the wallet or of the SDK itself, for the developer. Null if it threw none.
 */
type Failure = {
  problem: ErrorCode
  cause: ErrorCause | null
  retry(): void
  chooseAnother(): void
}

/** Steps of connecting a remote wallet, with the commands that each allows. */
export type RemoteView =
  /** Looks up the wallet, disconnects the previous one or resolves the in-app link. */
  | { step: 'preparing'; cancel(): void }
  | { step: 'walletUnknown'; problem: ErrorCode; retry(): void; chooseAnother(): void }
  /** Another remote wallet is connected and would be disconnected. */
  | {
      step: 'confirmingReplace'
      wallet: Wallet | null
      /** Name of the connected wallet. */
      currentWallet: string
      replace(): void
      cancelReplace(): void
    }
  | (TabFields &
      (
        | { step: 'requestingUri'; cancel(): void }
        /**
         * A tab that needs no pairing: `browser` with `useExtension`, `unsupported` with
         * `download`.
         */
        | { step: 'noCode'; cancel(): void }
        /** The wallet app opens this page in its own browser. No pairing is created. */
        | { step: 'inAppBrowser'; link: RemoteLink; cancel(): void }
        | {
            step: 'showingUri'
            uri: string
            /** ms since 1970. Null if the URI of the page has no expiry. */
            expiresAt: number | null
            /** Why the URI was replaced. */
            renewReason: RenewReason | null
            relay: 'up' | 'down'
            /** Null on a tab without a link, or if the link of the wallet is unsafe. */
            link: RemoteLink | null
            cancel(): void
          }
        /** No URI within 10 s, or the pairing failed before it had a URI. */
        | ({ step: 'unreachable' } & Failure)
        | ({ step: 'failed' } & Failure)
      ))
  | (CommonFields &
      /** The wallet approved; its accounts are being read. */
      (
        | { step: 'finalizing'; name: string | null; cancel(): void }
        /** `skip` closes the modal at once. Null when it closes. */
        | { step: 'connected'; connections: readonly Connection[]; skip: (() => void) | null }
        | { step: 'cancelled' }
      ))
