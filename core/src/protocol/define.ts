import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom, SnapshotFrom } from 'xstate'
import type { Namespace } from '../domain/caip/namespace.ts'
import type { MachineArea } from '../domain/machine-area.ts'
import type { ViewName } from '../domain/routing/view-name.ts'
import type { Deps } from './deps.ts'
import type { KitEvents } from './events.ts'
import type {
  ActorsOf,
  EmittedOf,
  EndCommand,
  FlowCode,
  FlowOption,
  OutputOf,
  ReturnedLogin,
} from './flow.ts'
import type { KitState } from './kit-state.ts'
import type { Messages, StoreName } from './messages.ts'
import type { Reactions } from './reactions.ts'
import type { StoreCode, StoreEnvironment, StoreState } from './store.ts'

/** The kit events among the events of a machine. */
type KitEventsOf<M extends AnyStateMachine> = Extract<EventFrom<M>['type'], keyof KitEvents>

/** A list with exactly the kit events of the machine. `missing` names the events it lacks. */
type ExactlyKitEventsOf<M extends AnyStateMachine, Listed extends string> = [
  KitEventsOf<M>,
] extends [Listed]
  ? readonly KitEventsOf<M>[]
  : { missing: Exclude<KitEventsOf<M>, Listed> }

/** A part of a flow whose machine has to accept these commands. `missing` names those it lacks. */
type IfAccepts<M extends AnyStateMachine, Commands extends string, Part> = [Commands] extends [
  EventFrom<M>['type'],
]
  ? Part
  : { missing: Exclude<Commands, EventFrom<M>['type']> }

/**
 * Defines a flow: its facts, which `core/tools/generate/flows.mjs` reads as literals, and its parts,
 * which are checked against its machine. `listens` names exactly the kit events that the machine
 * handles. The flow is exported under its id, from a file `*.flow.ts`. `title` and `area`: the name
 * and the group of the machine in viewers. For the other facts see `FlowFacts` and `FlowRules`.
 *
 * ```ts
 * export const switchNetwork = defineFlow({
 *   id: 'switchNetwork',
 *   title: 'Switch network',
 *   area: 'network',
 *   views: ['SwitchNetwork'],
 *   single: true,
 *   machine: switchNetworkMachine,
 *   actors: switchNetworkActors,
 *   input: switchNetworkInput,
 *   view: switchNetworkView,
 *   reactions: switchNetworkReactions,
 *   listens: ['account.lost', 'account.disconnected'],
 * })
 * ```
 */
export function defineFlow<
  Id extends string,
  M extends AnyStateMachine,
  View,
  const Listens extends readonly (keyof KitEvents)[],
  Data = unknown,
>(flow: {
  id: Id
  title: string
  area: MachineArea
  views: readonly ViewName[]
  nested?: true
  option?: FlowOption
  returns?: [ReturnedLogin] extends [Data] ? true : { missing: ReturnedLogin }
  single?: IfAccepts<M, 'cancel', true>
  endsOnDisconnect?: IfAccepts<M, EndCommand, (context: ContextFrom<M>) => Namespace | null>
  subject?(context: ContextFrom<M>): string | null
  machine: M
  actors(deps: Deps, environment: StoreEnvironment): ActorsOf<M>
  input(state: KitState, data: Data): InputFrom<M>
  view(snapshot: SnapshotFrom<M>, send: (event: EventFrom<M>) => void): View
  reactions: NoInfer<Reactions<EmittedOf<M>, OutputOf<M>, ContextFrom<M>>>
  listens: Listens & ExactlyKitEventsOf<M, Listens[number]>
}): FlowCode<InputFrom<M>, View, EmittedOf<M>, OutputOf<M>, Data, Id, EventFrom<M>> {
  // The result type hides the types of the machine. That is safe, because the kit passes only
  // snapshots, events and contexts of this machine to these functions.
  return flow as never
}

/**
 * `unknown` if the machine accepts every message to the store, else a type that causes an error.
 */
type AcceptsMessages<Name extends StoreName, M extends AnyStateMachine> = [Messages[Name]] extends [
  EventFrom<M>,
]
  ? unknown
  : { missing: Exclude<Messages[Name]['type'], EventFrom<M>['type']> }

/**
 * Defines a store and checks its parts against its machine. The machine has to accept every message
 * in `Messages[name]`.
 *
 * ```ts
 * export const toastStore = defineStore({
 *   name: 'toast',
 *   machine: toastMachine,
 *   actors: () => ({}),
 *   reactions: {},
 *   select: selectToast,
 * })
 * ```
 */
export function defineStore<Name extends StoreName, M extends AnyStateMachine>(store: {
  name: Name
  machine: M & AcceptsMessages<Name, M>
  /** Creates the actors of the machine, which contain all side effects. */
  actors(deps: Deps, environment: StoreEnvironment): ActorsOf<M>
  reactions: NoInfer<Reactions<EmittedOf<M>>>
  /** Maps a snapshot to the part of `KitState` that the store owns. */
  select(snapshot: SnapshotFrom<M>): StoreState<Name>
}): StoreCode<Name, EmittedOf<M>, InputFrom<M>> {
  return store
}
