import type { ApprovalContent } from '../../wallets/wallet.types.ts'
import type { KnownRemoteChain } from '../remote-wallet.types.ts'
import type { Secret } from '../secrets.ts'

/** `content`: the approval to show; null if the request needs none. `run`: performs the request. */
export type PreparedRequest = { content: ApprovalContent | null; run(): Promise<unknown> }

/** An account that the session grants on the chain. */
export type GrantedAccount = { address: string; secret: Secret }

/** Dependencies of a request. */
export type RequestContext = {
  chain: KnownRemoteChain
  /** All chains of the wallet. */
  chains: readonly KnownRemoteChain[]
  /** The accounts granted on the chain, the active one first. */
  accounts: readonly GrantedAccount[]
  /** The secret of an address that is granted on the chain. Throws 4100 for any other address. */
  secretOf(address: string): Secret
  /** Makes another chain active. */
  switchTo(chain: KnownRemoteChain): Promise<void>
  /** Adds a chain to the wallet. */
  addChain(chain: KnownRemoteChain): void
}
/** Parses a request. Throws `ProviderError` if it is invalid or not allowed. */
export type RequestHandler = (params: unknown, context: RequestContext) => Promise<PreparedRequest>
export type RequestHandlers = Readonly<Record<string, RequestHandler>>
