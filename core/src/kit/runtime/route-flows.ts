import type { ViewName } from '../../domain/routing/view-name.ts'
import type { NavigatedAway, RunningFlow } from '../../protocol/flow.ts'
import type { KitState, RouterEntry } from '../../protocol/kit-state.ts'
import { createDerived, type Derived } from '../state/derived.ts'
import type { FlowLoader } from './flow-loader.ts'
import type { FlowRunner } from './flow-runner.ts'

/** Running flows by the key of their router entry. */
type FlowsByKey = Readonly<Record<string, RunningFlow>>
type EntryFlow = {
  view: ViewName
  /** The key of the entry that started the flow: usually this entry, or one below it. */
  root: string
}
type RouteFlowsOptions = {
  report(error: unknown): void
  loader: FlowLoader
  state(): KitState
  runner: Pick<FlowRunner, 'run' | 'send' | 'failed' | 'subjectOf'>
}
export type RouteFlows = {
  store: Derived<FlowsByKey>
  /** Starts and stops flows so that they match the entries of the router. */
  sync(): void
  /** Whether the flow of an entry has ended. False while its code is loading. */
  hasEnded(key: string): boolean
  /** Id of what the flow of an entry shows. Null if it shows nothing. */
  subjectOf(key: string): string | null
  /** Starts the flows whose code failed to load. */
  retryFailed(): void
  stop(): void
}

/**
 * Runs the flows of the router's entries. A flow starts when its entry is on the stack of an open
 * modal and stops when the entry is removed or the modal closes. During the closing animation,
 * `store` still returns the stopped flows, because the modal still renders them.
 */
export function createRouteFlows({ loader, state, runner, report }: RouteFlowsOptions): RouteFlows {
  let published: FlowsByKey = {}
  /** By the key of the entry that started the flow. */
  let running: FlowsByKey = {}
  let entries = new Map<string, EntryFlow>()
  /** Entries whose flow failed to load. */
  const unloaded = new Map<string, RouterEntry>()
  /**
   * The last start of each entry. If the modal is closed and opened again while code is loading, an
   * entry is started twice; only the last start runs the flow.
   */
  const starts = new Map<string, symbol>()
  const store = createDerived<FlowsByKey>(() => published, report)
  const isRoot = (key: string) => entries.get(key)?.root === key
  const flowOf = (key: string) => running[entries.get(key)?.root ?? '']

  const leave = (left: RunningFlow, view: ViewName) => {
    const event: NavigatedAway = { type: 'navigated.away', view }
    runner.send(event, ({ flow }) => flow === left)
  }
  const publish = () => {
    published = Object.fromEntries(
      [...entries].flatMap(([key, { root }]) =>
        running[root] === undefined ? [] : [[key, running[root]]],
      ),
    )
    store.changed()
  }
  const add = (key: string, flow: RunningFlow) => {
    running = { ...running, [key]: flow }
    publish()
  }
  const start = (entry: RouterEntry) => {
    const { key, view, data } = entry
    const flow = loader.flowOf(view)
    if (flow === null) return
    unloaded.delete(key)
    const startId = Symbol(key)
    starts.set(key, startId)
    const isCurrent = () => isRoot(key) && starts.get(key) === startId
    loader
      .load(flow)
      .then((code) => {
        if (isCurrent()) add(key, runner.run(code, data))
      })
      .catch((error) => {
        if (!isCurrent()) return
        unloaded.set(key, entry)
        add(key, runner.failed(flow.id, error))
      })
  }
  const entryFlows = (stack: readonly RouterEntry[]) => {
    const flowsByKey = new Map<string, EntryFlow>()
    stack.forEach(({ key, view }, index) => {
      const below = stack[index - 1]
      const flow = loader.flowOf(view)
      const isNested =
        below !== undefined &&
        flow?.nested &&
        flow.views[0] !== view &&
        loader.flowOf(below.view) === flow
      flowsByKey.set(key, { view, root: (isNested && flowsByKey.get(below.key)?.root) || key })
    })
    return flowsByKey
  }
  return {
    store,
    sync() {
      const { router, modal } = state()
      const stack = modal.phase === 'open' ? router.entries : []
      const previous = entries
      entries = entryFlows(stack)
      for (const [key, flow] of Object.entries(running)) if (!isRoot(key)) flow.stop()
      running = Object.fromEntries(Object.entries(running).filter(([key]) => isRoot(key)))
      for (const [key, { view, root }] of previous) {
        const flow = running[root]
        // A flow that replaces one of its views by another keeps their number.
        const isLeft = !entries.has(key) && countOf(entries, root) < countOf(previous, root)
        if (flow !== undefined && isLeft) leave(flow, view)
      }
      for (const key of starts.keys()) if (!isRoot(key)) starts.delete(key)
      for (const entry of stack) if (!previous.has(entry.key) && isRoot(entry.key)) start(entry)
      // The closing modal still renders the flows that were published last.
      if (modal.phase === 'closing') store.changed()
      else publish()
    },
    hasEnded(key) {
      const flow = flowOf(key)
      return flow !== undefined && flow.outcome().status !== 'running'
    },
    subjectOf(key) {
      const flow = flowOf(key)
      return flow === undefined ? null : runner.subjectOf(flow)
    },
    retryFailed() {
      for (const [key, entry] of [...unloaded]) {
        if (isRoot(key)) start(entry)
        else unloaded.delete(key)
      }
    },
    stop() {
      entries = new Map()
      for (const flow of Object.values(running)) flow.stop()
      store.stop()
    },
  }
}

/** The number of views of the flow that the entry `root` started. */
const countOf = (entries: ReadonlyMap<string, EntryFlow>, root: string): number =>
  [...entries.values()].filter((entry) => entry.root === root).length
