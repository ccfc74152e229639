import { isIdempotent } from '../../clients/json-rpc/is-idempotent.ts'
import type { Relay, RelayNamespace } from '../../clients/relay/relay.types.ts'
import { evmChainId, hexFromNumber } from '../../domain/caip/chain-id.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Clock } from '../../platform/platform.ts'
import type { NamespaceSession } from './namespace-session.ts'
import type { NamespaceSessions } from './namespace-sessions.ts'
import type { NodeReads } from './node-reads.ts'
import { switchChain } from './switch-chain.ts'

type Options = {
  relay: Relay
  sessions: NamespaceSessions
  clock: Clock
  signal: AbortSignal
  reads(): Promise<NodeReads>
}
type Request = { method: string; params?: unknown }

/**
 * Handles a request of the page. Accounts and the chain id come from the session, granted methods
 * go to the wallet, and reads that were not granted go to the network's own node. Throws
 * `rpc/method-not-supported` for other methods and `rpc/provider-disconnected` without a session.
 */
export async function handleRequest(
  options: Options,
  namespace: Namespace,
  { method, params }: Request,
): Promise<unknown> {
  const { relay, sessions, reads, signal } = options
  const session = sessions.get(namespace)
  const grant = sessions.grantOf(namespace)
  if (session === null || grant === null) throw new KitError('rpc/provider-disconnected')
  const isEvm = namespace === 'eip155'
  if (isEvm && (method === 'eth_accounts' || method === 'eth_requestAccounts'))
    return session.accounts.map(({ address }) => address)
  if (isEvm && method === 'eth_chainId') return hexFromNumber(evmChainId(session.chain) ?? 0)
  if (isEvm && method === 'wallet_switchEthereumChain') return switchChain(options, params)
  if (grant.methods.includes(method)) {
    const chain = chainFor(method, session, grant)
    return relay.request({ chain: grant.walletChainIds[chain] ?? chain, method, params }, signal)
  }
  if (isEvm && isRead(method))
    return (await reads()).request({ chain: session.chain, method, params }, signal)
  throw new KitError('rpc/method-not-supported')
}

/**
 * The chain to send a request on. A wallet on a network that it did not grant receives the request
 * to add a network on a granted one, because the SDK rejects requests on other chains.
 */
const chainFor = (method: string, { chain }: NamespaceSession, { chains }: RelayNamespace) =>
  method === 'wallet_addEthereumChain' && !chains.includes(chain) ? (chains[0] ?? chain) : chain

/** A raw transaction is already signed, so a node can accept it without the wallet. */
const isRead = (method: string) =>
  method === 'eth_sendRawTransaction' || isIdempotent({ method, params: [] })
