import { parseChain } from './chains.ts'
import { accountsOf, createContext } from './context.ts'
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

/** A wallet on another device: it takes a link and holds sessions over the relay. Resolves when the sessions kept are back. */
export async function createRemoteWallet(options: RemoteWalletOptions): Promise<RemoteWallet> {
  const secrets = deriveSecrets(options.mnemonic, options.accounts)
  const chains = options.chains.map(parseChain)
  const [front] = chains
  if (!front) throw new Error('A remote wallet needs a chain.')
  const { core, kit, stop } = await startSdk(options)
  const accounts = accountsOf(secrets, chains)
  const store = createRemoteState({
    connection: 'online',
    mode: options.mode,
    accounts,
    chains,
    account: 0,
    chain: front.caip2,
    proposals: [],
    requests: [],
    sessions: [],
    problem: null,
  })
  const context = createContext(kit, store, secrets)
  const { assertOnline, refresh } = context
  const { moveTo, ...sessions } = createSessions(context)
  const { arrived: proposed, ...proposals } = createProposals(context)
  const { arrived: asked, expired, ...requests } = createRequests(context, moveTo)
  refresh()
  store.change({ account: accountInFront(store.get().sessions, accounts) })

  kit.on('session_proposal', ({ id }) => proposed(id))
  kit.on('session_request', asked)
  kit.on('session_request_expire', ({ id }) => expired(id))
  kit.on('session_delete', refresh)
  kit.on('proposal_expire', refresh)
  kit.engine.signClient.events.on('session_expire', refresh)

  return {
    state: { get: store.get, subscribe: store.subscribe },
    setMode: (mode) => store.change({ mode }),
    async pair(uri) {
      assertOnline()
      await kit.pair({ uri })
    },
    ...proposals,
    ...requests,
    ...sessions,
    async offline() {
      assertOnline()
      store.change({ connection: 'offline' })
      await core.relayer.transportClose()
    },
    async online() {
      store.change({ connection: 'online' })
      await core.relayer.transportOpen()
    },
    async stop() {
      store.change({ connection: 'stopped' })
      await stop()
    },
  }
}

/** After a reload the account in front is the one that the oldest session has in front. */
function accountInFront(
  [session]: readonly RemoteSession[],
  accounts: readonly RemoteAccount[],
): number {
  const ids = Object.values(session?.namespaces ?? {}).flatMap((namespace) =>
    namespace.accounts.slice(0, 1),
  )
  const has = ({ addresses }: RemoteAccount) =>
    Object.entries(addresses).some(([caip2, address]) => ids[0] === `${caip2}:${address}`)
  return accounts.find(has)?.position ?? 0
}
