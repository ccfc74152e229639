import { createFrameClient } from '../../clients/frame/create-frame-client.ts'
import type { FrameClient } from '../../clients/frame/frame.types.ts'
import type { FramePayload } from '../../clients/frame/frame-requests.ts'
import type { AccountType } from '../../domain/account/account.ts'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { type CaipNetworkId, namespaceOf } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import type { EmbeddedAccountType } from '../../domain/embedded/embedded-user.ts'
import type { Network } from '../../domain/network/network.ts'
import { cleanText } from '../../domain/text/text.ts'
import { embeddedConnectorId } from '../../domain/wallet/wallet.ts'
import { kitErrors } from '../../errors/areas/kit.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import { createEmitter } from '../../platform/emitter.ts'
import type { FramePlatform, PopupWindow } from '../../platform/platform.ts'
import { abortError } from '../../platform/with-deadline.ts'
import type { Storage } from '../../storage/storage.ts'
import type { EmbeddedEvent, FrameConnector } from '../connector.ts'
import { type ApprovalQueue, createApprovalQueue } from './approval-queue.ts'
import { completeLogin } from './complete-login.ts'
import { createSessions, type Sessions } from './create-sessions.ts'
import { createEmailSteps } from './email-steps.ts'
import { createLoginCache, type LoginCache } from './login-cache.ts'
import { checked } from './login-results.ts'
import { createPageData } from './page-data.ts'
import { parseUser } from './parse-user.ts'
import { type FrameReports, reportSession } from './report-session.ts'
import { createResume } from './resume-login.ts'
import { createSignOut, type SignOut, type SignOutOptions } from './sign-out.ts'
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
export function createEmbeddedConnector(options: EmbeddedConnectorOptions): FrameConnector {
  const { log } = options.platform
  const cache = createLoginCache(options.storage)
  const lifetime = new AbortController()
  const { events, walletEvents } = createEmitters(log)
  const { frame, signOut } = createSignedFrame(options, cache, {
    generation: () => sessions.generation(),
    onDoubted: () => loginState.check(),
    onFailed: () => events.emit({ type: 'signOut.failed' }),
    lifetime: lifetime.signal,
  })
  const queue = createQueue(options, events.emit)
  const parts = { ...options, cache, frame, log, emit: events.emit, signal: lifetime.signal }
  const smartNetworks = createSmartNetworks(parts)
  const pageData = createPageData(parts)
  const sessions = createSessions({
    ...parts,
    queue,
    accountType: (network) => accountTypeOn(network, options, smartNetworks),
    syncTheme: pageData.syncTheme,
    emitWallet: (namespace, event) => walletEvents.emit({ namespace, event }),
  })
  const loginState = createLoginState({ ...parts, sessions, signOut })
  const logins = createLogins()

  /** Loads the frame, and sends it the data of the page once. A login follows. */
  const prepare = async (signal: AbortSignal): Promise<void> => {
    await frame.load(signal)
    await signOut.settle(signal)
    pageData.sync()
  }
  /** Prepares the first request of a login. */
  const prepareLogin = (signal: AbortSignal): Promise<void> => {
    signOut.start()
    return prepare(signal)
  }
  const emails = createEmailSteps({ ...parts, prepare, prepareLogin })
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
      const complete = async () => {
        const payload = sessions.userPayload(caipNetworkId)
        const onTimedOut = () =>
          events.emit({ type: 'frame.failed', code: 'embedded/request-timed-out' })
        const login = { ...parts, payload, socialUri, onTimedOut }
        const answer = await completeLogin(login, signal)
        const stated = parseUser(answer, caipNetworkId)
        const user =
          socialUri === null ? { ...stated, userName: stated.userName ?? cache.userName() } : stated
        throwIfEnded()
        cache.setLogin({ email: user.email, userName: user.userName, network: user.caipNetworkId })
        return sessions.set(user)
      }
      try {
        await prepare(signal)
        await smartNetworks.read(signal, throwIfEnded)
        return await sessions.changeNetwork(signal, complete)
      } catch (error) {
        // A login by e-mail that failed can be completed by another call.
        if (socialUri !== null || isKitError(error, 'kit/aborted')) signOut.giveUp()
        throw error
      }
    },
    async socialUrl(provider, signal) {
      await prepareLogin(signal)
      const { uri } = await frame.request('GET_SOCIAL_REDIRECT_URI', { provider }, signal)
      return checked(uri)
    },
    async farcasterUrl(signal) {
      await prepareLogin(signal)
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
      await prepareLogin(signal)
    },
    resume: createResume({ ...parts, sessions, smartNetworks, logins, prepare, loginState }),
    watch: (namespace, listener) =>
      walletEvents.subscribe((item) => {
        if (item.namespace === namespace) listener(item.event)
      }),
    async disconnect(signal) {
      const isUsed = !sessions.isEmpty() || cache.isUsed() || cache.frameSession() !== null
      // Before the answer of the frame: a login that completes meanwhile is another one.
      logins.end()
      loginState.forget()
      if (isUsed) await signOut.end(signal)
    },
    repeatSignOut: signOut.repeat,
    forgetSession() {
      logins.end()
      sessions.end()
    },
    switchNetwork: ({ caipNetworkId }, signal) => sessions.switchNetwork(caipNetworkId, signal),
    provider: sessions.provider,
    popup: createSocialPopup({ ...options, origin: frame.origin }),
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
      lifetime.abort(new KitError(kitErrors, 'kit/stopped'))
      queue.clear(new KitError(kitErrors, 'kit/stopped'))
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

type LoginStateOptions = {
  cache: LoginCache
  sessions: Sessions
  signOut: SignOut
  emit(event: EmbeddedEvent): void
  /** Ends with the connector. */
  signal: AbortSignal
}

/** The login of the page, and the token that the frame stated last. */
function createLoginState({ cache, sessions, signOut, emit, signal }: LoginStateOptions) {
  let token: string | null = null
  /** Ends all sessions in this page, and forgets the login. */
  const forget = () => {
    token = null
    cache.clear()
    sessions.end()
  }
  /** Signs out at the frame in the background. */
  const signOutFrame = () => void signOut.end(signal).catch(() => {})
  /** Ends the login in this page because the frame has none; no sign-out is owed. */
  const end = () => {
    forget()
    cache.setFrameSession(null)
    emit({ type: 'login.ended' })
  }
  return {
    setToken(next: string) {
      token = next
    },
    forget,
    /** Forgets a login that cannot be restored, and signs out at the frame. */
    lose() {
      forget()
      signOutFrame()
    },
    check: () => sessions.check(token, end),
  }
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
        if (signOuts !== since) throw new KitError(kitErrors, 'kit/aborted')
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

function createEmitters(log: FramePlatform['log']) {
  const onError = (error: unknown) => log.error('A listener of the embedded wallet failed', error)
  return {
    events: createEmitter<EmbeddedEvent>(onError),
    walletEvents: createEmitter<{ namespace: Namespace; event: WalletEvent }>(onError),
  }
}

/** The frame, whose logins are noted until it is signed out, and whose answers end a login. */
function createSignedFrame(
  options: EmbeddedConnectorOptions,
  cache: LoginCache,
  listeners: FrameReports & Pick<SignOutOptions, 'onFailed' | 'lifetime'>,
) {
  const { clock } = options.platform
  const signOut = createSignOut({ clock, cache, frame: createFrame(options, cache), ...listeners })
  return { signOut, frame: reportSession(signOut.frame, listeners) }
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
