import { type RemoteWalletContext, rejections } from './context.ts'
import { toSession } from './from-sdk.ts'
import { grant } from './grants.ts'
import type { RemoteApproval, RemoteSession, RemoteWallet } from './remote-wallet.types.ts'
import type { Cacao, Namespaces, SdkError, SdkProposal } from './sdk.types.ts'
import { signersOf, signIn, signInRequestOf } from './sign-in.ts'

export type Proposals = Pick<RemoteWallet, 'approve' | 'reject'> & { onProposal(id: number): void }

/** Creates the commands for session proposals of pages and the handler of new proposals. */
export function createProposals(context: RemoteWalletContext): Proposals {
  const { sdk, state, secrets, refresh, assertOnline, runInBackground } = context
  const find = (id: number): SdkProposal => {
    const proposal = Object.values(sdk.getPendingSessionProposals()).find(
      (entry) => entry.id === id,
    )
    if (!proposal) throw new Error(`Proposal ${id} is not pending.`)
    return proposal
  }
  /** The accounts of an approval. By default all, the active one first. */
  const positionsFor = (approval: RemoteApproval): readonly number[] => {
    const { accounts, account } = state.get()
    const otherPositions = accounts
      .map(({ position }) => position)
      .filter((position) => position !== account)
    return approval.accounts ?? [account, ...otherPositions]
  }
  const accountsAt = (positions: readonly number[]) =>
    positions.flatMap((position) => state.get().accounts[position] ?? [])
  /** The chains of an approval. By default all. */
  const chainsFor = (approval: RemoteApproval) =>
    state.get().chains.filter(({ caip2 }) => approval.chains?.includes(caip2) ?? true)
  const namespacesFor = (proposal: SdkProposal, approval: RemoteApproval): Namespaces => {
    const { requiredNamespaces, optionalNamespaces } = proposal
    return grant(
      [requiredNamespaces, optionalNamespaces],
      chainsFor(approval),
      accountsAt(positionsFor(approval)),
    )
  }
  /** What the page asked to sign with its proposal. Null if it asked for nothing. */
  const signFor = async (
    proposal: SdkProposal,
    approval: RemoteApproval,
  ): Promise<readonly Cacao[] | null> => {
    const { signIn: mode } = state.get()
    const request = mode === 'unsupported' ? null : signInRequestOf(proposal)
    if (request === null) return null
    const accounts = accountsAt(approval.signers ?? positionsFor(approval).slice(0, 1))
    return signIn(sdk, request, signersOf(request, chainsFor(approval), accounts), secrets, mode)
  }

  async function approve(id: number, approval: RemoteApproval = {}): Promise<RemoteSession> {
    assertOnline()
    const proposal = find(id)
    const namespaces = approval.namespaces ?? namespacesFor(proposal, approval)
    if (Object.keys(namespaces).length === 0)
      throw new Error(
        `Approving proposal ${id} failed: no selected account is on a requested chain.`,
      )
    const authentication = await signFor(proposal, approval)
    try {
      const responses = authentication && { authentication: [...authentication] }
      return toSession(
        await sdk.approveSession({
          id,
          namespaces,
          ...(responses && { proposalRequestsResponses: responses }),
        }),
      )
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
      const proposal = proposals.find((entry) => entry.id === id)
      if (proposal === undefined) return
      const hasNoKnownChain = !proposal.chains.some(({ known }) => known)
      if (mode === 'approve')
        runInBackground(hasNoKnownChain ? reject(id, rejections.chains) : approve(id))
      if (mode === 'reject') runInBackground(reject(id))
    },
  }
}
