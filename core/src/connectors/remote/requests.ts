import { isIdempotent } from '../../clients/json-rpc/is-idempotent.ts'
import type { Relay, RelayNamespace } from '../../clients/relay/relay.types.ts'
import { evmChainId, hexFromNumber } from '../../domain/caip/chain-id.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Clock } from '../../platform/platform.ts'
import type { NodeReads } from './node-reads.ts'
import type { Standing } from './standing.ts'
import type { Standings } from './standings.ts'
import { switchChain } from './switch-chain.ts'

type Parts = {
  relay: Relay
  standings: Standings
  clock: Clock
  life: AbortSignal
  reads(): Promise<NodeReads>
}
type Asked = { method: string; params?: unknown }

/** Who answers: we do what the session itself says, the wallet what it granted, a node what anybody may read; else nobody. */
export async function answer(
  parts: Parts,
  namespace: Namespace,
  { method, params }: Asked,
): Promise<unknown> {
  const { relay, standings, reads, life } = parts
  const [standing, grant] = [standings.of(namespace), standings.granted(namespace)]
  if (standing === null || grant === null) throw new KitError('rpc/provider-disconnected')
  const isEvm = namespace === 'eip155'
  if (isEvm && (method === 'eth_accounts' || method === 'eth_requestAccounts'))
    return standing.accounts.map(({ address }) => address)
  if (isEvm && method === 'eth_chainId') return hexFromNumber(evmChainId(standing.chain) ?? 0)
  if (isEvm && method === 'wallet_switchEthereumChain') return switchChain(parts, params)
  if (grant.methods.includes(method)) {
    const chain = chainFor(method, standing, grant)
    return relay.request({ chain: grant.spoken[chain] ?? chain, method, params }, life)
  }
  if (isEvm && isRead(method))
    return (await reads()).ask({ chain: standing.chain, method, params }, life)
  throw new KitError('rpc/method-not-supported')
}

/** A wallet that moved where it granted nothing hears of a new network on one that it granted. */
const chainFor = (method: string, { chain }: Standing, { chains }: RelayNamespace) =>
  method === 'wallet_addEthereumChain' && !chains.includes(chain) ? (chains[0] ?? chain) : chain

/** A raw transaction is signed already: no wallet is needed to send it. */
const isRead = (method: string) =>
  method === 'eth_sendRawTransaction' || isIdempotent({ method, params: [] })
