import type { FrameClient } from '../../clients/frame/frame.types.ts'
import type { Connection } from '../../domain/account/account.ts'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { type CaipNetworkId, namespaceOf } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import type { EmbeddedAccountType, EmbeddedUser } from '../../domain/embedded/embedded-user.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { switchErrors } from '../../errors/areas/switch.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { FramePlatform } from '../../platform/platform.ts'
import { withDeadline } from '../../platform/with-deadline.ts'
import type { EmbeddedEvent } from '../connector.ts'
import { createSharedProvider, type ProviderHandle } from '../shared-provider.ts'
import type { ApprovalQueue } from './approval-queue.ts'
import { createSessionChecks } from './check-sessions.ts'
import { handleRequest } from './handle-request.ts'
import type { LoginCache } from './login-cache.ts'
import { accountsOf, connectionOf, nullIfLoggedOut } from './login-results.ts'
import { createNetworkTurns } from './network-turns.ts'
import { frameChainId, networkOfFrame, parseUser } from './parse-user.ts'

/** The session of one namespace and its provider. `lifetime` ends its open requests. */
type Session = { user: EmbeddedUser; handle: ProviderHandle; lifetime: AbortController }

/** `user.email`: the new address. */
type UserChange = Pick<EmbeddedUser, 'email'>

export type SessionsOptions = {
  platform: Pick<FramePlatform, 'clock' | 'log'>
  frame: FrameClient
  cache: LoginCache
  queue: ApprovalQueue
  /** CAIP-2 ids of the networks that the frame serves. */
  servedNetworks: readonly CaipNetworkId[]
  /** The account type that a network has: the preferred one, where the network serves it. */
  accountType(network: CaipNetworkId): EmbeddedAccountType
  /** Sends the theme to the frame if it has changed. */
  syncTheme(): void
  emit(event: EmbeddedEvent): void
  emitWallet(namespace: Namespace, event: WalletEvent): void
  /** Ends with the connector. */
  signal: AbortSignal
}

/** The sessions of the embedded wallet: one per namespace, over one frame with one network. */
export type Sessions = {
  /** Whether there is none. */
  isEmpty(): boolean
  /** Changes when the first session starts, and when all end. */
  generation(): number
  /** The user of the session that was set last. */
  currentUser(): EmbeddedUser | null
  provider(namespace: Namespace): ProviderHandle['provider'] | null
  /** Sets the user of a namespace, and reports what changed. */
  set(user: EmbeddedUser): Connection
  /** Changes the user of all sessions. */
  update(change: UserChange): void
  /** Ends all sessions. */
  end(): void
  /** The network and the account type as requests to the frame state them. */
  userPayload(network: CaipNetworkId): { chainId: number | string; preferredAccountType?: string }
  /** Reads the user of a network, with the account type of that network. */
  readUser(network: CaipNetworkId, signal: AbortSignal): Promise<EmbeddedUser>
  /** Runs requests that may change the network of the frame, apart from all others. */
  changeNetwork<Result>(signal: AbortSignal, run: () => Promise<Result>): Promise<Result>
  /** Rejects with `network/not-supported-by-wallet`. */
  switchNetwork(target: CaipNetworkId, signal: AbortSignal): Promise<CaipNetworkId>
  /** Rejects with `rpc/provider-disconnected` without a session. */
  setAccountType(
    namespace: Namespace,
    type: EmbeddedAccountType,
    signal: AbortSignal,
  ): Promise<Connection>
  /**
   * Reads the user of each session again, after the frame reloaded itself or has another session.
   * Calls `onLoggedOut` if the frame has no user, or another one.
   */
  check(token: string | null, onLoggedOut: () => void): void
  /** The frame lost its network, which the next request sets again. */
  resetNetwork(): void
  /** Ends all sessions without an event of the kit: it stops. */
  stop(): void
}

export function createSessions(options: SessionsOptions): Sessions {
  const { frame, cache, queue, servedNetworks, emit, emitWallet, signal: lifetime } = options
  const { clock, log } = options.platform
  const sessions = new Map<Namespace, Session>()
  /** Counts the starts and ends of the login. */
  let generation = 0
  const turns = createNetworkTurns((network) =>
    frame.request('SWITCH_NETWORK', { chainId: frameChainId(network) }, lifetime),
  )
  const currentUser = (): EmbeddedUser | null => [...sessions.values()].at(-1)?.user ?? null
  const emitUser = () => emit({ type: 'user.changed', user: currentUser() })

  const set = (user: EmbeddedUser): Connection => {
    const namespace = namespaceOf(user.caipNetworkId)
    const earlier = sessions.get(namespace)
    if (sessions.size === 0) generation += 1
    const { handle, lifetime: session } = earlier ?? {
      handle: createHandle(namespace),
      lifetime: new AbortController(),
    }
    // The session that was set last is the last of the map.
    sessions.delete(namespace)
    sessions.set(namespace, { user, handle, lifetime: session })
    turns.setNetwork(user.caipNetworkId)
    cache.setNetwork(user.caipNetworkId)
    rejectOutdated(queue, user)
    if (earlier !== undefined) reportChange(handle, earlier.user, user)
    emitUser()
    return connectionOf(user)
  }
  /** The provider reports the active account only, as it answers `eth_accounts`. */
  const reportChange = (handle: ProviderHandle, last: EmbeddedUser, user: EmbeddedUser) => {
    const namespace = namespaceOf(user.caipNetworkId)
    const accounts = accountsOf(user)
    if (last.caipNetworkId !== user.caipNetworkId) {
      const event = { type: 'chain.changed', caipNetworkId: user.caipNetworkId } as const
      handle.emit(event)
      emitWallet(namespace, event)
    }
    if (last.address !== user.address)
      handle.emit({ type: 'accounts.changed', accounts: accounts.slice(0, 1) })
    if (JSON.stringify(accountsOf(last)) !== JSON.stringify(accounts))
      emitWallet(namespace, { type: 'accounts.changed', accounts })
  }
  const end = () => {
    generation += 1
    turns.setNetwork(null)
    queue.clear(new KitError(rpcErrors, 'rpc/provider-disconnected'))
    const all = [...sessions]
    sessions.clear()
    for (const [namespace, { handle, lifetime: session }] of all) {
      session.abort(new KitError(rpcErrors, 'rpc/provider-disconnected'))
      handle.emit({ type: 'disconnected' })
      emitWallet(namespace, { type: 'disconnected' })
    }
    emitUser()
  }

  const userPayload = (
    network: CaipNetworkId,
    type: EmbeddedAccountType = options.accountType(network),
  ) => ({
    chainId: frameChainId(network),
    // Other namespaces have one type: without it, the frame keeps the preference for eip155.
    ...(namespaceOf(network) === 'eip155' && { preferredAccountType: type }),
  })
  const readUser = async (
    network: CaipNetworkId,
    signal: AbortSignal,
    type?: EmbeddedAccountType,
  ): Promise<EmbeddedUser> => {
    const user = parseUser(
      await frame.request('GET_USER', userPayload(network, type), signal),
      network,
    )
    return { ...user, userName: user.userName ?? cache.userName() }
  }
  const changeNetwork = <Result>(signal: AbortSignal, run: () => Promise<Result>) =>
    turns.alone(signal, () => {
      turns.setNetwork(null)
      return run()
    })
  /**
   * Runs a change of a session. The frame has changed after its first request, so the page follows
   * also if the caller aborts meanwhile; the caller's promise rejects then.
   */
  const changeSession = <Result>(signal: AbortSignal, run: () => Promise<Result>) =>
    withDeadline({ clock, ms: null, signals: [signal] }, (scope) => changeNetwork(scope, run))

  const switchNetwork = (target: CaipNetworkId, signal: AbortSignal) =>
    changeSession(signal, async () => {
      const namespace = namespaceOf(target)
      if (!servedNetworks.includes(target) || !sessions.has(namespace))
        throw new KitError(switchErrors, 'network/not-supported-by-wallet')
      await frame.request('SWITCH_NETWORK', { chainId: frameChainId(target) }, lifetime)
      const user = await readUser(target, lifetime)
      if (sessions.has(namespace)) set(user)
      return user.caipNetworkId
    })
  /** `chainId`: as `wallet_switchEthereumChain` states it. */
  const switchByRequest = async (namespace: Namespace, chainId: unknown) => {
    const isHex = typeof chainId === 'string' && /^0x[0-9a-f]{1,14}$/i.test(chainId)
    const target = networkOfFrame(isHex ? Number(chainId) : String(chainId))
    if (target === null || namespaceOf(target) !== namespace)
      throw new KitError(rpcErrors, 'rpc/invalid-params')
    await switchNetwork(target, lifetime)
    return null
  }

  const createHandle = (namespace: Namespace): ProviderHandle =>
    createSharedProvider({
      namespace,
      log,
      connection() {
        const user = sessions.get(namespace)?.user
        return user ? { accounts: accountsOf(user), caipNetworkId: user.caipNetworkId } : null
      },
      handleRequest: (request) =>
        handleRequest(
          {
            // Rejects at once, also while the frame switches its network.
            send: (network, payload, signal, onLate) =>
              withDeadline({ clock, ms: null, signals: [signal] }, async (scope) => {
                if (onLate !== undefined) frame.renew()
                // A frame that a script of the page removed has lost its network and the theme.
                await frame.load(scope)
                options.syncTheme()
                return turns.on(network, scope, () =>
                  frame.request('RPC_REQUEST', payload, scope, onLate),
                )
              }),
            queue,
            user: (each) => sessions.get(each)?.user ?? null,
            onRefused: (method) => emit({ type: 'method.refused', method, requests: queue.ids() }),
            switchTo: (chainId) => switchByRequest(namespace, chainId),
            signal: sessions.get(namespace)?.lifetime.signal ?? lifetime,
          },
          namespace,
          request,
        ),
    })

  /** Reads a user again beside open requests: another user must not carry them out. */
  const follow = async (namespace: Namespace): Promise<boolean> => {
    const network = sessions.get(namespace)?.user.caipNetworkId
    if (network === undefined) return true
    const result = await turns.stating(network, lifetime, async () => {
      const session = sessions.get(namespace)
      if (session === undefined) return true
      const { address, caipNetworkId } = session.user
      // The session has another network by the time it is its turn.
      if (caipNetworkId !== network) return null
      const user = await readUser(network, lifetime).catch(nullIfLoggedOut)
      if (!sessions.has(namespace)) return true
      if (user === null) return false
      const isSame = accountsOf(user).some((account) => account.address === address)
      if (isSame) set(user)
      return isSame
    })
    return result ?? follow(namespace)
  }
  const check = createSessionChecks({
    frame,
    log,
    namespaces: () => [...sessions.keys()],
    generation: () => generation,
    follow,
    signal: lifetime,
  })

  return {
    isEmpty: () => sessions.size === 0,
    generation: () => generation,
    currentUser,
    provider: (namespace) => sessions.get(namespace)?.handle.provider ?? null,
    set,
    update(change) {
      for (const [namespace, session] of sessions)
        sessions.set(namespace, { ...session, user: { ...session.user, ...change } })
      emitUser()
    },
    end,
    userPayload,
    readUser,
    changeNetwork,
    switchNetwork,
    async setAccountType(namespace, type, signal) {
      const user = sessions.get(namespace)?.user
      if (user === undefined) throw new KitError(rpcErrors, 'rpc/provider-disconnected')
      const { caipNetworkId: network } = user
      const isActive = accountsOf(user)[0]?.type === type
      // The change would wait for the request that the frame shows, which is for the account before.
      if (!isActive) rejectOfAccount(queue, namespace, null)
      return changeSession(signal, async () => {
        await frame.request('SWITCH_NETWORK', { chainId: frameChainId(network) }, lifetime)
        await frame.request('SET_PREFERRED_ACCOUNT', { type }, lifetime)
        const changed = await readUser(network, lifetime, type)
        return sessions.has(namespace) ? set(changed) : connectionOf(changed)
      })
    },
    check: (token, onLoggedOut) => check({ token, onLoggedOut }),
    resetNetwork: () => turns.setNetwork(null),
    stop() {
      for (const { handle } of sessions.values()) handle.emit({ type: 'disconnected' })
      sessions.clear()
    },
  }
}

/** Rejects the requests of a namespace, except those of one account. */
const rejectOfAccount = (queue: ApprovalQueue, namespace: Namespace, kept: string | null) =>
  queue.clear(
    new KitError(rpcErrors, 'rpc/account-changed'),
    (request) => request.namespace === namespace && request.address !== kept,
  )

/** Rejects the requests that another account, or another network, would carry out (rule R16). */
function rejectOutdated(queue: ApprovalQueue, { address, caipNetworkId }: EmbeddedUser): void {
  const namespace = namespaceOf(caipNetworkId)
  rejectOfAccount(queue, namespace, address)
  queue.clear(
    new KitError(rpcErrors, 'rpc/network-changed'),
    (request) => request.namespace === namespace && request.caipNetworkId !== caipNetworkId,
  )
}
