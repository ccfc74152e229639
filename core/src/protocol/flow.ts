import type { AnyStateMachine, EmittedFrom, OutputFrom } from 'xstate'
import type { Namespace } from '../domain/caip/namespace.ts'
import type { PopupProvider } from '../domain/config/socials.ts'
import type { ViewName } from '../domain/routing/view-name.ts'
import type { Deps } from './deps.ts'
import type { KitEvents } from './events.ts'
import type { KitState } from './kit-state.ts'
import type { Reactions } from './reactions.ts'
import type { StoreEnvironment } from './store.ts'

/**
 * A value with a subscription, in the form that `useSyncExternalStore` and XState's `useSelector`
 * accept. The snapshot keeps its identity until the value changes.
 */
export type Readable<T> = {
  getSnapshot(): T
  subscribe(listener: (value: T) => void): { unsubscribe(): void }
}

declare const opaque: unique symbol
/** The snapshot of a flow's machine. Only the flow's own `view` reads it. */
export type FlowSnapshot = { readonly [opaque]: true }

/**
 * The handle of a flow: a machine that performs one task. It has an input, emits events and ends
 * with an output. Importing the handle is cheap; `load` imports the module that exports the code
 * under the id. `Data`: the type of the data that `kit.run` or a router entry passes to the flow.
 */
export type Flow<
  Input,
  View,
  Emitted extends { type: string },
  Output,
  Data = unknown,
  Id extends string = string,
> = {
  id: Id
  load(): Promise<Readonly<Record<Id, FlowCode<Input, View, Emitted, Output, Data>>>>
}

/** The options of a page that turn flows off. */
export type FlowOption = 'features.send' | 'features.receive' | 'enableWallets'

/** What the kit knows of a flow before its code is loaded. */
export type FlowFacts<Id extends string = string> = {
  id: Id
  /** The views of the modal that run the flow. */
  views: readonly ViewName[]
  /**
   * The views after the first one share the running flow of the entry below them, if it is the same
   * flow.
   */
  nested?: true
  /** The option of the page that turns the flow off. */
  option?: FlowOption
  /** The first view of the flow opens when a login that left the page returns to it. */
  returns?: true
}

/** The data of the view that opens when a login returns to the page by a redirect. */
export type ReturnedLogin = { provider: PopupProvider; resultUri: string }

/** What a disconnect sends to a flow: closes the view of a success, cancels an attempt. */
export type EndCommand = 'skip' | 'cancel'

/** What the kit does when it starts a flow, and while the flow runs. */
type FlowRules<Context> = Pick<FlowFacts, 'option'> & {
  /**
   * A new run stops the one before. If only the earlier run has a view, it is cancelled instead,
   * which closes the view.
   */
  single?: true
  /**
   * The namespace whose disconnect ends the flow: an attempt is cancelled, the view of a success
   * closes. Null: the disconnect of all namespaces only.
   */
  endsOnDisconnect?(context: Context): Namespace | null
  /** The id of what the flow shows, for the query `shownTransfer`. Null if it shows nothing yet. */
  subject?(context: Context): string | null
}

/** The code of a flow, as `defineFlow` returns it. `Event`: the events that its machine accepts. */
export type FlowCode<
  Input,
  View,
  Emitted extends { type: string },
  Output,
  Data = unknown,
  Id extends string = string,
  Event extends { type: string } = { type: string },
> = FlowRules<never> & {
  id: Id
  machine: AnyStateMachine
  /** Creates the actors of the machine, which contain all side effects. */
  actors(deps: Deps, environment: StoreEnvironment): object
  /** Maps the state of the kit to the input of the machine. Called once, when the flow starts. */
  input(state: KitState, data: Data): Input
  /** Maps a snapshot to the data and the commands of a screen. */
  view(snapshot: FlowSnapshot, send: (event: Event) => void): View
  reactions: Reactions<Emitted, Output, never>
  /** The kit events that the flow receives. */
  listens: readonly (keyof KitEvents)[]
}

/** The type of the handle of a flow with this code. Its data is null if `input` takes none. */
export type HandleOf<Code> =
  Code extends FlowCode<
    infer Input,
    infer View,
    infer Emitted,
    infer Output,
    infer Data,
    infer Id,
    infer _Event
  >
    ? FlowFacts<Id> & Flow<Input, View, Emitted, Output, unknown extends Data ? null : Data, Id>
    : never

/** The handle of any flow. */
export type AnyHandle = FlowFacts & { load(): Promise<Readonly<Record<string, AnyFlow>>> }

/** The code of any flow, as the kit runs it. */
export type AnyFlow<View = unknown> = FlowRules<unknown> & {
  id: string
  machine: AnyStateMachine
  actors(deps: Deps, environment: StoreEnvironment): object
  input(state: KitState, data: unknown): unknown
  view(snapshot: FlowSnapshot, send: (event: { type: string }) => void): View
  reactions: object
  listens: readonly string[]
}

export type ViewOf<F> =
  F extends Flow<infer _Input, infer View, infer _Emitted, infer _Output> ? View : never

/**
 * The event that the kit sends to a flow when the visitor leaves one of its views, but not the
 * flow.
 */
export type NavigatedAway = { type: 'navigated.away'; view: ViewName }

/** A flow that was started. `view()` is computed on each call. */
export type RunningFlow<View = unknown, Output = unknown> = Readable<FlowSnapshot> & {
  /** The id of the flow. */
  id: string
  view(): View
  /** `aborted`: the flow was stopped before it ended. */
  outcome():
    | { status: 'running' }
    | { status: 'done'; output: Output }
    | { status: 'failed'; error: unknown }
    | { status: 'aborted' }
  stop(): void
}

/**
 * The config type of a machine. `base.createMachine({ … } satisfies ConfigOf<typeof base>)` makes
 * TypeScript check the event names of nested states; XState alone checks those of the root.
 */
export type ConfigOf<Setup extends { createMachine(...args: never[]): unknown }> = Parameters<
  Setup['createMachine']
>[0]

/** The events that a machine emits. Never if its `setup` declares none. */
export type EmittedOf<M extends AnyStateMachine> = string extends EmittedFrom<M>['type']
  ? never
  : EmittedFrom<M>

/** The output of a machine. Never if its `setup` declares none. */
export type OutputOf<M extends AnyStateMachine> =
  unknown extends OutputFrom<M> ? never : OutputFrom<M>

/** All actors that a machine names in `setup`, with the same input and output types. */
export type ActorsOf<M extends AnyStateMachine> = Required<
  NonNullable<Parameters<M['provide']>[0]['actors']>
>
