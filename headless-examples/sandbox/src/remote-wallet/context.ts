import { addressOn } from './addresses.ts'
import { toProposal, toSession } from './from-sdk.ts'
import type { KnownRemoteChain, RemoteAccount } from './remote-wallet.types.ts'
import type { SdkError, SdkWallet } from './sdk.types.ts'
import type { Secret } from './secrets.ts'
import type { RemoteState } from './state.ts'

/** What every command of the wallet works with. */
export type RemoteWalletContext = {
  kit: SdkWallet
  state: RemoteState
  secrets: readonly Secret[]
  /** Throws while the phone is offline or stopped. */
  assertOnline(): void
  /** Shows what the SDK now knows. */
  refresh(): void
  /** Work that nobody waits for: its failure is shown. */
  runInBackground(work: Promise<unknown>): void
}

/** The SDK's own words and numbers where a person says no. */
export const refusals = {
  proposal: { code: 5000, message: 'User rejected.' },
  chains: { code: 5100, message: 'Unsupported chains.' },
  request: { code: 4001, message: 'User rejected the request.' },
  left: { code: 6000, message: 'User disconnected.' },
} as const satisfies Record<string, SdkError>

export function createContext(kit: SdkWallet, store: RemoteState, secrets: readonly Secret[]): RemoteWalletContext {
  return {
    kit,
    state,
    secrets,
    assertOnline() {
      const { connection } = store.get()
      if (connection !== 'online') throw new Error(`The phone is ${connection}.`)
    },
    refresh() {
      const sessions = Object.values(kit.getActiveSessions()).map(toSession)
      const proposals = Object.values(kit.getPendingSessionProposals()).map((proposal) =>
        toProposal(proposal, store.get().chains),
      )
      const requests = store
        .get()
        .requests.filter(({ topic }) => sessions.some((session) => session.topic === topic))
      store.change({ sessions, proposals, requests })
    },
    runInBackground(work) {
      work.catch((error) =>
        store.change({ problem: error instanceof Error ? error.message : JSON.stringify(error) }),
      )
    },
  }
}

/** Every account with its addresses on these chains. */
export const accountsOf = (
  secrets: readonly Secret[],
  chains: readonly KnownRemoteChain[],
): readonly RemoteAccount[] =>
  secrets.map((secret, position) => ({
    position,
    addresses: Object.fromEntries(chains.map((chain) => [chain.caip2, addressOn(chain, secret)])),
  }))
