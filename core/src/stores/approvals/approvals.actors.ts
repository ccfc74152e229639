import { fromCallback, fromPromise } from 'xstate'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { limits, timeouts } from '../../domain/constants.ts'
import { describeRequest } from '../../domain/request/describe-request.ts'
import { transactionOf } from '../../domain/request/stated-fee.ts'
import type { ApprovalRequest, UnsafeRequest } from '../../domain/request/unsafe-request.ts'
import { type ChainTokens, tokensOf } from '../../domain/token/review-token.ts'
import type { Units } from '../../domain/transfer/transfer.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { ApprovalsEvent, DecisionEvent } from './approvals.types.ts'
import { combineApprovals } from './combine-approvals.ts'

export const approvalsActors = ({
  approvals: sources,
  platform,
  adapters,
}: Pick<Deps, 'approvals' | 'platform' | 'adapters'>) => ({
  /**
   * Resolves with the maximum fee of a single transaction on the network that it names, and with null
   * for other requests.
   */
  readFee: fromPromise<Units | null, UnsafeRequest>(async ({ input, signal }) => {
    const { namespace, address } = input
    const transaction = transactionOf(input)
    const network = describeRequest(input).chain ?? input.caipNetworkId
    if (transaction === null || network === null || address === null) return null
    const { calls } = await adapters.get(namespace)
    if (calls === null) return null
    const { fee } = await calls()
    return fee({ caipNetworkId: toCaipNetworkId(network), from: address, transaction }, signal)
  }),
  /**
   * Reads the tokens whose amounts the request contains, from their contracts. Omits a token that
   * cannot be read within 8 s, and those beyond `limits.reviewedTokens` (fault V1).
   */
  readTokens: fromPromise<ChainTokens, ApprovalRequest>(async ({ input, signal }) => {
    if (input.drawnBy === 'frame') return {}
    const { rows, chain } = describeRequest(input)
    const contracts = tokensOf(rows).slice(0, limits.reviewedTokens)
    const network = chain ?? input.caipNetworkId
    if (contracts.length === 0 || network === null) return {}
    const { calls } = await adapters.get(input.namespace)
    if (calls === null) return {}
    const client = await calls()
    const caipNetworkId = toCaipNetworkId(network)
    let timer: unknown
    const tooLate = new Promise<null>((resolve) => {
      timer = platform.clock.setTimeout(() => resolve(null), timeouts.reviewedToken)
      signal.addEventListener('abort', () => resolve(null), { once: true })
    })
    const read = await Promise.all(
      contracts.map(async (contract) => {
        const token = client.token({ caipNetworkId, contract }, signal).catch(() => null)
        return [contract, await Promise.race([token, tooLate])] as const
      }),
    ).finally(() => platform.clock.clearTimeout(timer))
    return Object.fromEntries(
      read.flatMap(([contract, token]) => (token ? [[contract, token]] : [])),
    )
  }),
  /**
   * Subscribes to the requests of the in-page wallet and forwards the visitor's decisions. Rejects
   * all pending requests when the actor stops.
   */
  watchRequests: fromCallback<DecisionEvent>(({ sendBack, receive }) => {
    const send: (event: ApprovalsEvent) => void = sendBack
    const approvals = combineApprovals(sources)
    const pending = new Set<string>()
    const logErrors = (operation: string, run: () => void) => {
      try {
        run()
      } catch (error) {
        platform.log.error(`The in-page wallet threw an error on ${operation}`, error)
      }
    }
    let stop = () => {}
    logErrors('subscribe', () => {
      stop =
        approvals?.subscribe({
          received(request) {
            pending.add(request.id)
            send({ type: 'request.received', request })
          },
          settled(id, outcome) {
            pending.delete(id)
            send({ type: 'request.settled', id, outcome })
          },
        }) ?? stop
    })
    // From the last one on: the end of the first starts the next.
    const reject = (ids: readonly string[]) => {
      for (const id of [...ids].reverse()) {
        pending.delete(id)
        logErrors('reject', () => approvals?.reject(id))
      }
    }
    receive((decision) => {
      if (decision.type === 'approve') logErrors('approve', () => approvals?.approve(decision.id))
      else reject(decision.type === 'reject' ? [decision.id] : decision.ids)
    })
    return () => {
      logErrors('unsubscribe', () => stop())
      reject([...pending])
    }
  }),
})
