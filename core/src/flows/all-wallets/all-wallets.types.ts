import type { CaipNetworkId } from '../../domain/caip.ts'
import type { Connector, Wallet } from '../../domain/wallet.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'

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
}
export type AllWalletsFact = { type: 'wallet.picked'; wallet: Wallet }
export type AllWalletsOutput = never

/** A wallet in the grid. `reachable` false: every link it has was refused by the gate, and it is not installed. */
export type GridWallet = Wallet & { installed: boolean; reachable: boolean }

type Field = {
  text: string
  certified: boolean
  search(text: string): void
  certify(on: boolean): void
}
type List = { wallets: readonly GridWallet[] /** How many there are in all. */; count: number; pick(walletId: string): void }
/** What the page of all wallets may show, and the only things it may do there. */
export type AllWalletsView = Field &
  (
    | { step: 'loading' }
    /** `more`: there is another page; `stuck`: it did not come. */
    | (List & { step: 'browsing'; rest: 'more' | 'loading' | 'stuck' | 'end'; problem: ErrorCode | null; more(): void })
    /** Shown at least 300 ms, so that the grid does not flicker under the letters. */
    | { step: 'searching' }
    | (List & { step: 'found' })
    | { step: 'none'; clear(): void }
    | { step: 'failed'; problem: ErrorCode; retry(): void }
  )
