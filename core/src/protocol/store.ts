import type { AnyStateMachine, EventFrom, InputFrom, InspectionEvent, SnapshotFrom } from 'xstate'
import type { Deps } from './deps.ts'
import type { ActorsOf, EmittedOf } from './flow.ts'
import type { AccountState, KitState } from './kit-state.ts'
import type { Messages, StoreName } from './messages.ts'
import type { Reactions } from './reactions.ts'

/** The part of `KitState` that a store owns. The pending store owns none. */
export type StoreState<Name extends StoreName> = Name extends 'account'
  ? AccountState
  : Name extends keyof KitState
    ? KitState[Name]
    : object

/** Dependencies of actors that run their own machines. */
export type StoreEnvironment = { inspect(event: InspectionEvent): void }

/**
 * The code of a store, as `defineStore` returns it. `Emitted`: the events that its machine emits.
 * `Input`: the input of its machine.
 */
export type StoreCode<
  Name extends StoreName = StoreName,
  Emitted extends { type: string } = { type: string },
  Input = unknown,
> = {
  name: Name
  machine: AnyStateMachine
  actors(deps: Deps, environment: StoreEnvironment): object
  reactions: object
  select(snapshot: never): StoreState<Name>
  /** Type only. */
  emitted?: Emitted
  /** Type only. */
  input?: Input
}

/** An error type unless the machine accepts every message to the store. */
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
  /** Creates the actors of the machine: everything that has a side effect. */
  actors(deps: Deps, environment: StoreEnvironment): ActorsOf<M>
  reactions: NoInfer<Reactions<EmittedOf<M>>>
  /** Maps a snapshot to the part of `KitState` that the store owns. */
  select(snapshot: SnapshotFrom<M>): StoreState<Name>
}): StoreCode<Name, EmittedOf<M>, InputFrom<M>> {
  return store
}
