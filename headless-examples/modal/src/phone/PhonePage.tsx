import type { RemoteWallet } from '@latchkit/sandbox/remote-wallet'
import { useSyncExternalStore } from 'react'
import { AccountCard } from './AccountCard.tsx'
import { LinkForm } from './LinkForm.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import { ProposalSheet } from './ProposalSheet.tsx'
import { problemText } from './problemText.ts'
import { RequestSheet } from './RequestSheet.tsx'
import { SessionCard } from './SessionCard.tsx'

/** Screen of the phone. A sheet with the oldest pending proposal or request covers it. */
export function PhonePage({
  wallet,
  problem: startProblem,
}: {
  wallet: RemoteWallet
  problem: string | null
}) {
  const state = useSyncExternalStore(wallet.state.subscribe, wallet.state.get)
  const { sessions, proposals, requests } = state
  const [proposal] = proposals
  const [request] = requests
  const problem = state.problem ?? startProblem
  return (
    <>
      <div className="phone-home" inert={proposal !== undefined || request !== undefined}>
        <PhoneBar wallet={wallet} connection={state.connection} />
        <AccountCard wallet={wallet} state={state} />
        <LinkForm wallet={wallet} />
        {problem !== null && <p className="phone-problem">{problemText(problem)}</p>}
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
