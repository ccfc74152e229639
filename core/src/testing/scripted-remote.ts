import type { PairingEvent, RemoteConnector } from '../connectors/connector.ts'
import type { Connection } from '../domain/account/account.ts'
import type { RemoteSession } from '../domain/wallet/wallet.ts'
import { createEmitter } from '../platform/emitter.ts'
import { neverCalled } from './never-called.ts'

type Pairing = {
  fresh: boolean /** false once it was stopped. */
  heard: boolean
  say(event: PairingEvent): void
}
type Granting = {
  signal: AbortSignal
  resolve(connections: readonly Connection[]): void
  reject(error: unknown): void
}

/** A connector to remote wallets whose every word the test says. */
export type ScriptedRemote = {
  remote: RemoteConnector
  /** Open and past ones, oldest first. */
  pairings: Pairing[]
  grantings: Granting[]
  /** The pairing that was asked for last. Throws when there was none. */
  last(): Pairing
  /** The session changed. */
  saySession(session: RemoteSession | null): void
  seen: { disconnected: number; woken: number }
  /** Pairings and sessions that are listened to: after a stop there must be none. */
  listeners(): number
}

/** Makes one, with the session that stands already. */
export function createScriptedRemote(standing: RemoteSession | null = null): ScriptedRemote {
  const pairings: Pairing[] = []
  const grantings: Granting[] = []
  const sessions = createEmitter<RemoteSession | null>()
  const seen = { disconnected: 0, woken: 0 }
  const remote: RemoteConnector = {
    pair({ fresh }, listener) {
      const pairing: Pairing = {
        fresh,
        heard: true,
        say(event) {
          if (pairing.heard) listener(event)
        },
      }
      pairings.push(pairing)
      return () => {
        pairing.heard = false
      }
    },
    grants: (signal) =>
      new Promise((resolve, reject) => void grantings.push({ signal, resolve, reject })),
    async disconnect() {
      seen.disconnected += 1
    },
    watchSession(listener) {
      const unsubscribe = sessions.subscribe(listener)
      listener(standing)
      return unsubscribe
    },
    wake() {
      seen.woken += 1
    },
    resume: neverCalled,
    watch: neverCalled,
    switchNetwork: neverCalled,
    provider: neverCalled,
    watchComplaints: neverCalled,
    universalProvider: neverCalled,
    forget: neverCalled,
    stop: neverCalled,
  }
  return {
    remote,
    pairings,
    grantings,
    seen,
    last() {
      const pairing = pairings.at(-1)
      if (pairing === undefined) throw new Error('Nobody pairs')
      return pairing
    },
    saySession: sessions.emit,
    listeners: () => sessions.size() + pairings.filter(({ heard }) => heard).length,
  }
}
