import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'
import type { Deps } from './deps.ts'
import type { AccountState, KitState } from './kit-state.ts'
import type { StoreName } from './messages.ts'

/** The part of `KitState` that a store owns. The pending store owns none. */
export type StoreState<Name extends StoreName> = Name extends 'account'
  ? AccountState
  : Name extends keyof KitState
    ? KitState[Name]
    : object

/** The inspector, for actors that run machines of their own. */
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
  select(snapshot: AnyMachineSnapshot): StoreState<Name>
  /** Type only. */
  emitted?: Emitted
  /** Type only. */
  input?: Input
}
