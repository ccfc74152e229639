import type { KitState, Namespace, Network } from '@latchkit/core'
import { describeRequest, type RequestSummary } from '@latchkit/core/utils'
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
      request: NonNullable<KitState['approvals']['request']>
      /**
       * The content of the request. If it has `cautions`, the visitor must confirm them separately
       * before approval.
       */
      summary: RequestSummary
      /** The origin of the page. */
      origin: string
      /**
       * The origin of the frame that draws the request and its buttons: show it in a `WalletFrame`.
       * Null if the request is not one of the embedded wallet.
       */
      frameOrigin: string | null
      /** The maximum network fee, in the smallest unit. Null if it is not known (yet). */
      fee: string | null
      /** Number of requests in the queue after this one. */
      waiting: number
      /** CAIP-2 id of the network that the request names, or else of the wallet's network. */
      chain: string | null
      /** Null if the network is not configured. */
      network: Network | null
      /** Known tokens of the account on that network, by lower-case contract address. */
      tokens: Readonly<Record<string, { symbol: string; decimals: number }>>
      /** Null once the request is approved, and if the wallet shows its own buttons. */
      approve: (() => void) | null
      reject(): void
    }

export type ApproveViewInput = {
  approvals: KitState['approvals']
  networks: readonly Network[]
  tokens: KitState['accounts'][string]['tokens']
  frameOrigin: string | null
}

const noTokens = [] as const

/** Returns the selector of the parts that `approveView` needs. */
export const selectApproveView =
  (namespace?: Namespace) =>
  ({ approvals, network, accounts, config }: KitState): ApproveViewInput => {
    const { request } = approvals
    const isOther = namespace !== undefined && request?.namespace !== namespace
    return {
      approvals: isOther ? { ...approvals, request: null } : approvals,
      networks: network.networks,
      tokens: accounts[request?.namespace ?? '']?.tokens ?? noTokens,
      frameOrigin: config.embeddedWallet?.origin ?? null,
    }
  }

/** Symbol and decimals of the tokens of a network, by lower-case contract address. */
function tokensByAddress(tokens: ApproveViewInput['tokens'], chain: string | null) {
  return Object.fromEntries(
    tokens.flatMap(({ address, chainId, symbol, quantity: { decimals } }) => {
      if (address === null || chainId !== chain) return []
      const contract = address.slice(address.lastIndexOf(':') + 1).toLowerCase()
      return [[contract, { symbol, decimals }]]
    }),
  )
}

export function approveView(
  { approvals, networks, tokens, frameOrigin }: ApproveViewInput,
  { kit }: Pick<ViewContext, 'kit'>,
): ApproveView {
  const { request, step, waiting, approvable, origin, fee } = approvals
  if (request === null || step === 'idle') return { step: 'done' }
  const summary = describeRequest(request)
  const chain = summary.chain ?? request.caipNetworkId
  return {
    step,
    request,
    summary,
    origin,
    frameOrigin: request.drawnBy === 'frame' ? frameOrigin : null,
    fee,
    waiting,
    chain,
    network: networks.find(({ caipNetworkId }) => caipNetworkId === chain) ?? null,
    tokens: tokensByAddress(tokens, chain),
    approve: approvable && step === 'reviewing' ? () => kit.modal.approve(request.id) : null,
    reject: () => kit.modal.reject(request.id),
  }
}
