import type { AskWords } from '../../wallets/window/describe-ask.ts'
import type { Secret } from '../keys.ts'
import type { KnownRemoteChain } from '../remote-wallet.types.ts'

/** A request understood: what a person reads, and what happens when they agree. */
export type Prepared = { words: AskWords; run(): Promise<unknown> }

/** What a request works with. */
export type RequestGround = {
  chain: KnownRemoteChain
  chains: readonly KnownRemoteChain[]
  /** The secret behind an address that is granted on this chain, else a 4100. */
  secretOf(address: string): Secret
  /** Puts another chain in front. */
  moveTo(chain: KnownRemoteChain): Promise<void>
  /** Learns of a chain. */
  learn(chain: KnownRemoteChain): void
}
export type RequestHandler = (params: unknown, ground: RequestGround) => Promise<Prepared>
