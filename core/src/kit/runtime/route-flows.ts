import type { ViewName } from '../../domain/routing/view-name.ts'
import type { AnyFlow, NavigatedAway, RunningFlow } from '../../protocol/flow.ts'
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
  stop(): void
}

/**
 * Runs the flows of the router's entries. A flow starts when its entry is on the stack of an open
 * modal and stops when the entry is removed or the modal closes. A flow whose code did not load
 * starts when a later load succeeds. During the closing animation, `store` still returns the stopped
 * flows, because the modal still renders them.
 */
export function createRouteFlows({ loader, state, runner, report }: RouteFlowsOptions): RouteFlows {
  let published: FlowsByKey = {}
  /** By the key of the entry that started the flow. */
  let running: FlowsByKey = {}
  let entries = new Map<string, EntryFlow>()
  /** Functions that stop a flow, or prevent its start, by the key of the entry that started it. */
  const stops = new Map<string, () => void>()
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
  const end = (key: string) => {
    const stop = stops.get(key)
    stops.delete(key)
    stop?.()
  }
  const start = ({ key, view, data }: RouterEntry) => {
    const flow = loader.flowOf(view)
    if (flow === null) return
    const run = (code: AnyFlow) => {
      try {
        return runner.run(code, data)
      } catch (error) {
        return runner.failed(flow.id, error)
      }
    }
    const code = loader.code(flow)
    const stop = code.whenLoaded((loaded) => {
      const started = run(loaded)
      add(key, started)
      return started.stop
    })
    stops.set(key, stop)
    // A listener may have closed the view when the flow was published.
    if (!isRoot(key)) end(key)
    code().catch((error) => {
      if (stops.get(key) === stop) add(key, runner.failed(flow.id, error))
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
      for (const key of stops.keys()) if (!isRoot(key)) end(key)
      running = Object.fromEntries(Object.entries(running).filter(([key]) => isRoot(key)))
      for (const [key, { view, root }] of previous) {
        const flow = running[root]
        // A flow that replaces one of its views by another keeps their number.
        const isLeft = !entries.has(key) && countOf(entries, root) < countOf(previous, root)
        if (flow !== undefined && isLeft) leave(flow, view)
      }
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
    stop() {
      entries = new Map()
      for (const stop of stops.values()) stop()
      store.stop()
    },
  }
}

/** The number of views of the flow that the entry `root` started. */
const countOf = (entries: ReadonlyMap<string, EntryFlow>, root: string): number =>
  [...entries.values()].filter((entry) => entry.root === root).length
