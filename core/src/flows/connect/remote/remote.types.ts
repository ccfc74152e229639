import type { Connection } from '../../../domain/account/account.ts'
import type { CaipNetworkId } from '../../../domain/caip/caip.ts'
import type { Namespace } from '../../../domain/caip/namespace.ts'
import type { LinkTarget } from '../../../domain/wallet/deep-link.ts'
import type { RemotePlatform } from '../../../domain/wallet/remote-platform.ts'
import type { Connector, DeepLinkChoice, Wallet } from '../../../domain/wallet/wallet.ts'
import type { ErrorCode } from '../../../errors/catalogue.ts'
import type { DeviceState } from '../../../protocol/kit-state.ts'

/** `wallet` null with a `walletId`: it is looked up; both null: any wallet. */
export type RemoteInput = {
  walletId: string | null
  wallet: Wallet | null
  /** Wallets in this browser: the one that is looked for may be among them. */
  installed: readonly Pick<Connector, 'id' | 'rdns'>[]
  /** Whether extensions can be connected at all. */
  adapted: boolean
  device: DeviceState
  preferUniversalLinks: boolean
  /** The page drives the pairing by itself, and `givenUri` is what it wants shown. */
  manual: boolean
  givenUri: string | null
  /** The wallet that is connected over the relay now (there is one at a time), and where. */
  current: string | null
  held: readonly Namespace[]
  namespace: Namespace | null
  /** The active network. */
  caipNetworkId: CaipNetworkId | null
}

export type RemoteEmitted =
  /** The wallet's app was opened: the namespace is being connected. */
  | { type: 'wallet.requested'; namespace: Namespace | null }
  /** `tried`: the namespace that was being connected, granted or not. */
  | {
      type: 'wallet.connected'
      connections: readonly Connection[]
      wallet: Wallet | null
      link: DeepLinkChoice | null
      tried: Namespace | null
    }
  /** The wallet that was connected before is disconnected for this one. */
  | { type: 'wallet.replaced'; namespaces: readonly Namespace[] }
  | { type: 'connection.rejected'; namespace: Namespace | null }
  | { type: 'connection.failed'; namespace: Namespace | null; code: ErrorCode }
  /** The visitor chose this browser's own wallet instead. */
  | { type: 'extension.requested'; connectorId: string; wallet: Wallet | null }
  | { type: 'download.requested'; wallet: Wallet }
export type RemoteOutput =
  | { type: 'connected'; connections: readonly Connection[] }
  | { type: 'cancelled'; namespace: Namespace | null }

/**
 * `visit`: the link that opens this page inside the wallet; `wish`: its app is to be opened as soon as there is a link; `opened`: the app
 * that was; `tried`: the namespace that waits for it.
 */
export type RemoteContext = RemoteInput & {
  attempt: number
  fresh: boolean
  platform: RemotePlatform
  visit: string | null
  wish: 'open' | 'none'
  uri: string | null
  expiresAt: number | null
  notice: 'expired' | 'refused' | null
  relay: 'up' | 'down'
  opened: DeepLinkChoice | null
  tried: Namespace | null
  /** As the wallet that said yes calls itself. */
  peer: string | null
  problem: ErrorCode
  connections: readonly Connection[]
}
export type RemoteCommand =
  | { type: 'cancel' | 'retry' | 'others' | 'replace' | 'keep' | 'open' | 'browser' | 'download' }
  | { type: 'show'; platform: RemotePlatform }
export type RemoteEvent =
  | RemoteCommand
  | { type: 'uri.shown'; uri: string; expiresAt: number }
  | { type: 'uri.expired' | 'relay.lost' | 'relay.restored' | 'wallet.rejected' }
  | { type: 'wallet.approved'; name: string }
  | { type: 'pairing.failed'; code: ErrorCode }
  /** The pairing of the page's own making was approved. */
  | { type: 'session.started'; name: string }
  /** Another app, or another tab, is in front. */
  | { type: 'page.hidden' }
  /** The browser opened nothing. */
  | { type: 'link.blocked' }

export type AskPairing = { fresh: boolean; attempt: number }
export type AskVisit = {
  wallet: Wallet
  namespace: Namespace | null
  caipNetworkId: CaipNetworkId | null
  device: DeviceState
}
export type OpenLink = { href: string; target: LinkTarget }

/** The wallet's app, web page or desktop program, where one link opens it. */
export type RemoteLink = {
  /** Holds the pairing's key: opened or copied, never logged. */
  href: string
  /** Where the browser follows it. */
  target: LinkTarget
  /** `blocked`: the browser opened nothing, the link is there to be tapped; `unopened`: the page is still in front after 2.5 s. */
  state: 'ready' | 'opened' | 'unopened' | 'blocked'
  open(): void
}

type Head = {
  /** null: any wallet. */
  wallet: Wallet | null
  /** Tabs, in order; one of them is `platform`. */
  platforms: readonly RemotePlatform[]
  platform: RemotePlatform
}
type Page = Head & {
  show(platform: RemotePlatform): void
  /** The wallet in this browser is asked instead; null: it is not here. */
  browser: (() => void) | null
  /** Where to get it; null: nobody said. */
  download: (() => void) | null
}

/** What the page of a remote wallet may show, and the only things it may do there. */
export type RemoteView =
  /** Something has to be known or done first: who that is, or leaving the wallet before. */
  | { step: 'finding'; cancel(): void }
  | { step: 'unknown'; problem: ErrorCode; retry(): void; others(): void }
  /** One wallet is connected over the relay already; it would be disconnected. */
  | { step: 'replacing'; wallet: Wallet | null; current: string; replace(): void; keep(): void }
  | (Page &
      (
        | { step: 'wanting'; cancel(): void }
        /** A tab that needs no code: `browser` asks the wallet here, `unsupported` leads to `download`. */
        | { step: 'resting'; cancel(): void }
        /** The wallet's app shows this very page inside itself, and is connected there: nothing is paired. */
        | { step: 'visiting'; link: RemoteLink; cancel(): void }
        | {
            step: 'shown'
            uri: string
            /** ms since 1970; null: the page gave the code and it does not say. */
            expiresAt: number | null
            /** Why there is a new code: the last one expired, or the wallet declined. */
            notice: 'expired' | 'refused' | null
            relay: 'up' | 'down'
            /** null on a tab without one, or where the wallet's link did not pass the gate. */
            link: RemoteLink | null
            cancel(): void
          }
        /** No URI within 10 s. */
        | { step: 'unreachable'; problem: ErrorCode; retry(): void; others(): void }
        | { step: 'failed'; problem: ErrorCode; retry(): void; others(): void }
      ))
  | (Head &
      (
        | /** The wallet said yes; what it granted is being read. */ {
            step: 'settling'
            name: string | null
            cancel(): void
          }
        | { step: 'connected'; connections: readonly Connection[] }
        | { step: 'cancelled' }
      ))
