import type { PairingEvent, RemoteConnector } from '../connectors/connector.ts'
import type { Connection } from '../domain/account/account.ts'
import type { AuthenticationAnswer } from '../domain/sign-in/authentication.ts'
import { type RemoteSession, remoteConnectorId } from '../domain/wallet/wallet.ts'
import { createEmitter } from '../platform/emitter.ts'
import { neverCalled } from './never-called.ts'

type Pairing = {
  fresh: boolean
  /** False after unsubscribe. */
  subscribed: boolean
  emit(event: PairingEvent): void
}
type GrantRequest = {
  signal: AbortSignal
  resolve(connections: readonly Connection[]): void
  reject(error: unknown): void
}

/** A shared connector of remote wallets that the test controls. */
export type ScriptedRemote = {
  remote: RemoteConnector
  /** All pairings, oldest first. */
  pairings: Pairing[]
  grantRequests: GrantRequest[]
  /** The last pairing. Throws without a pairing. */
  lastPairing(): Pairing
  /** Emits a change of the session. */
  emitSession(session: RemoteSession | null): void
  /** What the next `takeCacaos` returns. */
  answer: { next: AuthenticationAnswer | null }
  counts: { disconnects: number; reconnects: number }
  /** Number of subscribed pairings and session listeners. A stopped kit has none. */
  listenerCount(): number
}

/** Creates a scripted connector. `initial`: the session that exists from the start. */
export function createScriptedRemote(initial: RemoteSession | null = null): ScriptedRemote {
  const pairings: Pairing[] = []
  const grantRequests: GrantRequest[] = []
  const sessions = createEmitter<RemoteSession | null>()
  const answer: ScriptedRemote['answer'] = { next: null }
  const counts = { disconnects: 0, reconnects: 0 }
  const remote: RemoteConnector = {
    id: remoteConnectorId,
    pair({ fresh }, listener) {
      const pairing: Pairing = {
        fresh,
        subscribed: true,
        emit(event) {
          if (pairing.subscribed) listener(event)
        },
      }
      pairings.push(pairing)
      return () => {
        pairing.subscribed = false
      }
    },
    grants: (signal) =>
      new Promise((resolve, reject) => void grantRequests.push({ signal, resolve, reject })),
    takeCacaos() {
      const taken = answer.next
      answer.next = null
      return taken
    },
    async disconnect() {
      counts.disconnects += 1
    },
    watchSession(listener) {
      const unsubscribe = sessions.subscribe(listener)
      listener(initial)
      return unsubscribe
    },
    reconnect() {
      counts.reconnects += 1
    },
    resume: neverCalled,
    watch: neverCalled,
    switchNetwork: neverCalled,
    provider: neverCalled,
    watchReplacement: neverCalled,
    watchAdoption: neverCalled,
    watchServiceErrors: neverCalled,
    universalProvider: neverCalled,
    forgetSession: neverCalled,
    stop: neverCalled,
  }
  return {
    remote,
    pairings,
    grantRequests,
    answer,
    counts,
    lastPairing() {
      const pairing = pairings.at(-1)
      if (pairing === undefined) throw new Error('No pairing was started')
      return pairing
    },
    emitSession: sessions.emit,
    listenerCount: () => sessions.size() + pairings.filter(({ subscribed }) => subscribed).length,
  }
}
