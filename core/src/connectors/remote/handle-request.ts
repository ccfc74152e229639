import type { Relay, RelayNamespace } from '../../clients/relay/relay.types.ts'
import { evmChainId, hexFromNumber } from '../../domain/caip/chain-id.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import type { ProviderRequest } from '../../domain/request/copy-request.ts'
import { requireActiveChain } from '../../domain/request/document-chains.ts'
import { isIdempotent } from '../../domain/request/is-idempotent.ts'
import { requireResult } from '../../domain/request/method-results.ts'
import { namedChains } from '../../domain/request/named-chains.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
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

/**
 * Handles a copy of a request of the page. Returns accounts and the chain id from the session, sends granted
 * methods to the wallet, and sends reads that were not granted to the RPC node of the network.
 * Throws `rpc/method-not-supported` for other methods, `connector/chain-mismatch` for another chain
 * than the active one, `rpc/internal` or `rpc/result-invalid` for a result that does not fit the
 * method, and `rpc/provider-disconnected` without a session.
 */
export async function handleRequest(
  options: Options,
  namespace: Namespace,
  request: ProviderRequest,
): Promise<unknown> {
  const { relay, sessions, reads, signal } = options
  const { method, params } = request
  const session = sessions.get(namespace)
  const grant = sessions.grantOf(namespace)
  if (session === null || grant === null) throw new KitError(rpcErrors, 'rpc/provider-disconnected')
  const isEvm = namespace === 'eip155'
  if (isEvm && (method === 'eth_accounts' || method === 'eth_requestAccounts'))
    return session.accounts.map(({ address }) => address)
  if (isEvm && method === 'eth_chainId') return hexFromNumber(evmChainId(session.chain) ?? 0)
  if (isEvm && method === 'wallet_switchEthereumChain') return switchChain(options, params)
  if (grant.methods.includes(method)) {
    requireActiveChain(namedChains(request), session.chain)
    const chain = chainFor(method, session, grant)
    const walletChain = grant.walletChainIds[chain] ?? chain
    const result = await relay.request({ chain: walletChain, method, params }, signal)
    return requireResult(request, result)
  }
  if (isEvm && isRead(method))
    return requireResult(
      request,
      await (await reads()).request({ chain: session.chain, method, params }, signal),
    )
  throw new KitError(rpcErrors, 'rpc/method-not-supported')
}

/**
 * The chain of a wallet request: the current one. Exception: if the current network is not granted,
 * `wallet_addEthereumChain` is sent on a granted one, because the SDK rejects other chains.
 */
const chainFor = (method: string, { chain }: NamespaceSession, { chains }: RelayNamespace) =>
  method === 'wallet_addEthereumChain' && !chains.includes(chain) ? (chains[0] ?? chain) : chain

/** Whether a node can handle the method. A raw transaction is signed, so it needs no wallet. */
const isRead = (method: string) =>
  method === 'eth_sendRawTransaction' || isIdempotent({ method, params: [] })
