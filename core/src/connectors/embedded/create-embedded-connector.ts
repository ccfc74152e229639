import { createFrameClient } from '../../clients/frame/create-frame-client.ts'
import type { FrameClient } from '../../clients/frame/frame.types.ts'
import type { FramePayload } from '../../clients/frame/frame-requests.ts'
import { abortError, withDeadline } from '../../clients/http/with-deadline.ts'
import type { AccountType } from '../../domain/account/account.ts'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { type CaipNetworkId, namespaceOf } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { timeouts } from '../../domain/constants.ts'
import type { EmbeddedAccountType } from '../../domain/embedded/embedded-user.ts'
import type { Network } from '../../domain/network/network.ts'
import { cleanText } from '../../domain/text/text.ts'
import { embeddedConnectorId } from '../../domain/wallet/wallet.ts'
import { isKitError } from '../../errors/coded-error.ts'
import { KitError } from '../../errors/kit-error.ts'
import { createEmitter } from '../../platform/emitter.ts'
import type { FramePlatform, PopupWindow } from '../../platform/platform.ts'
import type { Storage } from '../../storage/storage.ts'
import type { EmbeddedConnector, EmbeddedEvent, SocialPopup } from '../connector.ts'
import { type ApprovalQueue, createApprovalQueue } from './approval-queue.ts'
import { completeLogin } from './complete-login.ts'
import { createSessions, type Sessions } from './create-sessions.ts'
import { createEmailSteps } from './email-steps.ts'
import { createLoginCache, type LoginCache } from './login-cache.ts'
import { accountsOf, checked } from './login-results.ts'
import { createPageData } from './page-data.ts'
import { parseUser } from './parse-user.ts'
import { reportSession } from './report-session.ts'
import { createSmartNetworks, type SmartNetworks } from './smart-networks.ts'
import { createSocialPopup } from './social-popup.ts'

export type EmbeddedConnectorOptions = {
  platform: FramePlatform
  storage: Storage
  projectId: string
  /** http(s) URL of the page of the frame. */
  frameUrl: string
  requestPrefix: string
  answerPrefix: string
  /** Whether the frame collects a log (`enableAuthLogger`). */
  enableLogger: boolean
  /** Metadata of the page that the frame displays. */
  pageData: FramePayload<'SYNC_DAPP_DATA'>
  /** Theme mode and variables of the frame. */
  theme(): FramePayload<'SYNC_THEME'>
  /** CAIP-2 ids of the networks that the frame serves. */
  servedNetworks: readonly CaipNetworkId[]
  /** A configured network, by its CAIP-2 id. */
  network(caipNetworkId: string | null): Network | null
  /** The kit's current network in the namespace. */
  activeNetwork(namespace: Namespace): CaipNetworkId | null
  /** The preferred type of the active account. */
  accountType(namespace: Namespace): AccountType
  /** The popup that the visitor's click opened. */
  popup(): PopupWindow | null
}

/**
 * Creates the connector of the embedded wallet. The frame is added to the page with the first call
 * that needs it.
 */
export function createEmbeddedConnector(options: EmbeddedConnectorOptions): EmbeddedConnector {
  const { platform, storage, servedNetworks } = options
  const { clock, log } = platform
  const cache = createLoginCache(storage)
  const lifetime = new AbortController()
  const frame = reportSession(createFrame(options, cache), {
    generation: () => sessions.generation(),
    onEnded() {
      if (sessions.isEmpty()) return
      loginState.end()
      // The frame may state the end and keep its session.
      void signOut.run(lifetime.signal).catch(() => {})
    },
    onDoubted: () => loginState.check(),
  })
  const signOut = createSignOut(clock, frame, lifetime.signal)
  const { events, walletEvents } = createEmitters(log)
  const queue = createQueue(options, events.emit)
  const smartNetworks = createSmartNetworks({ cache, frame, log, emit: events.emit })
  const pageData = createPageData({ ...options, log, frame, signal: lifetime.signal })
  const sessions = createSessions({
    ...options,
    frame,
    cache,
    queue,
    accountType: (network) => accountTypeOn(network, options, smartNetworks),
    syncTheme: pageData.syncTheme,
    emit: events.emit,
    emitWallet: (namespace, event) => walletEvents.emit({ namespace, event }),
    signal: lifetime.signal,
  })
  const loginState = createLoginState(cache, sessions, events.emit)
  const logins = createLogins()

  /** Loads the frame, and sends it the data of the page once. A login follows. */
  const prepare = async (signal: AbortSignal): Promise<void> => {
    signOut.cancel()
    await frame.load(signal)
    pageData.sync()
  }
  const emails = createEmailSteps({ platform, cache, frame, prepare })
  /** The frame lost the data of the page, the login in progress and its network. */
  const resetFrame = () => {
    pageData.reset()
    emails.reset()
    sessions.resetNetwork()
  }

  frame.subscribe((event) => {
    if (event.type === 'failed') return events.emit({ type: 'frame.failed', code: event.code })
    if (event.type === 'session.updated') loginState.setToken(event.token)
    else resetFrame()
    if (sessions.isEmpty()) return
    if (event.type === 'reloaded') pageData.sync()
    loginState.check()
  })

  return {
    id: embeddedConnectorId,
    ...emails.calls,
    async connect({ caipNetworkId, socialUri }, signal) {
      const throwIfEnded = logins.start(signal)
      await prepare(signal)
      await smartNetworks.read(signal, throwIfEnded)
      return sessions.changeNetwork(signal, async () => {
        const payload = sessions.userPayload(caipNetworkId)
        const onTimedOut = () =>
          events.emit({ type: 'frame.failed', code: 'embedded/request-timed-out' })
        const login = { platform, frame, payload, socialUri, onTimedOut }
        const answer = await completeLogin(login, signal)
        const stated = parseUser(answer, caipNetworkId)
        const user =
          socialUri === null ? { ...stated, userName: stated.userName ?? cache.userName() } : stated
        throwIfEnded()
        cache.setLogin({ email: user.email, userName: user.userName, network: user.caipNetworkId })
        return sessions.set(user)
      })
    },
    async socialUrl(provider, signal) {
      await prepare(signal)
      const { uri } = await frame.request('GET_SOCIAL_REDIRECT_URI', { provider }, signal)
      return checked(uri)
    },
    async farcasterUrl(signal) {
      await prepare(signal)
      return checked((await frame.request('GET_FARCASTER_URI', undefined, signal)).url)
    },
    async confirmFarcaster(signal) {
      const throwIfEnded = logins.start(signal)
      await prepare(signal)
      const answer = await frame.request('CONNECT_FARCASTER', undefined, signal)
      throwIfEnded()
      const userName = cleanText(answer.userName)
      cache.setUserName(userName)
      return { userName }
    },
    setAccountType: ({ namespace, accountType }, signal) =>
      sessions.setAccountType(namespace, accountType, signal),
    async confirmSecondaryCode(code, signal) {
      const throwIfEnded = logins.start(signal)
      const { newEmail } = await emails.confirmNewAddress(code, signal)
      throwIfEnded()
      cache.setEmail(newEmail)
      sessions.update({ email: newEmail })
      return { email: newEmail }
    },
    async reload(signal) {
      resetFrame()
      cache.removeUserName()
      await frame.reload(signal)
      await prepare(signal)
    },
    async resume({ namespace, address }, signal) {
      if (!cache.isUsed()) return null
      const throwIfEnded = logins.start(signal)
      await prepare(signal)
      const answer = await frame.request('IS_CONNECTED', undefined, signal).catch(nullIfLoggedOut)
      if (!answer?.isConnected) {
        loginState.forget()
        return null
      }
      await smartNetworks.read(signal, throwIfEnded)
      const active = options.activeNetwork(namespace)
      const last = cache.lastNetwork()
      const network = [active, last, ...servedNetworks].find(
        (id) => id !== null && servedNetworks.includes(id) && namespaceOf(id) === namespace,
      )
      if (network == null) return null
      return sessions.changeNetwork(signal, async () => {
        const user = await sessions.readUser(network, signal).catch(nullIfLoggedOut)
        throwIfEnded()
        if (user === null) {
          loginState.forget()
          return null
        }
        const isShared = accountsOf(user).some(
          (account) => address === null || account.address.toLowerCase() === address.toLowerCase(),
        )
        return isShared ? sessions.set(user) : null
      })
    },
    watch: (namespace, listener) =>
      walletEvents.subscribe((item) => {
        if (item.namespace === namespace) listener(item.event)
      }),
    async disconnect(signal) {
      const isUsed = !sessions.isEmpty() || cache.isUsed()
      // Before the answer of the frame: a login that completes meanwhile is another one.
      logins.end()
      loginState.forget()
      if (isUsed) await signOut.run(signal)
    },
    forgetSession: sessions.end,
    switchNetwork: ({ caipNetworkId }, signal) => sessions.switchNetwork(caipNetworkId, signal),
    provider: sessions.provider,
    popup: createPopup(options, frame),
    approvals: queue.source,
    subscribe(listener) {
      const unsubscribe = events.subscribe(listener)
      const user = sessions.currentUser()
      if (user !== null) listener({ type: 'user.changed', user })
      const networks = smartNetworks.list()
      if (networks.length > 0) listener({ type: 'smartNetworks.changed', networks })
      return unsubscribe
    },
    place: frame.place,
    stop() {
      lifetime.abort(new KitError('kit/stopped'))
      queue.clear(new KitError('kit/stopped'))
      sessions.stop()
      frame.stop()
      events.clear()
      walletEvents.clear()
    },
  }
}

/** The preferred account type, where the network serves it. */
const accountTypeOn = (
  network: CaipNetworkId,
  { accountType }: EmbeddedConnectorOptions,
  { list }: SmartNetworks,
): EmbeddedAccountType =>
  accountType(namespaceOf(network)) === 'smartAccount' && list().includes(network)
    ? 'smartAccount'
    : 'eoa'

/** The login of the page, and the token that the frame stated last. */
function createLoginState(
  cache: LoginCache,
  sessions: Sessions,
  emit: (event: EmbeddedEvent) => void,
) {
  let token: string | null = null
  /** Ends all sessions in this page, and forgets the login. */
  const forget = () => {
    token = null
    cache.clear()
    sessions.end()
  }
  /** The frame has no login any more. */
  const end = () => {
    forget()
    emit({ type: 'login.ended' })
  }
  return {
    setToken(next: string) {
      token = next
    },
    forget,
    end,
    check: () => sessions.check(token, end),
  }
}

/** Ends the session of the frame. */
function createSignOut(clock: FramePlatform['clock'], frame: FrameClient, lifetime: AbortSignal) {
  let current = new AbortController()
  return {
    /**
     * The caller waits for 3 s. A frame that loads longer is signed out once it is ready, unless
     * another login starts before.
     */
    run(signal: AbortSignal): Promise<void> {
      current = new AbortController()
      const { signal: waiting } = current
      const until = { clock, ms: timeouts.signOutTimeout, signals: [signal, lifetime] }
      return withDeadline(until, async () => {
        await frame.load(waiting)
        await frame.request('SIGN_OUT', undefined, lifetime)
      })
    },
    cancel: () => current.abort(),
  }
}

/** Resolves with null if the frame has no login, and rejects with any other error. */
function nullIfLoggedOut(error: unknown): null {
  if (isKitError(error, 'embedded/session-ended')) return null
  throw error
}

/** The logins in progress, which a sign-out ends. */
function createLogins() {
  let signOuts = 0
  return {
    /**
     * Starts a login. The result throws `kit/aborted` if the caller aborted, or the visitor signed
     * out since.
     */
    start(signal: AbortSignal): () => void {
      const since = signOuts
      return () => {
        if (signal.aborted) throw abortError(signal)
        if (signOuts !== since) throw new KitError('kit/aborted')
      }
    },
    /** The visitor signs out: logins that started before are not completed. */
    end() {
      signOuts += 1
    },
  }
}

/** The queue of requests. Emits the results of those that were given up. */
const createQueue = (
  { platform, network }: EmbeddedConnectorOptions,
  emit: (event: EmbeddedEvent) => void,
): ApprovalQueue =>
  createApprovalQueue({
    id: platform.random.uuid,
    onLate: (request, result) =>
      emit({
        type: 'request.completed',
        request,
        network: network(request.caipNetworkId),
        result,
      }),
  })

/** The popup of the page, which opens it in the visitor's click. */
const createPopup = (
  { platform, popup }: EmbeddedConnectorOptions,
  { origin }: FrameClient,
): SocialPopup => ({
  ...createSocialPopup({ platform, origin, popup }),
  open: () => false,
})

function createEmitters(log: FramePlatform['log']) {
  const onError = (error: unknown) => log.error('A listener of the embedded wallet failed', error)
  return {
    events: createEmitter<EmbeddedEvent>(onError),
    walletEvents: createEmitter<{ namespace: Namespace; event: WalletEvent }>(onError),
  }
}

const createFrame = (
  { platform, frameUrl, projectId, enableLogger, ...options }: EmbeddedConnectorOptions,
  cache: LoginCache,
): FrameClient =>
  createFrameClient({
    platform,
    url: frameUrl,
    projectId,
    chainId: () => cache.lastNetwork() ?? 'eip155:1',
    enableLogger,
    prefixes: { request: options.requestPrefix, answer: options.answerPrefix },
  })
