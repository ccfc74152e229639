import { lazy } from '../../platform/lazy.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { Messages, StoreName } from '../../protocol/messages.ts'
import type { StoreCode, StoreState } from '../../protocol/store.ts'
import { reuseIfEqual } from '../state/derived.ts'
import { type ActorEnvironment, createMachineActor } from './machine-runner.ts'

/** One store of a kit. */
export type StoreRef<Name extends StoreName = StoreName> = {
  send(message: Messages[Name]): void
  /**
   * Resolves when loading the code has succeeded or failed. Null if the store has its code from the
   * start, or if loading has not started or has failed.
   */
  loading(): Promise<void> | null
  state(): StoreState<Name>
  start(): void
  stop(): void
}
export type StoreHooks = {
  onEmit(reactions: object, event: { type: string }): void
  onChange(): void
  /** Called when the machine failed. `error` is null if it ended in a final state instead. */
  onCrash(id: string, error: unknown): void
}
type StoreActorOptions<Name extends StoreName> = {
  id: string
  store: StoreCode<Name>
  input: unknown
  deps: Deps
  environment: ActorEnvironment
  hooks: StoreHooks
}

/** Creates a store. Its state keeps its identity until it changes. */
export function createStoreActor<Name extends StoreName>({
  id,
  store: { machine, actors, reactions, select },
  input,
  deps,
  environment,
  hooks: { onEmit, onChange, onCrash },
}: StoreActorOptions<Name>): StoreRef<Name> {
  const actor = createMachineActor(
    {
      id,
      machine,
      actors: actors(deps, environment),
      input,
      onEmit: (event) => onEmit(reactions, event),
      onEnd: (end) => onCrash(id, end.status === 'failed' ? end.error : null),
    },
    environment,
  )
  actor.subscribe({ next: onChange, error: onChange })
  let stopped = false
  let selectedFrom: unknown
  let selected: StoreState<Name> | undefined
  return {
    // Messages may still arrive after the kit was stopped.
    send: (message) => void (stopped || actor.send(message)),
    loading: () => null,
    state() {
      const snapshot = actor.getSnapshot()
      if (snapshot !== selectedFrom || selected === undefined)
        selected = reuseIfEqual(selected, select(snapshot))
      selectedFrom = snapshot
      return selected
    },
    start: () => actor.start(),
    stop() {
      stopped = true
      actor.stop()
    },
  }
}

type LazyStoreOptions<Name extends StoreName, Code> = {
  /** The state until the code is loaded. */
  placeholder: StoreState<Name>
  /** The messages that load the code. Other messages are ignored before one of these is sent. */
  loadOn: readonly Messages[Name]['type'][]
  load(): Promise<Code>
  create(code: Code): StoreRef<Name>
  /** Calls the listener each time the browser comes online. Returns unsubscribe. */
  online(listener: () => void): () => void
  changed(): void
  report(error: unknown): void
}

/**
 * Creates a store that loads its code with the first message in `loadOn`. Messages are queued while
 * the code loads and delivered in order. A failed load is retried with the next message, and when
 * the browser is online again (fault G7).
 */
export function createLazyStoreActor<Name extends StoreName, Code>({
  placeholder,
  loadOn,
  load,
  create,
  online,
  changed,
  report,
}: LazyStoreOptions<Name, Code>): StoreRef<Name> {
  const queue: Messages[Name][] = []
  let unsubscribe: (() => void) | null = null
  let isRetryDue = false
  let stopped: StoreRef<Name> | null = null

  const createStore = (code: Code) => {
    const store = create(code)
    // XState keeps the messages until the machine starts. So its listeners report nothing that the
    // messages, which are older, could be applied to (fault V6).
    const replayed = [...queue]
    replayed.forEach(store.send)
    store.start()
    queue.splice(0, replayed.length)
    // Until the queue is empty, the store is not loaded: new messages are queued, and `state` returns
    // the placeholder.
    for (let message = queue.shift(); message !== undefined; message = queue.shift())
      store.send(message)
    return store
  }
  const loader = lazy<Code, StoreRef<Name>>(load, createStore)
  loader.subscribe(() => {
    if (loader.status() !== 'loaded') return
    unsubscribe?.()
    changed()
  })
  const isLoading = () => loader.status() === 'loading'
  const startLoading = () => {
    // The load may have started offline and fail only now.
    isRetryDue = isLoading()
    if (isRetryDue) return
    loader().catch((error) => {
      if (loader.status() === 'stopped') return
      report(error)
      if (isRetryDue) startLoading()
    })
  }
  return {
    send(message) {
      const store = loader.current()
      if (store !== null) return store.send(message)
      if (loader.status() === 'stopped') return
      if (loader.status() === 'idle' && !loadOn.includes(message.type)) return
      queue.push(message)
      unsubscribe ??= online(startLoading)
      if (!isLoading()) startLoading()
    },
    loading: () => (isLoading() ? loader.load() : null),
    state: () => (stopped ?? loader.current())?.state() ?? placeholder,
    start: () => {},
    stop() {
      unsubscribe?.()
      stopped ??= loader.current()
      loader.stop()
    },
  }
}
