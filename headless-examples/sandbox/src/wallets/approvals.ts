import { providerErrors } from './provider-error.ts'
import type { ApprovalMode, ApprovalRequest, ShowApproval, ShownApproval, Decision } from './wallet.types.ts'

type Waiting = { ask: ApprovalRequest; shown: ShownApproval | null; settle(verdict: Decision): void; forget(): void }

/** Where every ask of a wallet ends: before a person, or with what a script says. */
export type Approvals = {
  /** Throws -32002 where real wallets do: when the same question is already on the person's screen. */
  request(ask: ApprovalRequest): Promise<Decision>
  pending(): readonly ApprovalRequest[]
  /** The oldest pending ask, else the next to come. */
  decide(decision: 'approve' | 'reject'): void
  /** Pending asks are never answered. */
  drop(): void
}

export function createApprovals({ mode, show }: { mode(): ApprovalMode; show: ShowApproval }): Approvals {
  const waiting: Waiting[] = []
  const decided: ('approve' | 'reject')[] = []

  function wait(ask: ApprovalRequest, visible: boolean): Promise<Decision> {
    const taken = new AbortController()
    const shown = visible ? show(ask, taken.signal) : null
    return new Promise((resolve, reject) => {
      const leave = () => {
        const place = waiting.indexOf(entry)
        if (place >= 0) waiting.splice(place, 1)
      }
      const forget = () => {
        leave()
        taken.abort()
      }
      const settle = (verdict: Decision) => {
        forget()
        resolve(verdict)
      }
      const entry: Waiting = { ask, shown, settle, forget }
      waiting.push(entry)
      shown?.decision.then(
        (verdict) => waiting.includes(entry) && settle(verdict),
        (error) => {
          leave()
          reject(error)
        },
      )
    })
  }

  function refuseTwice(ask: ApprovalRequest) {
    if (!asksOnce(ask)) return
    const same = waiting.find(({ ask: { kind }, shown }) => shown !== null && kind === ask.kind)
    same?.shown?.focus()
    if (same) throw providerErrors.pending()
  }

  return {
    async request(ask) {
      switch (decided.shift() ?? mode()) {
        case 'approve':
        case 'auto':
          return approval(ask)
        case 'reject':
          return { approved: false }
        case 'never':
          return wait(ask, false)
        case 'window':
          refuseTwice(ask)
          return wait(ask, true)
      }
    },
    pending: () => waiting.map(({ ask }) => ask),
    decide(decision) {
      const [oldest] = waiting
      if (oldest) oldest.settle(decision === 'approve' ? approval(oldest.ask) : { approved: false })
      else decided.push(decision)
    },
    drop: () => {
      for (const entry of [...waiting]) entry.forget()
    },
  }
}

const approval = (ask: ApprovalRequest): Decision => ({
  approved: true,
  accounts: ask.kind === 'connect' ? ask.accounts : [],
})

const asksOnce = ({ kind }: ApprovalRequest) => kind === 'connect' || kind === 'switch' || kind === 'add'
