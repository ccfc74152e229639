import type { ApprovalContent } from '../../wallets/wallet.types.ts'
import type { KnownRemoteChain } from '../remote-wallet.types.ts'
import type { Secret } from '../secrets.ts'

/** A request understood: what a person reads (null: nobody is asked), and what happens when they agree. */
export type PreparedRequest = { content: ApprovalContent | null; run(): Promise<unknown> }

/** An account that a session was granted on a chain. */
export type GrantedAccount = { address: string; secret: Secret }

/** What a request works with. */
export type RequestContext = {
  chain: KnownRemoteChain
  chains: readonly KnownRemoteChain[]
  /** Those granted on this chain, the one in front first. */
  accounts: readonly GrantedAccount[]
  /** The secret behind an address that is granted on this chain, else a 4100. */
  secretOf(address: string): Secret
  /** Puts another chain in front. */
  switchTo(chain: KnownRemoteChain): Promise<void>
  /** Learns of a chain. */
  addChain(chain: KnownRemoteChain): void
}
export type RequestHandler = (params: unknown, ground: RequestContext) => Promise<PreparedRequest>
export type RequestHandlers = Readonly<Record<string, RequestHandler>>
