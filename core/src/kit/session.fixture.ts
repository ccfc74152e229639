import { type CaipNetworkId, toCaipNetworkId } from '../domain/caip/caip.ts'
import { formatMessage } from '../domain/sign-in/format-message.ts'
import { isSessionOf, type SignInData, type SignInSession } from '../domain/sign-in/session.ts'
import { createEmitter } from '../platform/emitter.ts'
import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import type { PageExtension, SiwxExtension } from '../siwx/siwx.ts'
import { createScriptedAdapter, scriptedConnector } from '../testing/scripted-adapter.ts'
import type { KitOptions } from './api/kit-options.ts'
import { createKit } from './create-kit.ts'
import { address, chain, connection, firstNetwork, otherAddress, settle } from './kit.fixture.ts'
import { networkOption } from './namespaces.fixture.ts'

export const solanaAddress = '4fYNw3dojWmQ4dXtSGE9epjRGy9pFSx62YypT7avPYvA'
export const solanaNetwork: CaipNetworkId = toCaipNetworkId('solana:1')

type Method = 'createMessage' | 'addSession' | 'setSessions' | 'getSessions' | 'revokeSession'

/** An extension that keeps sessions in memory. It verifies nothing. */
export function createTestExtension(policies: Partial<SiwxExtension> = {}) {
  const clock = createManualClock()
  const changes = createEmitter<void>()
  const state = {
    sessions: [] as SignInSession[],
    /** The called methods, oldest first. */
    calls: [] as string[],
    /** Errors that methods throw. */
    faults: {} as Partial<Record<Method, Error>>,
    /** Changes of the data before the text is written. */
    tamper: {} as Partial<SignInData>,
    /** Changes of the data with which a session is kept, and returned. Null: none is returned. */
    kept: null as Partial<SignInData> | null,
    /** Replaces the answer of `getSessions`. */
    answer: null as (() => Promise<readonly SignInSession[]>) | null,
    changed: changes.emit,
    clock,
  }
  const enter = (method: Method) => {
    state.calls.push(method)
    const fault = state.faults[method]
    if (fault !== undefined) throw fault
  }
  const extension: PageExtension = {
    async createMessage({ accountAddress, chainId }) {
      enter('createMessage')
      const data: SignInData = {
        accountAddress,
        chainId: toCaipNetworkId(chainId),
        domain: 'page.example',
        uri: 'https://page.example/',
        version: '1',
        nonce: `nonce${String(state.calls.length).padStart(15, '0')}`,
        issuedAt: new Date(clock.now()).toISOString(),
        ...state.tamper,
      }
      const text = formatMessage(data, 'standard')
      return { ...data, toString: () => text }
    },
    async addSession(session) {
      enter('addSession')
      const { kept } = state
      const stored = session as SignInSession
      const changed = { ...stored, data: { ...stored.data, ...kept } }
      state.sessions.push(changed)
      if (kept !== null) return changed
    },
    async setSessions(sessions) {
      enter('setSessions')
      state.sessions = [...(sessions as readonly SignInSession[])]
    },
    async getSessions(chainId, owner) {
      enter('getSessions')
      if (state.answer !== null) return state.answer()
      return state.sessions.filter((each) => isSessionOf(each, toCaipNetworkId(chainId), owner))
    },
    async revokeSession(chainId, owner) {
      enter('revokeSession')
      state.sessions = state.sessions.filter(
        (each) => !isSessionOf(each, toCaipNetworkId(chainId), owner),
      )
    },
    subscribe: changes.subscribe,
    ...policies,
  }
  return { extension, state }
}

/** A kit on eip155 and solana whose visitors sign in with `createTestExtension`. */
export function createSessionKit({
  policies = {},
  stored = {},
  ...options
}: Partial<KitOptions> & {
  policies?: Partial<SiwxExtension>
  stored?: Record<string, string>
} = {}) {
  const { extension, state: siwx } = createTestExtension(policies)
  const { clock } = siwx
  const platform = createMemoryPlatform({ clock, stored })
  const adapter = createScriptedAdapter()
  const solana = createScriptedAdapter('solana')
  for (const name of ['fox', 'hare']) adapter.announce(scriptedConnector(name))
  solana.announce(scriptedConnector('fox', 'solana'))
  const kit = createKit({
    adapters: [adapter, solana],
    networks: [chain(1337), chain(1338), networkOption('solana')],
    siwx: extension,
    platform,
    ...options,
  })
  const elapse = async (ms: number) => {
    clock.advance(ms)
    await settle()
  }
  const env = {
    kit,
    platform,
    adapter,
    solana,
    siwx,
    clock,
    elapse,
    /** Connects a wallet on eip155 and waits until its view closes. */
    async connect(accounts: readonly string[] = [address, otherAddress], network = firstNetwork) {
      void kit.open({ view: 'Connect' })
      kit.modal.push('ConnectingExternal', { connectorId: 'fox', namespace: 'eip155' })
      await settle()
      adapter.calls.connect.at(-1)?.resolve(connection('fox', accounts, network))
      await settle()
      await elapse(1_000)
    },
    async connectSolana() {
      void kit.open({ view: 'Connect', namespace: 'solana' })
      kit.modal.push('ConnectingExternal', { connectorId: 'fox', namespace: 'solana' })
      await settle()
      solana.calls.connect.at(-1)?.resolve({
        namespace: 'solana',
        connectorId: 'fox',
        address: solanaAddress,
        accounts: [{ address: solanaAddress, type: 'eoa' }],
        caipNetworkId: solanaNetwork,
      })
      await settle()
      await elapse(1_000)
    },
    /** Answers the open requests to disconnect. */
    async disconnectWallets() {
      for (const { resolve } of [...adapter.calls.disconnect, ...solana.calls.disconnect]) resolve()
      await settle()
    },
    status: () => kit.session.get().status,
    modal() {
      const { modal, router, toast } = kit.state.getSnapshot()
      return {
        phase: modal.phase,
        view: router.entry.view,
        toast: toast.open ? toast.code : null,
        shaking: modal.shaking,
      }
    },
    /** The view of the sign-in flow in the modal. */
    view() {
      const { entry } = kit.state.getSnapshot().router
      return kit.modal.flows.getSnapshot()[entry.key]?.view() as {
        step: string
      } & Record<string, () => void>
    },
    /** Calls a command of the view in the modal. */
    async act(command: 'sign' | 'retry' | 'cancel') {
      env.view()[command]?.()
      await settle()
    },
    /** Connects a wallet on eip155 and signs in with it. */
    async signIn() {
      await env.connect()
      await env.act('sign')
    },
    /** How often a method of the extension was called. */
    count: (method: Method) => siwx.calls.filter((call) => call === method).length,
  }
  return env
}
export type SessionKit = ReturnType<typeof createSessionKit>

/** Starts to hold the signatures of the wallet. Returns functions that settle the last request. */
export function holdSignatures({ adapter }: SessionKit) {
  const requests: {
    message: string
    signal: AbortSignal
    resolve(signature: string): void
    reject(error: unknown): void
  }[] = []
  adapter.setSigner(
    ({ message }, signal) =>
      new Promise((resolve, reject) => {
        requests.push({ message, signal, resolve, reject })
      }),
  )
  return requests
}
