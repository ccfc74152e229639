import type { DeviceState } from '../../../contracts/kit-state.ts'
import type { Connection } from '../../../domain/account.ts'
import type { Namespace } from '../../../domain/namespace.ts'
import type { RemotePlatform } from '../../../domain/remote-platform.ts'
import type { DeepLinkChoice, Wallet } from '../../../domain/wallet.ts'
import type { ErrorCode } from '../../../errors/catalogue.ts'

/** `wallet` null with a `walletId`: it is looked up; both null: any wallet. */
export type RemoteInput = {
  walletId: string | null
  wallet: Wallet | null
  /** The installed wallet that this one is; null: it is not in this browser. */
  connectorId: string | null
  /** Whether extensions can be connected at all. */
  adapted: boolean
  device: DeviceState
  preferUniversalLinks: boolean
  /** The page drives the pairing by itself, and `givenUri` is what it wants shown. */
  manual: boolean
  givenUri: string | null
  /** The wallet that is connected over the relay now: there is one at a time. */
  current: string | null
  namespace: Namespace | null
}

export type RemoteFact =
  /** The wallet's app was opened: the namespace is being connected. */
  | { type: 'wallet.asked'; namespace: Namespace | null }
  | { type: 'wallet.connected'; connections: readonly Connection[]; wallet: Wallet | null; link: DeepLinkChoice | null }
  | { type: 'connection.refused'; namespace: Namespace | null }
  | { type: 'connection.failed'; namespace: Namespace | null; code: ErrorCode }
  /** The visitor chose this browser's own wallet instead. */
  | { type: 'browser.wanted'; connectorId: string }
  | { type: 'download.wanted'; wallet: Wallet }
export type RemoteOutput = { type: 'connected'; connections: readonly Connection[] } | { type: 'cancelled'; namespace: Namespace | null }

/** The wallet's app, web page or desktop program, where one link opens it. */
export type RemoteLink = {
  /** Holds the pairing's key: opened or copied, never logged. */
  href: string
  /** `blocked`: the browser opened nothing, the link is there to be tapped; `unopened`: the page is still in front after 2.5 s. */
  state: 'ready' | 'opened' | 'unopened' | 'blocked'
  open(): void
}

type Page = {
  /** null: any wallet. */
  wallet: Wallet | null
  /** Tabs, in order; one of them is `platform`. */
  platforms: readonly RemotePlatform[]
  platform: RemotePlatform
  show(platform: RemotePlatform): void
  /** The wallet in this browser is asked instead; null: it is not here. */
  browser: (() => void) | null
  /** Where to get it; null: nobody said. */
  download: (() => void) | null
}

/** What the page of a remote wallet may show, and the only things it may do there. */
export type RemoteView =
  /** The directory is asked who that is. */
  | { step: 'finding'; cancel(): void }
  | { step: 'unknown'; problem: ErrorCode; retry(): void; others(): void }
  /** One wallet is connected over the relay already; it would be disconnected. */
  | { step: 'replacing'; wallet: Wallet | null; current: string; replace(): void; keep(): void }
  | (Page &
      (
        | { step: 'wanting'; cancel(): void }
        | {
            step: 'shown'
            uri: string
            /** ms since 1970. */
            expiresAt: number
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
        /** The wallet said yes; what it granted is being read. */
        | { step: 'settling'; name: string | null }
        | { step: 'connected'; connections: readonly Connection[] }
        | { step: 'cancelled' }
      ))
