import { withDeadline } from '../../../clients/http/with-deadline.ts'
import type { CaipNetworkId } from '../../../domain/caip/caip.ts'
import { timeouts } from '../../../domain/constants.ts'
import { unknownNetwork } from '../../../domain/network/define-network.ts'
import type { Network } from '../../../domain/network/network.ts'
import type { EvmPayload } from '../../../domain/transfer/transfer.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type { Clock } from '../../../platform/platform.ts'
import type { RpcClients } from '../../shared/rpc-clients.ts'
import type { TransferClient } from '../../transfer-client.ts'
import { requestChain, walletFailed } from '../request-wallet.ts'
import type { Resolver } from '../wallet-resolver.ts'
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
 * Looks for a transaction on the networks that the wallet was on. A network whose nodes fail counts
 * as one without the transaction.
 */
export const locate =
  (deps: LocateDeps): TransferClient['locate'] =>
  async ({ connectorId, network, prepared: { payload }, hash, visited }, signal) => {
    if (payload.namespace !== 'eip155') throw new KitError('send/unsupported-chain')
    const current = await readWalletNetwork(deps, connectorId, signal)
    const candidates = new Set([...(current === null ? [] : [current]), ...visited])
    candidates.delete(network.caipNetworkId)
    let unknown: Network | null = null
    for (const caipNetworkId of candidates) {
      const other = deps.networks().find((each) => each.caipNetworkId === caipNetworkId)
      if (other === undefined) {
        unknown ??= unknownNetwork(caipNetworkId)
        continue
      }
      const node = createNode(deps.rpcClients, other, signal)
      const result = await find(node, { payload, hash, caipNetworkId }).catch((error: unknown) => {
        if (signal.aborted) throw error
        return null
      })
      if (result !== null) return { network: other, result }
    }
    return unknown === null ? null : { network: unknown, result: 'notConfigured' }
  }

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
