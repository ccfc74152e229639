import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import type { ProposedNamespaces } from '../../domain/remote/remote-namespaces.ts'
import { KitError } from '../../errors/kit-error.ts'
import { call, callLater, canDo, peek, textAt } from './peek.ts'
import { readNetwork } from './read-session.ts'

type Stop = () => void
/** Whose events: the provider's own, those of sessions (its client's, if it has one), or those of the line to the relay. */
export type Speaker = 'provider' | 'session' | 'relay'

/** The SDK as we use it; what it answers is `unknown`, and what a provider of the page lacks does nothing. */
export type Sdk = {
  provider: object
  on(speaker: Speaker, event: string, listener: (payload: unknown) => void): Stop
  connect(namespaces: ProposedNamespaces): Promise<unknown>
  /** The session it holds now, as it is now. */
  session(): unknown
  /** false: what it kept could not be read. No session does not mean then that there is none. */
  remembers(): boolean
  request(request: {
    topic: string
    chain: string
    method: string
    params: unknown
  }): Promise<unknown>
  /** Takes a proposal back that nobody answered; its promise is rejected, its pairing forgotten. */
  cancel(pairingTopic: string): void
  /** Tells the wallet; resolves when the relay has it. */
  leave(topic: string): Promise<void>
  /** Forgets a session, whether the wallet knows or not. */
  drop(topic: string): Promise<void>
  setDefaultChain(chain: CaipNetworkId, rpcUrl: string | null): void
  defaultChain(namespace: Namespace): CaipNetworkId | null
  isConnected(): boolean
  restart(): Promise<void>
  /** Ends the line for good. */
  close(): Promise<void>
}

/** A provider with its parts looked up when they are needed: the SDK makes some of them anew. */
export function wrapSdk(provider: object, hear: (said: unknown) => void): Sdk {
  const client = () => peek(provider, 'client')
  const core = () => peek(client(), 'core')
  const relayer = () => peek(core(), 'relayer')
  const speakers: Record<Speaker, () => unknown> = {
    provider: () => provider,
    session: () => (canDo(client(), 'on') ? client() : provider),
    relay: relayer,
  }
  const quietly = (attempt: Promise<unknown>): Promise<void> =>
    attempt.then(
      () => {},
      (error: unknown) => hear(error),
    )
  const sessions = () =>
    list(
      canDo(peek(client(), 'session'), 'getAll') ? call(peek(client(), 'session'), 'getAll') : null,
    )

  return {
    provider,
    on(speaker, event, listener) {
      const target = speakers[speaker]()
      if (!canDo(target, 'on')) return () => {}
      // before the provider's own listener, which may fail on what a wallet says and keep the others from hearing
      const emitter = peek(target, 'events')
      if (speaker === 'session' && canDo(emitter, 'prependListener'))
        call(emitter, 'prependListener', event, listener)
      else call(target, 'on', event, listener)
      return () => void quietly(callLater(target, 'removeListener', event, listener))
    },
    connect: (optionalNamespaces) => callLater(provider, 'connect', { optionalNamespaces }),
    session() {
      const held = peek(provider, 'session')
      return sessions().find((one) => textAt(one, 'topic') === textAt(held, 'topic')) ?? held
    },
    remembers: () => true,
    request({ topic, chain, method, params }) {
      const request = params === undefined ? { method } : { method, params }
      if (!canDo(client(), 'request')) return callLater(provider, 'request', request, chain)
      return callLater(client(), 'request', {
        topic,
        chainId: chain,
        request: { ...request, params: params ?? [] },
      })
    },
    cancel(pairingTopic) {
      const expirer = peek(core(), 'expirer')
      if (!canDo(expirer, 'set')) return
      const proposals = canDo(peek(client(), 'proposal'), 'getAll')
        ? list(call(peek(client(), 'proposal'), 'getAll'))
        : []
      const ours = proposals
        .filter((one) => textAt(one, 'pairingTopic') === pairingTopic)
        .map((one) => peek(one, 'id'))
      for (const key of [...ours, pairingTopic]) call(expirer, 'set', key, 0)
    },
    async leave(topic) {
      const reason = { code: 6000, message: 'User disconnected.' }
      await (canDo(client(), 'disconnect')
        ? callLater(client(), 'disconnect', { topic, reason })
        : callLater(provider, 'disconnect'))
    },
    async drop(topic) {
      const isKept = sessions().some((one) => textAt(one, 'topic') === topic)
      if (isKept)
        await quietly(
          callLater(peek(client(), 'engine'), 'deleteSession', { topic, emitEvent: false }),
        )
      if (textAt(provider, 'session', 'topic') !== topic) return
      if (canDo(provider, 'cleanup')) await quietly(callLater(provider, 'cleanup'))
      if (textAt(provider, 'session', 'topic') === topic)
        Reflect.set(provider, 'session', undefined)
    },
    setDefaultChain(chain, rpcUrl) {
      void quietly(callLater(provider, 'setDefaultChain', chain, rpcUrl ?? undefined))
    },
    defaultChain: (namespace) =>
      readNetwork(
        namespace,
        `${namespace}:${String(peek(provider, 'namespaces', namespace, 'defaultChain'))}`,
      ),
    isConnected: () => peek(relayer(), 'connected') === true,
    restart: () => quietly(callLater(relayer(), 'restartTransport')),
    async close() {
      if (canDo(peek(core(), 'heartbeat'), 'stop')) call(peek(core(), 'heartbeat'), 'stop')
      const line = relayer()
      const opening = peek(line, 'connectPromise')
      // what is still under way inside would open the line again, for good
      for (const method of openers)
        if (canDo(line, method))
          Reflect.set(line, method, () => Promise.reject(new KitError('kit/stopped')))
      await quietly(callLater(line, 'transportClose'))
      if (!(opening instanceof Promise)) return
      await quietly(opening)
      await quietly(callLater(line, 'transportClose'))
    },
  }
}

const openers = ['connect', 'createProvider', 'transportOpen', 'restartTransport'] as const

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
