import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Connector, Wallet } from '../../domain/wallet/wallet.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import type { KitEvent } from '../../protocol/events.ts'

/** What the list begins with, and what may be in it. */
export type AllWalletsInput = {
  featured: readonly Wallet[]
  recommended: readonly Wallet[]
  connectors: readonly Connector[]
  featuredIds: readonly string[]
  include: readonly string[]
  exclude: readonly string[]
  chains: readonly CaipNetworkId[]
  mobile: boolean
  namespace: string | null
  /** Extensions cannot be connected: only wallets with a link or a QR code. */
  remoteOnly: boolean
  /** Wallets can be reached over the relay. */
  remote: boolean
}
/** `page`: the last one that came; `paged`: what the pages brought, as they came; `found`: what the search brought, `matches` of how many. */
export type AllWalletsContext = AllWalletsInput & {
  /** As it was typed, at most 100 characters. */
  text: string
  certified: boolean
  page: number
  paged: readonly Wallet[]
  /** Of all pages; only grows. */
  count: number
  /** There is no further page, or the same one came again (fault case G8). */
  ended: boolean
  found: readonly Wallet[]
  matches: number
  problem: ErrorCode
}
export type AllWalletsCommand =
  | { type: 'search'; text: string }
  | { type: 'certify'; on: boolean }
  | { type: 'clear' }
  | { type: 'more' }
  | { type: 'retry' }
  | { type: 'pick'; walletId: string }
export type AllWalletsEvent = AllWalletsCommand | KitEvent<'connector.found'>
/** Without `remote` only installed wallets can be connected, others can be got. */
export type AllWalletsEmitted = { type: 'wallet.picked'; wallet: Wallet; remote: boolean }
export type AllWalletsOutput = never

/** What the directory is asked, and what it says. */
export type AskWallets = {
  page: number
  entries: number
  include: readonly string[]
  exclude: readonly string[]
  chains: readonly CaipNetworkId[]
  search: string | null
  certified: boolean
}
export type ListedWallets = { wallets: readonly Wallet[]; count: number }

/** A wallet in the grid. `reachable` false: it is not installed, and no link of it is left that opens it or says where it can be had. */
export type GridWallet = Wallet & { installed: boolean; reachable: boolean }

type Field = {
  text: string
  certified: boolean
  search(text: string): void
  certify(on: boolean): void
}
type List = {
  wallets: readonly GridWallet[] /** How many there are in all. */
  count: number
  pick(walletId: string): void
}
/** What the page of all wallets may show, and the only things it may do there. */
export type AllWalletsView = Field &
  (
    | { step: 'loading' }
    /** `more`: there is another page; `stuck`: it did not come. */
    | (List & {
        step: 'browsing'
        rest: 'more' | 'loading' | 'stuck' | 'end'
        problem: ErrorCode | null
        more(): void
      })
    /** Shown at least 300 ms, so that the grid does not flicker under the letters. */
    | { step: 'searching' }
    | (List & { step: 'found' })
    | { step: 'none'; clear(): void }
    | { step: 'failed'; problem: ErrorCode; retry(): void }
  )
