import type { KitState, Network, UnsafeRequest } from '@latchkit/core'
import { describeRequest, isUnlimited, type RequestSummary } from '@latchkit/core/utils'
import type { ViewContext } from '../kit/useKitView.ts'

export type ApproveView =
  /** There is no request. */
  | { step: 'done' }
  | {
      /**
       * `signing`: the wallet signs the approved request; `unresponsive`: signing takes longer than
       * usual.
       */
      step: 'reviewing' | 'signing' | 'unresponsive'
      request: UnsafeRequest
      summary: RequestSummary
      /**
       * Whether the request lets an address spend all tokens of one kind, also future ones. The
       * visitor must confirm that separately before approving.
       */
      unlimited: boolean
      /** Number of requests in the queue after this one. */
      waiting: number
      /** Null if the network is not configured. */
      network: Network | null
      /** Known tokens of the account, by lower-case contract address. */
      tokens: Readonly<Record<string, { symbol: string; decimals: number }>>
      /** Null once the request is approved, and if the wallet shows its own buttons. */
      approve: (() => void) | null
      reject(): void
    }

export type ApproveViewInput = {
  approvals: KitState['approvals']
  network: Network | null
  tokens: KitState['accounts'][string]['tokens']
}

const noTokens = [] as const

/** Selects the parts that `approveView` needs. */
export function selectApproveView({ approvals, network, accounts }: KitState): ApproveViewInput {
  const { request } = approvals
  return {
    approvals,
    network:
      network.networks.find(({ caipNetworkId }) => caipNetworkId === request?.caipNetworkId) ??
      null,
    tokens: accounts[request?.namespace ?? '']?.tokens ?? noTokens,
  }
}

/** Symbol and decimals of tokens that have a contract, by lower-case contract address. */
function tokensByAddress(tokens: ApproveViewInput['tokens']) {
  return Object.fromEntries(
    tokens.flatMap(({ address, symbol, quantity: { decimals } }) => {
      if (address === null) return []
      const contract = address.slice(address.lastIndexOf(':') + 1).toLowerCase()
      return [[contract, { symbol, decimals }]]
    }),
  )
}

export function approveView(
  { approvals, network, tokens }: ApproveViewInput,
  { kit }: Pick<ViewContext, 'kit'>,
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
    tokens: tokensByAddress(tokens),
    approve: approvable && step === 'reviewing' ? () => kit.modal.approve(request.id) : null,
    reject: () => kit.modal.reject(request.id),
  }
}
