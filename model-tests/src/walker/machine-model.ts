import type {
  Actor,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate'
import type { AccountStatus } from '../../../core/src/domain/account/account.ts'
import type { Message } from '../../../core/src/protocol/messages.ts'
import type { Queries } from '../../../core/src/protocol/reactions.ts'
import type { TestEnvironment } from './environment.ts'

/**
 * The event with this type, without the field `type`. Also accepts an event with several types,
 * such as `push`, `replace` and `reset`.
 */
type Payload<Event, Type> = Event extends { type: infer Types }
  ? Type extends Types
    ? Omit<Event, 'type'>
    : never
  : never
type OwnType<Event extends { type: string }> = Exclude<Event['type'], `xstate.${string}`>

/**
 * Payloads by event type, one for each case that the machine distinguishes. A type without an entry
 * has no payload.
 */
export type Cases<Machine extends AnyStateMachine> = {
  readonly [Type in OwnType<EventFromLogic<Machine>>]?: readonly Payload<
    EventFromLogic<Machine>,
    Type
  >[]
} & {
  readonly [done: `xstate.done.actor.${string}`]: readonly { output: unknown }[]
  readonly [failure: `xstate.error.actor.${string}`]: readonly { error: unknown }[]
}

/** Argument of the assertions that run after each step. */
export type StepResult<Machine extends AnyStateMachine> = {
  state: SnapshotFrom<Machine>
  context: ContextFrom<Machine>
  /** Events emitted in this step. */
  emitted: readonly { type: string }[]
  run: ModelRun
}
export type StateCheck<Machine extends AnyStateMachine> = (result: StepResult<Machine>) => void

/** Reactions to emitted events, to the output (`done`) and to an early stop (`aborted`). */
export type ReactionTable = Readonly<
  Record<string, ((event: never, query: Queries) => readonly Message[]) | 'none' | undefined>
>

/** What a machine is to the rest of the kit. */
export type MachineRole = {
  /** The view function of a flow, null for a store. */
  view: ((snapshot: never, send: never) => { step: string } | { status: string }) | null
  /** The view functions of all flows that run the machine. */
  views: readonly ((snapshot: never, send: never) => unknown)[]
  reactions: ReactionTable
  /**
   * Account status that the kit sets before it starts this flow, null for machines without a
   * connection attempt. The reactions must end this attempt and no other.
   */
  attemptStatus: Extract<AccountStatus, 'connecting' | 'reconnecting'> | null
}

/**
 * Description of one machine for the walker. The machine itself is the model; this adds the
 * possible events and the invariants.
 */
export type MachineModel<Machine extends AnyStateMachine = AnyStateMachine> = {
  /** Folder of the machine in core: `flows/connect`, `stores/router`. */
  id: string
  machine: Machine
  inputs: Readonly<Record<string, InputFrom<Machine>>>
  cases: Cases<Machine>
  /**
   * Events that the visitor or the page may cause at any time. All others come from actors, wallets
   * or the kit.
   */
  commands: readonly OwnType<EventFromLogic<Machine>>[]
  /** Callback actors by name, with the events that each sends. */
  listeners: Readonly<Record<string, readonly string[]>>
  /** The part of the context that guards and views read, with an upper bound for counters. */
  project(context: ContextFrom<Machine>): unknown
  /** Ends a path, for contexts that grow without limit: later states behave like earlier ones. */
  stopsPath?(context: ContextFrom<Machine>): boolean
  role: MachineRole
  /** Assertions by state path (`requesting.unresponsive`). Every leaf state has one. */
  states: Readonly<Record<string, StateCheck<Machine>>>
  /** Checks after every step, by the sentence that describes them. */
  invariants: Readonly<Record<string, StateCheck<Machine>>>
  /**
   * Reasons for exceptions from coverage and rules, by the uncovered key or the violation. An
   * unused exception fails the walk.
   */
  allow: Readonly<Record<string, string>>
}

/** The production machine, running with scripted actors. */
export type ModelRun = {
  model: MachineModel
  environment: TestEnvironment
  actor: Actor<AnyStateMachine>
  /** All events emitted since the start. */
  allEmitted: AnyEventObject[]
  snapshot(): AnyMachineSnapshot
}
