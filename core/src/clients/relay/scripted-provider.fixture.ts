import { createEmitter } from '../../platform/emitter.ts'

export type Settle<T> = { resolve(value: T): void; reject(thrown: unknown): void }

/** A promise and the functions that settle it. */
export function deferred<T>(): { promise: Promise<T> } & Settle<T> {
  let settle: Settle<T> = { resolve: () => {}, reject: () => {} }
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject }
  })
  return {
    promise,
    resolve: (value) => settle.resolve(value),
    reject: (thrown) => settle.reject(thrown),
  }
}

export const ada = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const solanaMain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
/** A session as the SDK stores it. `expiry` is in seconds. */
export const rawSession = (overrides: object = {}) => ({
  topic: 'topic-1',
  pairingTopic: 'a'.repeat(64),
  expiry: 600_000,
  namespaces: {
    eip155: {
      chains: ['eip155:1', 'eip155:10'],
      accounts: [`eip155:1:${ada}`, `eip155:1:${bob}`, `eip155:10:${ada}`, `eip155:10:${bob}`],
      methods: ['personal_sign', 'wallet_switchEthereumChain'],
      events: ['accountsChanged', 'chainChanged'],
    },
    solana: {
      chains: [solanaMain],
      accounts: [`${solanaMain}:So11111111111111111111111111111111111111112`],
      methods: ['solana_signMessage'],
      events: [],
    },
  },
  peer: {
    metadata: {
      name: 'Phone',
      url: 'https://phone.example',
      icons: ['https://phone.example/icon.png', 'data:image/png;base64,AA=='],
    },
  },
  ...overrides,
})
export const uriOf = (letter: string) => `wc:${letter.repeat(64)}@2?relay-protocol=irn&symKey=0`

type Raw = ReturnType<typeof rawSession>

/** An event emitter in the style of Node.js. */
function createEventSource() {
  const emitter = createEmitter<{ name: string; payload: unknown }>()
  const unsubscribes = new Map<unknown, () => void>()
  return {
    methods: {
      on(event: string, listener: (payload: unknown) => void) {
        const unsubscribe = emitter.subscribe(({ name, payload }) => {
          if (name === event) listener(payload)
        })
        unsubscribes.set(listener, unsubscribe)
      },
      removeListener: (_: string, listener: unknown) => unsubscribes.get(listener)?.(),
    },
    emit: (name: string, payload: unknown) => emitter.emit({ name, payload }),
    count: emitter.size,
  }
}

type PendingCall = Settle<unknown> & { args: unknown }

/**
 * Fakes the parts of the SDK's provider that the kit uses. Calls are recorded; the test settles
 * `connects` and `requests`.
 */
export function scriptedProvider() {
  const own = createEventSource()
  const client = createEventSource()
  const relay = createEventSource()
  const connects: PendingCall[] = []
  const requests: PendingCall[] = []
  const calls: string[] = []
  const sessions: Raw[] = []
  const proposals: { id: number; pairingTopic: string }[] = []
  const recordIn = (list: PendingCall[]) => (args: unknown) => {
    const { promise, ...settle } = deferred<unknown>()
    list.push({ args, ...settle })
    return promise
  }
  let onDisconnect: (() => Promise<void>) | null = null
  const provider = {
    ...own.methods,
    session: undefined as Raw | undefined,
    namespaces: undefined as object | undefined,
    connect: recordIn(connects),
    request: recordIn(requests),
    disconnect: async () => void calls.push('disconnect'),
    setDefaultChain: (chain: string) => void calls.push(`setDefaultChain ${chain}`),
    cleanup: async () => {
      provider.session = undefined
    },
    client: {
      ...client.methods,
      session: { getAll: () => sessions },
      proposal: { getAll: () => proposals },
      request: recordIn(requests),
      async disconnect({ topic }: { topic: string }) {
        calls.push(`disconnect ${topic}`)
        await onDisconnect?.()
      },
      engine: {
        async deleteSession({ topic }: { topic: string }) {
          calls.push(`deleteSession ${topic}`)
          const remaining = sessions.filter((session) => session.topic !== topic)
          sessions.splice(0, sessions.length, ...remaining)
        },
      },
      core: {
        expirer: {
          set: (key: unknown, expiry: number) => void calls.push(`expire ${key} ${expiry}`),
        },
        relayer: {
          ...relay.methods,
          connected: true,
          restartTransport: async () => void calls.push('restart'),
        },
      },
    },
  }
  return {
    provider,
    connects,
    requests,
    calls,
    proposals,
    emitProvider: own.emit,
    /** Emits an event of the client's sessions. */
    emitSession: client.emit,
    emitRelay: relay.emit,
    setSession(session: Raw) {
      sessions.push(session)
      provider.session = session
    },
    /** Simulates a wallet that updates the namespaces of the session. */
    updateSession(namespaces: object) {
      const [before] = sessions.splice(0)
      if (before === undefined) throw new Error('updateSession(): there is no session')
      sessions.push({ ...before, ...rawSession({ ...before, namespaces }) })
      client.emit('session_update', { topic: before.topic })
    },
    /** Simulates a wallet that emits an event in the session. */
    emitWallet: (name: string, data: unknown, chainId = 'eip155:1', topic = 'topic-1') =>
      client.emit('session_event', { id: 1, topic, params: { chainId, event: { name, data } } }),
    /** Makes `disconnect` of the client wait for the promise that `wait` returns. */
    delayDisconnect(wait: () => Promise<void>) {
      onDisconnect = wait
    },
    listenerCount: () => own.count() + client.count() + relay.count(),
  }
}
export type ScriptedProvider = ReturnType<typeof scriptedProvider>
