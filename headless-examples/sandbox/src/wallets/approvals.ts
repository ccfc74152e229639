import { providerErrors } from './provider-error.ts'
import type { ApprovalMode, Ask, Show, Shown, Verdict } from './wallet.types.ts'

type Waiting = { ask: Ask; shown: Shown | null; settle(verdict: Verdict): void; forget(): void }

/** Where every ask of a wallet ends: before a person, or with what a script says. */
export type Approvals = {
  /** Throws -32002 where real wallets do: when the same question is already on the person's screen. */
  request(ask: Ask): Promise<Verdict>
  pending(): readonly Ask[]
  /** The oldest pending ask, else the next to come. */
  decide(decision: 'approve' | 'reject'): void
  /** Pending asks are never answered. */
  drop(): void
}

export function createApprovals({ mode, show }: { mode(): ApprovalMode; show: Show }): Approvals {
  const waiting: Waiting[] = []
  const decided: ('approve' | 'reject')[] = []

  function wait(ask: Ask, visible: boolean): Promise<Verdict> {
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
      const settle = (verdict: Verdict) => {
        forget()
        resolve(verdict)
      }
      const entry: Waiting = { ask, shown, settle, forget }
      waiting.push(entry)
      shown?.verdict.then(
        (verdict) => waiting.includes(entry) && settle(verdict),
        (error) => {
          leave()
          reject(error)
        },
      )
    })
  }

  function refuseTwice(ask: Ask) {
    if (!asksOnce(ask)) return
    const same = waiting.find(({ ask: { kind }, shown }) => shown !== null && kind === ask.kind)
    same?.shown?.remind()
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

const approval = (ask: Ask): Verdict => ({
  approved: true,
  accounts: ask.kind === 'connect' ? ask.accounts : [],
})

const asksOnce = ({ kind }: Ask) => kind === 'connect' || kind === 'switch' || kind === 'add'
