import { nodeRequest } from '../../wallets/node-request.ts'
import { ProviderError } from '../../wallets/provider-error.ts'
import type { ApprovalContent } from '../../wallets/wallet.types.ts'
import type { FrameAccounts } from './accounts.ts'
import type { FrameNetwork } from './networks.ts'
import { nodeMethods } from './node-methods.ts'
import type { Batches } from './rpc.types.ts'
import { evmReads, evmRequests } from './rpc-evm.ts'
import { isSolanaRequest, prepareSolana } from './rpc-solana.ts'

type RpcContext = {
  network: FrameNetwork
  accounts: FrameAccounts
  batches: Batches
  /** Asks the visitor. Throws 4001 if the request is declined. */
  approve(content: ApprovalContent): Promise<void>
}

const unsupported = (method: string) =>
  new ProviderError(4200, `The method ${method} is not supported.`)

/** Answers a request of the page: from the node, or with the keys after an approval. */
export async function answerRpc(
  method: string,
  params: unknown,
  { network, accounts, batches, approve }: RpcContext,
): Promise<unknown> {
  const own = <Value>(table: Readonly<Record<string, Value>>): Value | null =>
    Object.hasOwn(table, method) ? (table[method] ?? null) : null
  if (network.namespace === 'solana') {
    if (!isSolanaRequest(method)) throw unsupported(method)
    const { content, run } = await prepareSolana(method, params, network, accounts)
    if (content !== null) await approve(content)
    return run()
  }
  const context = { network, accounts, batches }
  const read = own(evmReads)
  if (read !== null) return read(params, context)
  if (nodeMethods.has(method)) return nodeRequest(network.rpc, method, params)
  const handler = own(evmRequests)
  if (handler === null) throw unsupported(method)
  const { content, run } = await handler(params, context)
  if (content !== null) await approve(content)
  return run()
}
