import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { callMethod, tryMethod } from '../../domain/call-method.ts'
import type { ProposedNamespaces } from '../../domain/remote/remote-namespaces.ts'
import type { AuthenticationRequest } from '../../domain/sign-in/authentication.ts'
import { hasMethod, safeGet } from '../../domain/unknown.ts'
import { kitErrors } from '../../errors/areas/kit.ts'
import { invalidOption } from '../../errors/invalid-option.ts'
import { KitError } from '../../errors/kit-error.ts'
import { parseNetwork } from './parse-session.ts'
import { callAsync, safeGetText, toList } from './sdk-access.ts'

/**
 * A source of events: the provider, the sessions (the provider's client if it has one, else the
 * provider) or the relay connection.
 */
export type EventSource = 'provider' | 'session' | 'relay'

/**
 * The parts of the SDK that the kit uses. Return values are not validated. A member does nothing if
 * the page's own provider lacks the part.
 */
export type Sdk = {
  provider: object
  on(source: EventSource, event: string, listener: (payload: unknown) => void): () => void
  /** `authentication`: what the wallet should sign while it connects; null for nothing. */
  connect(
    namespaces: ProposedNamespaces,
    authentication: AuthenticationRequest | null,
  ): Promise<unknown>
  /** The current session; null without one. */
  session(): unknown
  /** All sessions that are stored. */
  sessions(): readonly unknown[]
  /** False if stored data could not be read: a session may exist although `session` has none. */
  isStorageComplete(): boolean
  /** Resolves when what the SDK stores is written. */
  whenWritten(): Promise<void>
  request(request: {
    topic: string
    chain: string
    method: string
    params: unknown
  }): Promise<unknown>
  /** Cancels the open proposals of a pairing: their promises reject, the pairing is deleted. */
  cancelProposal(pairingTopic: string): void
  /** Resolves when the relay delivers the messages of the topic. */
  whenSubscribed(topic: string): Promise<void>
  /** Sends the proposal of a pairing again. The relay and the wallet drop a copy that they have. */
  resendProposal(pairingTopic: string): void
  /** Publishes the messages that the relay has not accepted at once, or reconnects. */
  republish(): void
  /** Notifies the wallet that the session ends. Resolves when the relay has the message. */
  disconnect(topic: string): Promise<void>
  /** Deletes a session without notifying the wallet. The session of `current` stays in use. */
  deleteSession(topic: string, current: string | null): Promise<void>
  setDefaultChain(chain: CaipNetworkId, rpcUrl: string | null): void
  defaultChain(namespace: Namespace): CaipNetworkId | null
  isConnected(): boolean
  restart(): Promise<void>
  /** Closes the connection to the relay permanently. */
  close(): Promise<void>
}

const requiredMethods = ['connect', 'disconnect', 'request', 'on', 'removeListener'] as const

/** Parses a page's own provider. Throws `config/option-invalid` if a required method is missing. */
export function parseProvider(value: unknown): object {
  const missing = requiredMethods.find((method) => !hasMethod(value, method))
  if (typeof value === 'object' && value !== null && missing === undefined) return value
  const expected = `an object with the methods ${requiredMethods.join(', ')}`
  throw invalidOption('universalProvider', expected)
}

/**
 * Wraps a provider. Reads the provider's parts on each call, because the SDK replaces some of them.
 * `report` receives the errors of members that do not reject.
 */
export function wrapSdk(provider: object, report: (error: unknown) => void): Sdk {
  const client = () => safeGet(provider, 'client')
  const core = () => safeGet(client(), 'core')
  const relayer = () => safeGet(core(), 'relayer')
  const sources: Record<EventSource, () => unknown> = {
    provider: () => provider,
    session: () => (hasMethod(client(), 'on') ? client() : provider),
    relay: relayer,
  }
  const reportFailure = (attempt: Promise<unknown>): Promise<void> =>
    attempt.then(
      () => {},
      (error: unknown) => report(error),
    )
  const getAll = (store: 'session' | 'proposal') => {
    const owner = safeGet(client(), store)
    return hasMethod(owner, 'getAll') ? toList(callMethod(owner, 'getAll')) : []
  }

  return {
    provider,
    on(source, event, listener) {
      const target = sources[source]()
      if (!hasMethod(target, 'on')) return () => {}
      // The listener is added before the provider's own one, which may throw on a wallet's event:
      // the emitter does not call listeners after one that throws.
      const emitter = safeGet(target, 'events')
      if (source === 'session' && hasMethod(emitter, 'prependListener'))
        callMethod(emitter, 'prependListener', event, listener)
      else callMethod(target, 'on', event, listener)
      return () => void reportFailure(callAsync(target, 'removeListener', event, listener))
    },
    connect: (optionalNamespaces, authentication) =>
      callAsync(provider, 'connect', {
        optionalNamespaces,
        ...(authentication !== null && { authentication: [toSdkRequest(authentication)] }),
      }),
    session() {
      const own = safeGet(provider, 'session')
      const topic = safeGetText(own, 'topic')
      return getAll('session').find((session) => safeGetText(session, 'topic') === topic) ?? own
    },
    sessions: () => getAll('session'),
    isStorageComplete: () => true,
    whenWritten: async () => {},
    async whenSubscribed(topic) {
      const subscriber = safeGet(relayer(), 'subscriber')
      const isSubscribed = () => toList(safeGet(subscriber, 'topics')).includes(topic)
      if (isSubscribed() || !hasMethod(subscriber, 'on')) return
      await new Promise<void>((resolve) => {
        const check = () => {
          if (!isSubscribed()) return
          tryMethod(subscriber, 'removeListener', 'subscription_created', check)
          resolve()
        }
        callMethod(subscriber, 'on', 'subscription_created', check)
      })
    },
    resendProposal: () => {},
    republish() {
      const publisher = safeGet(relayer(), 'publisher')
      const isConnected = safeGet(relayer(), 'connected') === true
      const target = isConnected ? publisher : relayer()
      const method = isConnected ? 'checkQueue' : 'restartTransport'
      if (hasMethod(target, method)) void reportFailure(callAsync(target, method))
    },
    request({ topic, chain, method, params }) {
      const request = params === undefined ? { method } : { method, params }
      if (!hasMethod(client(), 'request')) return callAsync(provider, 'request', request, chain)
      return callAsync(client(), 'request', {
        topic,
        chainId: chain,
        request: { ...request, params: params ?? [] },
      })
    },
    cancelProposal(pairingTopic) {
      const expirer = safeGet(core(), 'expirer')
      if (!hasMethod(expirer, 'set')) return
      const proposalIds = getAll('proposal')
        .filter((proposal) => safeGetText(proposal, 'pairingTopic') === pairingTopic)
        .map((proposal) => safeGet(proposal, 'id'))
      for (const key of [...proposalIds, pairingTopic]) callMethod(expirer, 'set', key, 0)
    },
    async disconnect(topic) {
      const reason = { code: 6000, message: 'User disconnected.' }
      await (hasMethod(client(), 'disconnect')
        ? callAsync(client(), 'disconnect', { topic, reason })
        : callAsync(provider, 'disconnect'))
    },
    async deleteSession(topic, current) {
      const isStored = getAll('session').some((session) => safeGetText(session, 'topic') === topic)
      if (isStored) {
        const engine = safeGet(client(), 'engine')
        await reportFailure(callAsync(engine, 'deleteSession', { topic, emitEvent: false }))
      }
      if (safeGetText(provider, 'session', 'topic') !== topic) return
      const kept = getAll('session').find((session) => safeGetText(session, 'topic') === current)
      if (kept !== undefined) return void Reflect.set(provider, 'session', kept)
      if (hasMethod(provider, 'cleanup')) await reportFailure(callAsync(provider, 'cleanup'))
      if (safeGetText(provider, 'session', 'topic') === topic)
        Reflect.set(provider, 'session', undefined)
    },
    setDefaultChain(chain, rpcUrl) {
      void reportFailure(callAsync(provider, 'setDefaultChain', chain, rpcUrl ?? undefined))
    },
    defaultChain(namespace) {
      const reference = safeGet(provider, 'namespaces', namespace, 'defaultChain')
      return parseNetwork(namespace, `${namespace}:${String(reference)}`)
    },
    isConnected: () => safeGet(relayer(), 'connected') === true,
    restart: () => reportFailure(callAsync(relayer(), 'restartTransport')),
    async close() {
      const heartbeat = safeGet(core(), 'heartbeat')
      if (hasMethod(heartbeat, 'stop')) callMethod(heartbeat, 'stop')
      const relay = relayer()
      const opening = safeGet(relay, 'connectPromise')
      // Pending work of the SDK would open the connection again after this call.
      for (const method of openingMethods)
        if (hasMethod(relay, method))
          Reflect.set(relay, method, () => Promise.reject(new KitError(kitErrors, 'kit/stopped')))
      await reportFailure(callAsync(relay, 'transportClose'))
      if (!(opening instanceof Promise)) return
      await reportFailure(opening)
      await reportFailure(callAsync(relay, 'transportClose'))
    },
  }
}

/** The SDK adds the version 1 and the current time. */
const toSdkRequest = ({ data, chains }: AuthenticationRequest) => ({
  chains: [...chains],
  domain: data.domain,
  uri: data.uri,
  nonce: data.nonce,
  statement: data.statement,
  exp: data.expirationTime,
  nbf: data.notBefore,
  requestId: data.requestId,
  resources: data.resources === undefined ? undefined : [...data.resources],
})

const openingMethods = ['connect', 'createProvider', 'transportOpen', 'restartTransport'] as const
