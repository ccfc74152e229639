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
import type { FakeWorld } from './world.ts'

/** One event of the chart may serve several types: `push`, `replace` and `reset` carry the same. */
type Payload<Event, Type> = Event extends { type: infer Types }
  ? Type extends Types
    ? Omit<Event, 'type'>
    : never
  : never
type Own<Event extends { type: string }> = Exclude<Event['type'], `xstate.${string}`>

/** Payloads by event type, one per distinguishable case. What is missing happens without payload. */
export type Cases<Machine extends AnyStateMachine> = {
  readonly [Type in Own<EventFromLogic<Machine>>]?: readonly Payload<
    EventFromLogic<Machine>,
    Type
  >[]
} & {
  readonly [answer: `xstate.done.actor.${string}`]: readonly { output: unknown }[]
  readonly [failure: `xstate.error.actor.${string}`]: readonly { error: unknown }[]
}

/** What a check may look at after a step of the real actor. */
export type Seen<Machine extends AnyStateMachine> = {
  state: SnapshotFrom<Machine>
  context: ContextFrom<Machine>
  /** What was emitted by this step. */
  news: readonly { type: string }[]
  play: Play
}
export type Check<Machine extends AnyStateMachine> = (seen: Seen<Machine>) => void

/** What becomes of facts, of the output (`done`) and of being left (`aborted`). */
export type ReactionTable = Readonly<
  Record<string, ((event: never, ask: Queries) => readonly Message[]) | 'none' | undefined>
>

/** How the rest of the kit sees the chart. `view`: the step a screen is on, for flows; null for standing charts, which show a state. */
export type Outside = {
  view: ((snapshot: never, send: never) => { step: string }) | null
  reactions: ReactionTable
  /** The status that the kit gives an account for this flow before it begins; the flow ends that try, and no other. */
  tried: Extract<AccountStatus, 'connecting' | 'reconnecting'> | null
}

/** All that the walker has to know about one chart. The chart itself is the model; this only says what may happen to it and what must hold. */
export type ChartModel<Machine extends AnyStateMachine = AnyStateMachine> = {
  /** The chart's folder in core: `flows/connect`, `state/router`. */
  id: string
  machine: Machine
  inputs: Readonly<Record<string, InputFrom<Machine>>>
  cases: Cases<Machine>
  /** Events that a visitor or the page may cause at any time. All others come from services, wallets or the kit. */
  commands: readonly Own<EventFromLogic<Machine>>[]
  /** Listener actors by name, and the events each of them says. */
  listeners: Readonly<Record<string, readonly string[]>>
  /** Exactly what guards and views read of the context, counters clamped. */
  project(context: ContextFrom<Machine>): unknown
  /** Where a walk turns back, for contexts that grow without end: what can happen further on happens before as well. */
  farEnough(context: ContextFrom<Machine>): boolean
  outside: Outside
  /** By path of a state (`asking.silent`): what must be seen from outside there. Every leaf is covered. */
  states: Readonly<Record<string, Check<Machine>>>
  /** By sentence: what holds after every step. */
  invariants: Readonly<Record<string, Check<Machine>>>
  /** Exceptions from coverage and chart laws, by key, each with its reason; one that is not needed any more is a failure. */
  allow: Readonly<Record<string, string>>
}

/** The production chart at work in a fake world. */
export type Play = {
  model: ChartModel
  world: FakeWorld
  actor: Actor<AnyStateMachine>
  /** Everything that was emitted so far. */
  facts: AnyEventObject[]
  snapshot(): AnyMachineSnapshot
}
