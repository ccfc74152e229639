import { type RemoteWalletContext, refusals } from './context.ts'
import { toSession } from './from-sdk.ts'
import { grant } from './grants.ts'
import type { RemoteApproval, RemoteSession, RemoteWallet } from './remote-wallet.types.ts'
import type { Namespaces, SdkProposal } from './sdk.types.ts'

export type Proposals = Pick<RemoteWallet, 'approve' | 'reject'> & { arrived(id: number): void }

/** Pages that would like to be connected. */
export function createProposals(context: RemoteWalletContext): Proposals {
  const { kit, state, refresh, assertOnline, runInBackground } = context
  const find = (id: number): SdkProposal => {
    const proposal = Object.values(kit.getPendingSessionProposals()).find(
      (entry) => entry.id === id,
    )
    if (!proposal) throw new Error(`There is no proposal ${id}.`)
    return proposal
  }
  const namespacesFor = (proposal: SdkProposal, approval: RemoteApproval): Namespaces => {
    const { requiredNamespaces, optionalNamespaces } = proposal
    const { chains, accounts, account } = state.get()
    const picked = approval.accounts ?? [
      account,
      ...accounts.map(({ position }) => position).filter((position) => position !== account),
    ]
    return grant(
      [requiredNamespaces, optionalNamespaces],
      chains.filter(({ caip2 }) => approval.chains?.includes(caip2) ?? true),
      picked.flatMap((position) => accounts[position] ?? []),
    )
  }

  async function approve(id: number, approval: RemoteApproval = {}): Promise<RemoteSession> {
    assertOnline()
    const proposal = find(id)
    const namespaces = approval.namespaces ?? namespacesFor(proposal, approval)
    if (Object.keys(namespaces).length === 0)
      throw new Error('There is nothing to grant: no account on a chain that is asked for.')
    try {
      return toSession(await kit.approveSession({ id, namespaces }))
    } finally {
      refresh()
    }
  }
  async function reject(
    id: number,
    reason: { code: number; message: string } = refusals.proposal,
  ): Promise<void> {
    assertOnline()
    find(id)
    await kit.rejectSession({ id, reason })
    refresh()
  }

  return {
    approve,
    reject,
    arrived(id) {
      refresh()
      const { mode, proposals } = state.get()
      const hopeless = proposals.some(
        (proposal) => proposal.id === id && !proposal.chains.some(({ known }) => known),
      )
      if (mode === 'approve') runInBackground(hopeless ? reject(id, refusals.chains) : approve(id))
      if (mode === 'reject') runInBackground(reject(id))
    },
  }
}
