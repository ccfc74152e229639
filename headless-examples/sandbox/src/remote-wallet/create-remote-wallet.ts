import { parseChain } from './chains.ts'
import { accountsOf, createContext } from './context.ts'
import { createHostile } from './hostile.ts'
import { createProposals } from './proposals.ts'
import type {
  RemoteAccount,
  RemoteSession,
  RemoteWallet,
  RemoteWalletOptions,
} from './remote-wallet.types.ts'
import { createRequests } from './requests/create-requests.ts'
import { deriveSecrets } from './secrets.ts'
import { createSessions } from './sessions.ts'
import { startSdk } from './start-sdk.ts'
import { createRemoteState } from './state.ts'

/**
 * Creates a simulated phone wallet, which connects to pages over the relay. Resolves when the
 * stored sessions are restored.
 */
export async function createRemoteWallet(options: RemoteWalletOptions): Promise<RemoteWallet> {
  const secrets = deriveSecrets(options.mnemonic, options.accounts)
  const chains = options.chains.map(parseChain)
  const [firstChain] = chains
  if (!firstChain) throw new Error('A remote wallet needs at least one chain.')
  const { core, sdk, stop } = await startSdk(options)
  const accounts = accountsOf(secrets, chains)
  const state = createRemoteState({
    connection: 'online',
    mode: options.mode,
    signIn: options.signIn ?? 'sign',
    accounts,
    chains,
    account: 0,
    chain: firstChain.caip2,
    proposals: [],
    requests: [],
    sessions: [],
    problem: null,
  })
  const context = createContext(sdk, state, secrets)
  const { assertOnline, refresh } = context
  const { switchTo, ...sessionCommands } = createSessions(context)
  const { onProposal, ...proposalCommands } = createProposals(context)
  const { onRequest, onExpired, ...requestCommands } = createRequests(context, switchTo)
  refresh()
  state.change({ account: restoreActiveAccount(state.get().sessions, accounts) })

  sdk.on('session_proposal', ({ id }) => onProposal(id))
  sdk.on('session_request', onRequest)
  sdk.on('session_request_expire', ({ id }) => onExpired(id))
  sdk.on('session_delete', refresh)
  sdk.on('proposal_expire', refresh)
  sdk.engine.signClient.events.on('session_expire', refresh)

  return {
    state: { get: state.get, subscribe: state.subscribe },
    setMode: (mode) => state.change({ mode }),
    setSignIn(signIn) {
      state.change({ signIn })
      refresh()
    },
    async pair(uri) {
      assertOnline()
      await sdk.pair({ uri })
    },
    ...proposalCommands,
    ...requestCommands,
    ...sessionCommands,
    ...createHostile(sdk),
    async offline() {
      assertOnline()
      state.change({ connection: 'offline' })
      await core.relayer.transportClose()
    },
    async online() {
      state.change({ connection: 'online' })
      await core.relayer.transportOpen()
    },
    async stop() {
      state.change({ connection: 'stopped' })
      await stop()
    },
  }
}

/**
 * Position of the active account after a restart: the first account of the first session; 0 without
 * sessions.
 */
function restoreActiveAccount(
  [session]: readonly RemoteSession[],
  accounts: readonly RemoteAccount[],
): number {
  const [namespace] = Object.values(session?.namespaces ?? {}).filter(
    (granted) => granted.accounts.length > 0,
  )
  const activeId = namespace?.accounts[0]
  const isActive = ({ addresses }: RemoteAccount) =>
    Object.entries(addresses).some(([caip2, address]) => activeId === `${caip2}:${address}`)
  return accounts.find(isActive)?.position ?? 0
}
