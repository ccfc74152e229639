import { addressOn } from './addresses.ts'
import { toProposal, toSession } from './from-sdk.ts'
import type { KnownRemoteChain, RemoteAccount } from './remote-wallet.types.ts'
import type { SdkError, SdkProposal, SdkWallet } from './sdk.types.ts'
import type { Secret } from './secrets.ts'
import { asksToSignIn, signersOf, signInRequestOf, signInText } from './sign-in.ts'
import type { RemoteState } from './state.ts'

/** Dependencies of the wallet's commands. */
export type RemoteWalletContext = {
  sdk: SdkWallet
  state: RemoteState
  secrets: readonly Secret[]
  /** Throws if the phone is offline or stopped. */
  assertOnline(): void
  /** Copies sessions and proposals of the SDK to the state. Drops requests of ended sessions. */
  refresh(): void
  /** Handles the failure of work that no caller awaits: sets it as `problem` of the state. */
  runInBackground(work: Promise<unknown>): void
}

/** The SDK's codes and messages for rejections. */
export const rejections = {
  proposal: { code: 5000, message: 'User rejected.' },
  chains: { code: 5100, message: 'Unsupported chains.' },
  request: { code: 4001, message: 'User rejected the request.' },
  session: { code: 6000, message: 'User disconnected.' },
} as const satisfies Record<string, SdkError>

export function createContext(
  sdk: SdkWallet,
  state: RemoteState,
  secrets: readonly Secret[],
): RemoteWalletContext {
  const messagesOf = (proposal: SdkProposal) => {
    const { chains, accounts, signIn } = state.get()
    const request = signIn === 'unsupported' ? null : signInRequestOf(proposal)
    if (request === null) return []
    return signersOf(request, chains, accounts).map((signer) => ({
      position: signer.position,
      chain: signer.chain,
      text: signInText(sdk, request, signer),
    }))
  }
  return {
    sdk,
    state,
    secrets,
    assertOnline() {
      const { connection } = state.get()
      if (connection !== 'online') throw new Error(`The phone is ${connection}.`)
    },
    refresh() {
      const { chains, requests, signIn } = state.get()
      const sessions = Object.values(sdk.getActiveSessions()).map(toSession)
      state.change({
        sessions,
        proposals: Object.values(sdk.getPendingSessionProposals())
          .filter((proposal) => !(signIn === 'silent' && asksToSignIn(proposal)))
          .map((proposal) => toProposal(proposal, chains, messagesOf(proposal))),
        requests: requests.filter(({ topic }) =>
          sessions.some((session) => session.topic === topic),
        ),
      })
    },
    runInBackground(work) {
      work.catch((error) =>
        state.change({ problem: error instanceof Error ? error.message : JSON.stringify(error) }),
      )
    },
  }
}

/** The accounts of the secrets with their addresses on these chains. */
export const accountsOf = (
  secrets: readonly Secret[],
  chains: readonly KnownRemoteChain[],
): readonly RemoteAccount[] =>
  secrets.map((secret, position) => ({
    position,
    addresses: Object.fromEntries(chains.map((chain) => [chain.caip2, addressOn(chain, secret)])),
  }))
