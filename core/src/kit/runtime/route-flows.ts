import type { ViewName } from '../../domain/routing/view-name.ts'
import type { RunningFlow } from '../../protocol/flow.ts'
import type { KitState, RouterEntry } from '../../protocol/kit-state.ts'
import { createDerived, type Derived } from '../state/derived.ts'
import type { FlowLoader } from './flow-loader.ts'
import type { FlowRunner } from './flow-runner.ts'

/** By the key of a router entry. */
type FlowsByKey = Readonly<Record<string, RunningFlow>>
type EntryFlow = {
  view: ViewName
  /** The key of the entry whose flow this entry uses: mostly its own. */
  root: string
}
type RouteFlowsOptions = {
  report(error: unknown): void
  loader: FlowLoader
  state(): KitState
  runner: Pick<FlowRunner, 'run' | 'navigateAway' | 'failed'>
}
export type RouteFlows = {
  store: Derived<FlowsByKey>
  /** Starts and stops flows, so that they match the router's entries. */
  sync(): void
  /** Starts the flows again whose code failed to load. */
  retryFailed(): void
  stop(): void
}

/**
 * Runs the flows of the router's entries. A flow starts when its entry is on the stack of an open
 * modal and stops when the entry is removed or the modal closes. During the closing animation the
 * stopped flows are still returned, because the modal still draws them.
 */
export function createRouteFlows({ loader, state, runner, report }: RouteFlowsOptions): RouteFlows {
  let published: FlowsByKey = {}
  /** By the key of the root entry. */
  let running: FlowsByKey = {}
  let entries = new Map<string, EntryFlow>()
  /** Entries whose flow failed to load. */
  const unloaded = new Map<string, RouterEntry>()
  /**
   * The last start per entry. A modal that is closed and opened again during the animation starts a
   * second flow for the same entry while the code of the first is still loading.
   */
  const starts = new Map<string, symbol>()
  const store = createDerived<FlowsByKey>(() => published, report)
  const isRoot = (key: string) => entries.get(key)?.root === key

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
    const name = loader.flowOf(view)
    if (name === null) return
    unloaded.delete(key)
    const own = Symbol(key)
    starts.set(key, own)
    const isCurrent = () => isRoot(key) && starts.get(key) === own
    loader
      .load(name)
      .then((flow) => {
        if (isCurrent()) add(key, runner.run(flow, data))
      })
      .catch((error) => {
        if (!isCurrent()) return
        unloaded.set(key, entry)
        add(key, runner.failed(name, error))
      })
  }
  const entryFlows = (stack: readonly RouterEntry[]) => {
    const found = new Map<string, EntryFlow>()
    stack.forEach(({ key, view }, index) => {
      const below = stack[index - 1]
      const isNested =
        below !== undefined &&
        loader.isNested(view) &&
        loader.flowOf(below.view) === loader.flowOf(view)
      found.set(key, { view, root: (isNested && found.get(below.key)?.root) || key })
    })
    return found
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
        if (flow !== undefined && !entries.has(key)) runner.navigateAway(flow, view)
      }
      for (const key of starts.keys()) if (!isRoot(key)) starts.delete(key)
      for (const entry of stack) if (!previous.has(entry.key) && isRoot(entry.key)) start(entry)
      // The closing modal still draws the flows that were published last.
      if (modal.phase === 'closing') store.changed()
      else publish()
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
