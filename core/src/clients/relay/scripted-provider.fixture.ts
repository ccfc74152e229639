import { createEmitter } from '../../platform/emitter.ts'

export type Answering<T> = { resolve(value: T): void; reject(thrown: unknown): void }

/** An answer that a test gives when it likes. */
export function later<T>(): { promise: Promise<T> } & Answering<T> {
  let answering: Answering<T> = { resolve: () => {}, reject: () => {} }
  const promise = new Promise<T>((resolve, reject) => {
    answering = { resolve, reject }
  })
  return {
    promise,
    resolve: (value) => answering.resolve(value),
    reject: (thrown) => answering.reject(thrown),
  }
}

export const ada = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const solanaMain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
/** A session as wallets send it; `expiry` in seconds. */
export const rawSession = (more: object = {}) => ({
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
      icons: ['https://phone.example/icon.png'],
    },
  },
  ...more,
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

/** The SDK's provider as far as we use it, doing what a test says: every call is noted, and answered by hand. */
export function scriptedProvider() {
  const own = createEventSource()
  const client = createEventSource()
  const line = createEventSource()
  const connects: (Answering<unknown> & { asked: unknown })[] = []
  const requests: (Answering<unknown> & { asked: unknown })[] = []
  const calls: string[] = []
  const sessions: Raw[] = []
  const proposals: { id: number; pairingTopic: string }[] = []
  const answers = (kind: typeof requests) => (asked: unknown) => {
    const { promise, ...answering } = later<unknown>()
    kind.push({ asked, ...answering })
    return promise
  }
  let leaving: (() => Promise<void>) | null = null
  const provider = {
    ...own.methods,
    session: undefined as Raw | undefined,
    namespaces: undefined as object | undefined,
    connect: answers(connects),
    request: answers(requests),
    disconnect: async () => void calls.push('disconnect'),
    setDefaultChain: (chain: string) => void calls.push(`default ${chain}`),
    cleanup: async () => {
      provider.session = undefined
    },
    client: {
      ...client.methods,
      session: { getAll: () => sessions },
      proposal: { getAll: () => proposals },
      request: answers(requests),
      async disconnect({ topic }: { topic: string }) {
        calls.push(`leave ${topic}`)
        await leaving?.()
      },
      engine: {
        async deleteSession({ topic }: { topic: string }) {
          calls.push(`drop ${topic}`)
          sessions.splice(0, sessions.length, ...sessions.filter((one) => one.topic !== topic))
        },
      },
      core: {
        expirer: { set: (key: unknown, at: number) => void calls.push(`expire ${key} ${at}`) },
        relayer: {
          ...line.methods,
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
    emit: own.emit,
    /** What the session's own events say. */
    say: client.emit,
    line: line.emit,
    hold(session: Raw) {
      sessions.push(session)
      provider.session = session
    },
    change(namespaces: object) {
      const [before] = sessions.splice(0)
      if (before === undefined) throw new Error('There is no session')
      sessions.push({ ...before, ...rawSession({ ...before, namespaces }) })
      client.emit('session_update', { topic: before.topic })
    },
    event: (name: string, data: unknown, chainId = 'eip155:1', topic = 'topic-1') =>
      client.emit('session_event', { id: 1, topic, params: { chainId, event: { name, data } } }),
    leavesWhen(answer: () => Promise<void>) {
      leaving = answer
    },
    listening: () => own.count() + client.count() + line.count(),
  }
}
export type ScriptedProvider = ReturnType<typeof scriptedProvider>
