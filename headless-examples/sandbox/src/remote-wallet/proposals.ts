import { type RemoteWalletContext, rejections } from './context.ts'
import { toSession } from './from-sdk.ts'
import { grant } from './grants.ts'
import type { RemoteApproval, RemoteSession, RemoteWallet } from './remote-wallet.types.ts'
import type { Namespaces, SdkError, SdkProposal } from './sdk.types.ts'

export type Proposals = Pick<RemoteWallet, 'approve' | 'reject'> & { onProposal(id: number): void }

/** Creates the commands for session proposals of pages and the handler of new proposals. */
export function createProposals(context: RemoteWalletContext): Proposals {
  const { sdk, state, refresh, assertOnline, runInBackground } = context
  const find = (id: number): SdkProposal => {
    const proposal = Object.values(sdk.getPendingSessionProposals()).find(
      (entry) => entry.id === id,
    )
    if (!proposal) throw new Error(`Proposal ${id} is not pending.`)
    return proposal
  }
  /** The namespaces for an approval. By default all chains and accounts, the active one first. */
  const namespacesFor = (proposal: SdkProposal, approval: RemoteApproval): Namespaces => {
    const { requiredNamespaces, optionalNamespaces } = proposal
    const { chains, accounts, account } = state.get()
    const otherPositions = accounts
      .map(({ position }) => position)
      .filter((position) => position !== account)
    const positions = approval.accounts ?? [account, ...otherPositions]
    return grant(
      [requiredNamespaces, optionalNamespaces],
      chains.filter(({ caip2 }) => approval.chains?.includes(caip2) ?? true),
      positions.flatMap((position) => accounts[position] ?? []),
    )
  }

  async function approve(id: number, approval: RemoteApproval = {}): Promise<RemoteSession> {
    assertOnline()
    const proposal = find(id)
    const namespaces = approval.namespaces ?? namespacesFor(proposal, approval)
    if (Object.keys(namespaces).length === 0)
      throw new Error(
        `Approving proposal ${id} failed: no selected account is on a requested chain.`,
      )
    try {
      return toSession(await sdk.approveSession({ id, namespaces }))
    } finally {
      refresh()
    }
  }
  async function reject(id: number, reason: SdkError = rejections.proposal): Promise<void> {
    assertOnline()
    find(id)
    await sdk.rejectSession({ id, reason })
    refresh()
  }

  return {
    approve,
    reject,
    onProposal(id) {
      refresh()
      const { mode, proposals } = state.get()
      const hasNoKnownChain = proposals.some(
        (proposal) => proposal.id === id && !proposal.chains.some(({ known }) => known),
      )
      if (mode === 'approve')
        runInBackground(hasNoKnownChain ? reject(id, rejections.chains) : approve(id))
      if (mode === 'reject') runInBackground(reject(id))
    },
  }
}
