import type { FramePayload } from '../../clients/frame/frame-requests.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { evmChainId, hexFromNumber } from '../../domain/caip/chain-id.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import type { EmbeddedUser } from '../../domain/embedded/embedded-user.ts'
import { isApprovedMethod, isReadMethod } from '../../domain/embedded/methods.ts'
import { copyJson, type ProviderRequest } from '../../domain/request/copy-request.ts'
import { requireActiveChain } from '../../domain/request/document-chains.ts'
import { requireResult } from '../../domain/request/method-results.ts'
import { namedChains } from '../../domain/request/named-chains.ts'
import { safeGet } from '../../domain/unknown.ts'
import { embeddedErrors } from '../../errors/areas/embedded.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { ApprovalQueue } from './approval-queue.ts'
import { requireUserAccount } from './named-accounts.ts'

type Options = {
  /**
   * Sends a request to the frame while that is on a network. `onLate`: for a request on which the
   * visitor decides, as `FrameClient.request` calls it.
   */
  send(
    network: CaipNetworkId,
    request: FramePayload<'RPC_REQUEST'>,
    signal: AbortSignal,
    onLate?: (result: unknown) => void,
  ): Promise<unknown>
  queue: ApprovalQueue
  /** Null if the namespace is not connected. */
  user(namespace: Namespace): EmbeddedUser | null
  switchTo(chainId: unknown): Promise<unknown>
  /** The method is not allowed: it does not leave the page (rule R4). */
  onRefused(method: string): void
  signal: AbortSignal
}

/**
 * Handles a copy of a request of the page. Answers accounts and the chain id from the session,
 * forwards reads and queues requests that need approval. Throws `embedded/method-not-allowed` for
 * every other method, which is not sent (`rpc/method-not-found` for `wallet_sendTransaction`),
 * `connector/chain-mismatch` for another chain than the active one, `rpc/unauthorized` for an account
 * that must not carry the request out,
 * and `rpc/provider-disconnected` without a session. If the frame's answer does not fit the method,
 * rejects as `requireResult` does.
 */
export async function handleRequest(
  options: Options,
  namespace: Namespace,
  request: ProviderRequest,
): Promise<unknown> {
  const { send, queue, signal } = options
  const { method, params } = request
  const user = options.user(namespace)
  if (user === null) throw new KitError(rpcErrors, 'rpc/provider-disconnected')
  if (namespace === 'eip155') {
    if (method === 'eth_accounts' || method === 'eth_requestAccounts') return [user.address]
    if (method === 'eth_chainId') return hexFromNumber(evmChainId(user.caipNetworkId) ?? 0)
    if (method === 'wallet_switchEthereumChain')
      return options.switchTo(safeGet(params, '0', 'chainId'))
    // Libraries send these by themselves after an error: no reason to reject the open requests.
    if (method === 'wallet_sendTransaction') throw new KitError(rpcErrors, 'rpc/method-not-found')
    if (method === 'wallet_addEthereumChain')
      throw new KitError(embeddedErrors, 'embedded/method-not-allowed')
  }
  const sendToFrame = async (scope: AbortSignal, onLate?: (result: unknown) => void) =>
    requireResult(request, await send(user.caipNetworkId, { method, params }, scope, onLate))
  if (isReadMethod(method)) return sendToFrame(signal)
  if (!isApprovedMethod(method)) {
    options.onRefused(method)
    throw new KitError(embeddedErrors, 'embedded/method-not-allowed')
  }
  requireActiveChain(namedChains(request), user.caipNetworkId)
  requireUserAccount(request, user)
  return queue.add(
    {
      namespace,
      caipNetworkId: user.caipNetworkId,
      address: user.address,
      method,
      // The page can read this object, and must not change what is sent (rule R13).
      params: params === undefined ? params : copyJson(params),
    },
    (scope, onLate) =>
      sendToFrame(scope, onLate).catch((error: unknown) => answerOfError(method, error)),
  )
}

const unsupportedText = /not supported|unsupported|not implemented/i
const unsupportedCodes = [
  'rpc/unsupported-method',
  'rpc/method-not-found',
  'rpc/method-not-supported',
]

/** Revoking permissions answers `0x` where the frame does not support it. Other errors pass. */
function answerOfError(method: string, error: unknown): unknown {
  const isUnsupported =
    isKitError(error) &&
    (unsupportedCodes.includes(error.code) ||
      (error.code === 'embedded/frame-refused' && unsupportedText.test(error.message)))
  if (method === 'wallet_revokePermissions' && isUnsupported) return '0x'
  throw error
}
