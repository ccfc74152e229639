import type { KitState, Network, UnsafeRequest } from '@latchkit/core'
import { describeRequest, isUnlimited, type RequestSummary } from '@latchkit/core/utils'
import type { ViewPlace } from '../../kit/useKitView.ts'

export type ApproveView =
  /** Nothing is asked, or no longer. */
  | { step: 'done' }
  | {
      /** `working`: approved, the wallet signs; `silent`: it takes long. */
      step: 'looking' | 'working' | 'silent'
      request: UnsafeRequest
      summary: RequestSummary
      /** Somebody else could take all there is of something, now and later: to be agreed to by itself before it is approved. */
      unlimited: boolean
      /** Those that come after this one. */
      waiting: number
      network: Network | null
      /** What the page may call the tokens of this account; by lower-case address. */
      tokens: Readonly<Record<string, { symbol: string; decimals: number }>>
      /** null: once approved, or where the wallet shows its own buttons. */
      approve: (() => void) | null
      reject(): void
    }

export type ApproveParts = {
  approvals: KitState['approvals']
  network: Network | null
  tokens: KitState['accounts'][string]['tokens']
}
const none = [] as const

/** The parts of what is so that the view is drawn from. */
export function approveParts({ approvals, network, accounts }: KitState): ApproveParts {
  const { request } = approvals
  return {
    approvals,
    network:
      network.networks.find(({ caipNetworkId }) => caipNetworkId === request?.caipNetworkId) ??
      null,
    tokens: accounts[request?.namespace ?? '']?.tokens ?? none,
  }
}

/** What may be shown of a request, and done about it. */
export function approveView(
  { approvals, network, tokens }: ApproveParts,
  { kit }: Pick<ViewPlace, 'kit'>,
): ApproveView {
  const { request, step, waiting, approvable } = approvals
  if (request === null || step === 'idle') return { step: 'done' }
  const summary = describeRequest(request)
  return {
    step,
    request,
    summary,
    unlimited: isUnlimited(summary),
    waiting,
    network,
    tokens: Object.fromEntries(
      tokens.flatMap(({ address, symbol, quantity }) =>
        address === null
          ? []
          : [
              [
                address.slice(address.lastIndexOf(':') + 1).toLowerCase(),
                { symbol, decimals: quantity.decimals },
              ],
            ],
      ),
    ),
    approve: approvable && step === 'looking' ? () => kit.approveRequest(request.id) : null,
    reject: () => kit.rejectRequest(request.id),
  }
}
