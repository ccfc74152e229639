import type { World } from './deps.ts'
import type { KitState } from './kit-state.ts'
import type { Reactions } from './messages.ts'

/** A stable pair for `useSyncExternalStore` and XState's `useSelector`: the snapshot keeps its identity until it changes. */
export type Store<T> = {
  getSnapshot(): T
  subscribe(listener: (value: T) => void): { unsubscribe(): void }
}

declare const opaque: unique symbol
/** A chart's snapshot as the outside may hold it: only the flow's own `view` reads it. */
export type FlowSnapshot = { readonly [opaque]: true }
/** The chart itself; the kit runs it, tools draw it. */
export type Chart = object

/**
 * A function that takes time: begins with an input, tells facts, ends with an output. This is its handle, cheap to import;
 * its code comes when it is first run. `Data`: what it is begun with.
 */
export type Flow<Input, View, Fact extends { type: string }, Output, Data = unknown> = {
  id: string
  load(): Promise<FlowCode<Input, View, Fact, Output, Data>>
}

/**
 * What a flow's folder hands over. `actors` gives the chart its doing; `view` says what a screen may show and the only things it
 * may do there.
 */
export type FlowCode<Input, View, Fact extends { type: string }, Output, Data = unknown> = {
  id: string
  chart: Chart
  actors(world: World): Record<string, object>
  inputFrom(state: KitState, data: Data): Input
  view(snapshot: FlowSnapshot, send: (event: { type: string }) => void): View
  reactions: Reactions<Fact, Output, Input>
}
/** A flow's code of any shape: what the kit needs to run it. */
export type AnyFlow = {
  id: string
  chart: Chart
  actors(world: World): Record<string, object>
  inputFrom(state: KitState, data: unknown): unknown
  view(snapshot: FlowSnapshot, send: (event: { type: string }) => void): unknown
  reactions: object
}
export type ViewOf<F> =
  F extends Flow<infer _Input, infer View, infer _Fact, infer _Output> ? View : never

/** A flow at work. `view()` is made once per snapshot by whoever draws it. */
export type RunningFlow<View = unknown, Output = unknown> = Store<FlowSnapshot> & {
  /** The flow's id. */
  id: string
  view(): View
  /** `stopped`: left before it ended. */
  outcome():
    | { status: 'running' }
    | { status: 'done'; output: Output }
    | { status: 'failed'; error: unknown }
    | { status: 'stopped' }
  stop(): void
}
