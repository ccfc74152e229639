import type { CaipNetworkId } from '../../../domain/caip/caip.ts'
import { timeouts } from '../../../domain/constants.ts'
import { unknownNetwork } from '../../../domain/network/define-network.ts'
import type { Network } from '../../../domain/network/network.ts'
import type { EvmPayload } from '../../../domain/transfer/transfer.ts'
import { kitErrors } from '../../../errors/areas/kit.ts'
import { sendErrors } from '../../../errors/areas/send.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type { Clock } from '../../../platform/platform.ts'
import { withDeadline } from '../../../platform/with-deadline.ts'
import type { RpcClients } from '../../shared/rpc-clients.ts'
import type { TransferClient } from '../../transfer-client.ts'
import type { Resolver } from '../guard-provider.ts'
import { requestChain, walletFailed } from '../request-wallet.ts'
import { createNode, type Node } from './node.ts'
import { chainIdOf } from './payload.ts'
import { isOperationOf } from './relayed-transfer.ts'
import { matchesReview, parseSentTransaction } from './sent-transaction.ts'

type LocateDeps = {
  rpcClients: RpcClients
  resolver: Resolver
  clock: Clock
  networks(): readonly Network[]
}

/**
 * Looks for a transaction on all networks that the wallet was on, at once. A network whose nodes fail
 * counts as one without the transaction.
 */
export const locate =
  (deps: LocateDeps): TransferClient['locate'] =>
  async ({ connectorId, network, prepared: { payload }, hash, visited }, signal) => {
    if (payload.namespace !== 'eip155') throw new KitError(sendErrors, 'send/unsupported-chain')
    const search = async (id: CaipNetworkId): Promise<Location> => {
      const other = deps.networks().find(({ caipNetworkId }) => caipNetworkId === id)
      if (other === undefined) return { network: unknownNetwork(id), result: 'notConfigured' }
      const node = createNode(deps.rpcClients, other, signal)
      const result = await find(node, { payload, hash, caipNetworkId: id }).catch(() => null)
      return result && { network: other, result }
    }
    const searched = new Set(visited)
    searched.delete(network.caipNetworkId)
    const searchCurrent = async () => {
      const current = await readWalletNetwork(deps, connectorId, signal)
      const isNew = current !== network.caipNetworkId && current !== null && !searched.has(current)
      return isNew ? search(current) : null
    }
    const location = await firstFound([searchCurrent(), ...[...searched].map(search)])
    if (signal.aborted) throw new KitError(kitErrors, 'kit/aborted')
    return location
  }

type Location = Awaited<ReturnType<TransferClient['locate']>>

/**
 * The first location with the transaction. If there is none, a network that is not configured. A
 * search that does not respond delays the others only as long as none finds it.
 */
const firstFound = (searches: readonly Promise<Location>[]): Promise<Location> =>
  new Promise((resolve, reject) => {
    for (const search of searches)
      search.then((location) => {
        if (location !== null && location.result !== 'notConfigured') resolve(location)
      }, reject)
    Promise.all(searches).then((all) => resolve(all.find((each) => each !== null) ?? null), reject)
  })

/** The network of the wallet. Null if it does not respond. */
async function readWalletNetwork(
  { resolver, clock }: LocateDeps,
  connectorId: string,
  signal: AbortSignal,
): Promise<CaipNetworkId | null> {
  try {
    const wallet = resolver.get(connectorId)
    return await withDeadline({ clock, ms: timeouts.apiTimeout, signals: [signal] }, (scope) =>
      requestChain(wallet, scope, walletFailed(wallet)),
    )
  } catch (error) {
    if (signal.aborted) throw error
    return null
  }
}

/**
 * Compares the transaction with the review, except for its network (rule R14). Null if the node does
 * not know it, or if it is not one of the sender.
 */
async function find(
  node: Node,
  {
    payload,
    hash,
    caipNetworkId,
  }: { payload: EvmPayload; hash: string; caipNetworkId: CaipNetworkId },
): Promise<'sent' | 'altered' | null> {
  const transaction = await node.object('eth_getTransactionByHash', [hash])
  if (transaction === null) return null
  const sent = parseSentTransaction(transaction)
  if (sent.hash !== hash.toLowerCase()) return null
  if (isOperationOf(sent, payload.from)) return 'sent'
  if (sent.from !== payload.from) return null
  return matchesReview(sent, payload, chainIdOf(caipNetworkId) ?? 0n) ? 'sent' : 'altered'
}
