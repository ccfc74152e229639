import type { RemoteWallet } from '@latchkit/sandbox/remote-wallet'
import { useSyncExternalStore } from 'react'
import { AccountCard } from './AccountCard.tsx'
import { LinkForm } from './LinkForm.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import { ProposalSheet } from './ProposalSheet.tsx'
import { RequestSheet } from './RequestSheet.tsx'
import { SessionCard } from './SessionCard.tsx'
import { sayProblem } from './sayProblem.ts'

/** The phone's screen. Pending proposals and requests cover it, oldest first. */
export function PhonePage({
  wallet,
  problem: early,
}: {
  wallet: RemoteWallet
  problem: string | null
}) {
  const state = useSyncExternalStore(wallet.state.subscribe, wallet.state.get)
  const { sessions, proposals, requests } = state
  const [proposal] = proposals
  const [request] = requests
  const problem = state.problem ?? early
  return (
    <>
      <div className="phone-home" inert={proposal !== undefined || request !== undefined}>
        <PhoneBar wallet={wallet} line={state.connection} />
        <AccountCard wallet={wallet} state={state} />
        <LinkForm wallet={wallet} />
        {problem !== null && <p className="phone-problem">{sayProblem(problem)}</p>}
        <section className="phone-section" aria-labelledby="pages-title">
          <h2 id="pages-title">Connected pages</h2>
          {sessions.length === 0 && <p className="hint">None yet.</p>}
          {sessions.map((session) => (
            <SessionCard
              key={session.topic}
              wallet={wallet}
              session={session}
              chains={state.chains}
            />
          ))}
        </section>
      </div>
      {proposal !== undefined ? (
        <ProposalSheet key={proposal.id} wallet={wallet} proposal={proposal} state={state} />
      ) : (
        request !== undefined && (
          <RequestSheet key={request.id} wallet={wallet} request={request} chains={state.chains} />
        )
      )}
    </>
  )
}
