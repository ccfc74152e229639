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

/** Event types that share one event of the machine, such as `push`, `replace` and `reset`. */
type Payload<Event, Type> = Event extends { type: infer Types }
  ? Type extends Types
    ? Omit<Event, 'type'>
    : never
  : never
type Own<Event extends { type: string }> = Exclude<Event['type'], `xstate.${string}`>

/** Payloads by event type, one per distinguishable case. Types that are missing have no payload. */
export type Cases<Machine extends AnyStateMachine> = {
  readonly [Type in Own<EventFromLogic<Machine>>]?: readonly Payload<
    EventFromLogic<Machine>,
    Type
  >[]
} & {
  readonly [answer: `xstate.done.actor.${string}`]: readonly { output: unknown }[]
  readonly [failure: `xstate.error.actor.${string}`]: readonly { error: unknown }[]
}

/** Input of a check after a step of the real actor. */
export type StepResult<Machine extends AnyStateMachine> = {
  state: SnapshotFrom<Machine>
  context: ContextFrom<Machine>
  /** Events emitted in this step. */
  news: readonly { type: string }[]
  play: ModelRun
}
export type StateCheck<Machine extends AnyStateMachine> = (seen: StepResult<Machine>) => void

/** Reactions to emitted events, to the output (`done`) and to an early stop (`aborted`). */
export type ReactionTable = Readonly<
  Record<string, ((event: never, ask: Queries) => readonly Message[]) | 'none' | undefined>
>

/**
 * The machine as the rest of the kit sees it. `view`: the view's step for flows, null for stores.
 */
export type MachineRole = {
  view: ((snapshot: never, send: never) => { step: string }) | null
  reactions: ReactionTable
  /**
   * Account status that the kit sets before this flow starts. The flow ends that attempt and no
   * other.
   */
  tried: Extract<AccountStatus, 'connecting' | 'reconnecting'> | null
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
  commands: readonly Own<EventFromLogic<Machine>>[]
  /** Callback actors by name, with the events that each sends. */
  listeners: Readonly<Record<string, readonly string[]>>
  /** The part of the context that guards and views read, with clamped counters. */
  project(context: ContextFrom<Machine>): unknown
  /** Ends a path for contexts that grow without limit: later states behave like earlier ones. */
  farEnough(context: ContextFrom<Machine>): boolean
  outside: MachineRole
  /** Assertions by state path (`requesting.unresponsive`). Every leaf state has one. */
  states: Readonly<Record<string, StateCheck<Machine>>>
  /** Invariants after every step, by sentence. */
  invariants: Readonly<Record<string, StateCheck<Machine>>>
  /**
   * Exceptions from coverage and machine rules, by key, each with its reason. An unused exception
   * fails.
   */
  allow: Readonly<Record<string, string>>
}

/** The production machine running with scripted actors. */
export type ModelRun = {
  model: MachineModel
  world: TestEnvironment
  actor: Actor<AnyStateMachine>
  /** All emitted events. */
  facts: AnyEventObject[]
  snapshot(): AnyMachineSnapshot
}
