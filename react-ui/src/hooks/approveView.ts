import type { KitState, Namespace, Network } from '@latchkit/core'
import {
  describeRequest,
  type RequestSummary,
  type ReviewToken,
  reviewTokens,
} from '@latchkit/core/utils'
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
       * before approval, and once more when others arrive.
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
      /**
       * The tokens of the amounts in `summary`, by lower-case contract address. An amount may be
       * scaled only if its token is verified.
       */
      tokens: Readonly<Record<string, ReviewToken>>
      /**
       * Whether approval waits for a token of the request, or for the fee if the request states a part
       * of it, 10 s at most: both may add a caution. `reject` works meanwhile.
       */
      reading: boolean
      /** Null while `reading`, once the request is approved, and if the wallet has its own buttons. */
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

/** Adds the reason for a second consent if a contract contradicts the token list. */
const withDecimals = (summary: RequestSummary, tokens: readonly ReviewToken[]): RequestSummary =>
  tokens.some(({ status }) => status === 'contradicted')
    ? { ...summary, cautions: [...summary.cautions, 'decimals'] }
    : summary

export function approveView(
  { approvals, networks, tokens, frameOrigin }: ApproveViewInput,
  { kit }: Pick<ViewContext, 'kit'>,
): ApproveView {
  const { request, step, waiting, approvable, origin, fee, readingFee } = approvals
  if (request === null || step === 'idle') return { step: 'done' }
  const { chain: named } = describeRequest(request)
  const chain = named ?? request.caipNetworkId
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === chain) ?? null
  // Without the currency of the network, a fee is not shown.
  const isFeeShown = readingFee || (fee !== null && network !== null)
  const summary = describeRequest({ ...request, isFeeShown })
  const { rows } = summary
  const reviewed = reviewTokens({ rows, read: approvals.tokens, listed: tokens, network })
  const isApprovable = approvable && step === 'reviewing'
  const isReading = readingFee || Object.values(reviewed).some(({ status }) => status === 'reading')
  const reading = isApprovable && isReading
  return {
    step,
    request,
    summary: withDecimals(summary, Object.values(reviewed)),
    origin,
    frameOrigin: request.drawnBy === 'frame' ? frameOrigin : null,
    fee,
    waiting,
    chain,
    network,
    tokens: reviewed,
    reading,
    approve: isApprovable && !reading ? () => kit.modal.approve(request.id) : null,
    reject: () => kit.modal.reject(request.id),
  }
}
