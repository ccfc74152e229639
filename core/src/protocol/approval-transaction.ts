import type { Message } from './messages.ts'
import type { Queries } from './reactions.ts'

/**
 * Router transaction for an in-page wallet, which requests approval in the modal. On success the
 * modal goes back to the view of the flow, which shows the result. Empty for any other wallet.
 */
export const approvalTransaction = (connectorId: string, query: Queries): readonly Message[] =>
  query.isInPageWallet(connectorId)
    ? [
        {
          to: 'router',
          type: 'transaction.push',
          outcomes: {
            success: [{ to: 'router', type: 'back.from', from: 'ApproveTransaction' }],
            error: [],
            cancel: [],
          },
          earlier: query.pendingRequests(),
        },
      ]
    : []
