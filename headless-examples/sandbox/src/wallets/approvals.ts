import { providerErrors } from './provider-error.ts'
import type {
  ApprovalMode,
  ApprovalRequest,
  Decision,
  ShowApproval,
  ShownApproval,
} from './wallet.types.ts'

type PendingRequest = {
  request: ApprovalRequest
  shown: ShownApproval | null
  settle(decision: Decision): void
  remove(): void
}

/** The approval requests of a wallet, decided by a person or by a script. */
export type Approvals = {
  /** Throws -32002, like real wallets, if a request of the same kind is already on the screen. */
  request(request: ApprovalRequest): Promise<Decision>
  /** Undecided requests, oldest first. */
  pending(): readonly ApprovalRequest[]
  /** Decides the oldest pending request, or the next one if none is pending. */
  decide(decision: 'approve' | 'reject'): void
  /** Removes the pending requests and closes their windows. Their promises never settle. */
  drop(): void
}

export function createApprovals({
  mode,
  show,
}: {
  mode(): ApprovalMode
  show: ShowApproval
}): Approvals {
  const pending: PendingRequest[] = []
  const nextDecisions: ('approve' | 'reject')[] = []

  function add(request: ApprovalRequest, isVisible: boolean): Promise<Decision> {
    const closing = new AbortController()
    const shown = isVisible ? show(request, closing.signal) : null
    return new Promise((resolve, reject) => {
      const removeEntry = () => {
        const index = pending.indexOf(entry)
        if (index >= 0) pending.splice(index, 1)
      }
      const remove = () => {
        removeEntry()
        closing.abort()
      }
      const settle = (decision: Decision) => {
        remove()
        resolve(decision)
      }
      const entry: PendingRequest = { request, shown, settle, remove }
      pending.push(entry)
      shown?.decision.then(
        (decision) => pending.includes(entry) && settle(decision),
        (error) => {
          removeEntry()
          reject(error)
        },
      )
    })
  }

  function rejectDuplicate(request: ApprovalRequest) {
    if (!isExclusive(request)) return
    const duplicate = pending.find(
      (entry) => entry.shown !== null && entry.request.kind === request.kind,
    )
    duplicate?.shown?.focus()
    if (duplicate) throw providerErrors.pending()
  }

  return {
    async request(request) {
      switch (nextDecisions.shift() ?? mode()) {
        case 'approve':
        case 'auto':
          return approvalOf(request)
        case 'reject':
          return { approved: false }
        case 'never':
          return add(request, false)
        case 'window':
          rejectDuplicate(request)
          return add(request, true)
      }
    },
    pending: () => pending.map(({ request }) => request),
    decide(decision) {
      const [oldest] = pending
      if (!oldest) nextDecisions.push(decision)
      else oldest.settle(decision === 'approve' ? approvalOf(oldest.request) : { approved: false })
    },
    drop: () => {
      for (const entry of [...pending]) entry.remove()
    },
  }
}

const approvalOf = (request: ApprovalRequest): Decision => ({
  approved: true,
  accounts: request.kind === 'connect' ? request.accounts : [],
})

/** True if only one request of its kind may be on the screen. */
const isExclusive = ({ kind }: ApprovalRequest) =>
  kind === 'connect' || kind === 'switch' || kind === 'add'
