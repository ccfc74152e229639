import { providerErrors } from '../../wallets/provider-error.ts'
import type { AskWords } from '../../wallets/window/describe-ask.ts'
import type { Secret } from '../keys.ts'
import type { KnownRemoteChain, RemoteNamespace } from '../remote-wallet.types.ts'
import { eip155Requests } from './eip155.ts'
import { solanaRequests } from './solana.ts'

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

const handlers: Readonly<Record<RemoteNamespace, Readonly<Record<string, RequestHandler>>>> = {
  eip155: eip155Requests,
  solana: solanaRequests,
  bip122: {},
  polkadot: {},
  cosmos: {},
}

/** Understands a request, or throws with the number that pages read. */
export async function prepare(method: string, params: unknown, ground: RequestGround): Promise<Prepared> {
  const handler = handlers[ground.chain.namespace][method]
  if (!handler) throw providerErrors.unsupported(method)
  return handler(params, ground)
}
