import { type AnyMachineSnapshot, initialTransition, type SnapshotFrom, transition } from 'xstate'
import type { AccountStatus } from '../../../core/src/domain/account/account.ts'
import type { Namespace } from '../../../core/src/domain/caip/namespace.ts'
import type { Message } from '../../../core/src/protocol/messages.ts'
import type { Queries } from '../../../core/src/protocol/reactions.ts'
import { accountMachine } from '../../../core/src/stores/account/account.machine.ts'
import { selectAccount } from '../../../core/src/stores/account/account.store.ts'
import type { AccountEvent, AccountInput } from '../../../core/src/stores/account/account.types.ts'
import { foxConnection, mainnet, owlConnection } from '../samples.ts'
import { assertTrue } from './check.ts'
import { checkTracked } from './check-tracked.ts'
import { enumerateReactions } from './enumerate-reactions.ts'
import type { MachineModel } from './machine-model.ts'
import { pureSteps } from './pure-steps.ts'
import { reactTo } from './react.ts'

type Account = SnapshotFrom<typeof accountMachine>
type KitState = {
  accounts: ReadonlyMap<Namespace, Account>
  /** Namespaces whose attempt was started and not ended. */
  openAttempts: readonly Namespace[]
  /** Whether the account, connections or network store received a message. */
  hasMessages: boolean
}

/** Account states in which a flow may start, with the events that lead to them. */
const initialStates: readonly (readonly [
  status: AccountStatus,
  events: readonly AccountEvent[],
])[] = [
  ['disconnected', []],
  ['connecting', [{ type: 'attempt.start', status: 'connecting' }]],
  ['reconnecting', [{ type: 'attempt.start', status: 'reconnecting' }]],
  ['connected', [{ type: 'connection.set', connection: foxConnection }]],
  ['connected', [{ type: 'connection.set', connection: owlConnection }]],
]

/** Key of the reaction to the end of a run: `done` for an output, `aborted` for an early stop. */
export type RunEnd = 'done' | 'aborted'
/** The kit states that are possible after the same events of a run. */
export type KitStates = readonly { status: AccountStatus; kits: readonly KitState[] }[]
export type ReactionCheck = {
  /** The kit states before the first event. */
  initial: KitStates
  /** Applies the reactions to these emitted events, in order. */
  receive(states: KitStates, emitted: readonly { type: string }[]): KitStates
  /**
   * Applies the reaction to the end of the run, checks the states and returns the key of that
   * reaction.
   */
  checkEnd(states: KitStates, snapshot: AnyMachineSnapshot): RunEnd
}

/**
 * Applies the reactions to the events of the runs of one machine: with the production account
 * machine, from every account status and for every combination of query answers. Wherever a run
 * ends, its attempt must be ended and no message may be sent to an account that another flow uses.
 * Telemetry events must have their properties and no secrets (rule R21).
 */
export function checkReactions({
  role: { attemptStatus, reactions },
}: MachineModel): ReactionCheck {
  const deliver = createDelivery()
  const react = (kit: KitState, key: string, event: unknown): readonly KitState[] =>
    enumerateReactions((query) => reactTo(reactions, key, event, query), accountQueries(kit)).map(
      (messages) => {
        checkTracked(messages)
        return messages.reduce(deliver, kit)
      },
    )
  const results = new Map<string, readonly KitState[]>()
  const afterReaction = (kits: readonly KitState[], key: string, event: unknown) => {
    if (reactions[key] === 'none') return kits
    const json = plainJson(event)
    return distinct(
      kits.flatMap((kit) => {
        if (json === null) return react(kit, key, event)
        const cacheKey = `${key} ${keyOf(kit)} ${json}`
        const result = results.get(cacheKey) ?? distinct(react(kit, key, event))
        results.set(cacheKey, result)
        return result
      }),
    )
  }

  const check = (status: AccountStatus, { accounts, openAttempts, hasMessages }: KitState) => {
    const isOwnAttempt = attemptStatus === status
    assertTrue(
      openAttempts.length === 0,
      `an attempt stays open: ${openAttempts.join(', ')}; the account was ${status} before`,
    )
    assertTrue(
      attemptStatus === null || isOwnAttempt || !hasMessages,
      `the ${status} account of another flow received a message`,
    )
    assertTrue(
      !isOwnAttempt || selectAccount(accountIn(accounts, 'eip155')).status !== attemptStatus,
      `the account is still ${status} after the flow ended`,
    )
  }
  return {
    initial: initialStates.map(([status, events]) => ({
      status,
      kits: [kitState(events, attemptStatus === status)],
    })),
    receive: (states, emitted) =>
      states.map(({ status, kits }) => ({
        status,
        kits: emitted.reduce((before, event) => afterReaction(before, event.type, event), kits),
      })),
    checkEnd(states, { status: runStatus, output, context }) {
      const end = runStatus === 'done' ? 'done' : 'aborted'
      const atEnd = (kits: readonly KitState[]) =>
        end in reactions ? afterReaction(kits, end, end === 'done' ? output : context) : kits
      for (const { status, kits } of states) for (const kit of atEnd(kits)) check(status, kit)
      return end
    },
  }
}

/** A value as JSON. Null if it contains functions, errors or other objects that JSON changes. */
function plainJson(value: unknown): string | null {
  let isPlain = true
  const json = JSON.stringify(value, (_, member: unknown) => {
    isPlain &&= isPlainMember(member)
    return member
  })
  return isPlain ? json : null
}

function isPlainMember(member: unknown): boolean {
  if (typeof member !== 'object' || member === null)
    return (
      typeof member === 'string' ||
      typeof member === 'boolean' ||
      Object.is(member, null) ||
      Number.isFinite(member)
    )
  const prototype: unknown = Object.getPrototypeOf(member)
  return prototype === Object.prototype || prototype === Array.prototype
}

const kitStates = new Map<readonly AccountEvent[], KitState['accounts']>()

/** The kit state after these account events. Caches the accounts, because all runs share them. */
function kitState(events: readonly AccountEvent[], isOwnAttempt: boolean): KitState {
  const accounts = kitStates.get(events) ?? createAccounts(events)
  kitStates.set(events, accounts)
  return { accounts, openAttempts: isOwnAttempt ? ['eip155'] : [], hasMessages: false }
}

function createAccounts(events: readonly AccountEvent[]): KitState['accounts'] {
  const account = (namespace: Namespace) =>
    events.reduce(
      (before, event) => transition(accountMachine, before, event)[0],
      initialTransition(accountMachine, accountInput(namespace))[0],
    )
  return new Map(['eip155', 'solana'].map((namespace) => [namespace, account(namespace)]))
}

const accountInput = (namespace: Namespace): AccountInput => ({
  namespace,
  networks: [mainnet],
  preferredAccountType: 'eoa',
})

const accountQueries = ({ accounts }: KitState): Pick<Queries, 'statusOf' | 'connectorOf'> => {
  const stateOf = (namespace: Namespace) => selectAccount(accountIn(accounts, namespace))
  return {
    statusOf: (namespace) => stateOf(namespace).status,
    connectorOf: (namespace) => stateOf(namespace).connectorId,
  }
}

function accountIn(accounts: KitState['accounts'], namespace: Namespace): Account {
  const account = accounts.get(namespace)
  if (account === undefined) throw new Error(`the namespace "${namespace}" has no account`)
  return account
}

/** Creates the function that applies a message to a kit state. */
function createDelivery(): (kit: KitState, message: Message) => KitState {
  const steps = pureSteps(accountMachine, accountInput('eip155'))
  return (kit, message) => {
    if (message.to !== 'account') {
      const isChecked = message.to === 'connections' || message.to === 'network'
      return { ...kit, hasMessages: kit.hasMessages || isChecked }
    }
    const { namespace, type } = message
    const account: Account = steps.transition(accountIn(kit.accounts, namespace), message)
    const others = kit.openAttempts.filter((open) => open !== namespace)
    const ends = type === 'connection.set' || type === 'attempt.end' || type === 'connection.clear'
    const openAttempts =
      type === 'attempt.start' ? [...others, namespace] : ends ? others : kit.openAttempts
    return {
      accounts: new Map([...kit.accounts, [namespace, account]]),
      openAttempts,
      hasMessages: true,
    }
  }
}

const keyOf = ({ accounts, openAttempts, hasMessages }: KitState) =>
  JSON.stringify([
    [...accounts.values()].map(({ value, context }) => [value, context.connectorId]),
    openAttempts,
    hasMessages,
  ])

/** Keeps one of several kit states that the reactions cannot tell apart. */
const distinct = (kits: readonly KitState[]): readonly KitState[] =>
  kits.length < 2 ? kits : [...new Map(kits.map((kit) => [keyOf(kit), kit])).values()]
