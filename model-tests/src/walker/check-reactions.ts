import { initialTransition, type SnapshotFrom, transition } from 'xstate'
import type { AccountStatus } from '../../../core/src/domain/account/account.ts'
import type { Namespace } from '../../../core/src/domain/caip/namespace.ts'
import type { Message } from '../../../core/src/protocol/messages.ts'
import type { Queries } from '../../../core/src/protocol/reactions.ts'
import { accountMachine } from '../../../core/src/stores/account/account.machine.ts'
import { selectAccount } from '../../../core/src/stores/account/account.store.ts'
import type { AccountEvent } from '../../../core/src/stores/account/account.types.ts'
import { foxConnection, mainnet, owlConnection } from '../samples.ts'
import { assertTrue } from './check.ts'
import { checkTracked } from './check-tracked.ts'
import { enumerateReactions } from './enumerate-reactions.ts'
import type { ModelRun } from './machine-model.ts'
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
export type ReactionCheck = {
  /** Applies the reactions to these emitted events, in order. */
  receive(emitted: readonly { type: string }[]): void
  /**
   * Applies the reaction to the end of the run to a copy of the states, checks them and returns the
   * key of that reaction.
   */
  checkEnd(): RunEnd
}

/**
 * Applies the reactions to the events of one run: with the production account machine, from every
 * account status and for every combination of query answers. Wherever the run ends, its attempt
 * must be ended and no message may be sent to an account that another flow uses. Telemetry events
 * must have their properties and no secrets (rule R21).
 */
export function checkReactions(run: ModelRun): ReactionCheck {
  const { attemptStatus, reactions } = run.model.role
  const stages = initialStates.map(([status, events]) => ({
    status,
    kits: [kitState(events, attemptStatus === status)],
  }))
  const afterReaction = (
    kits: readonly KitState[],
    key: string,
    event: unknown,
  ): readonly KitState[] =>
    distinct(
      kits.flatMap((kit) =>
        enumerateReactions(
          (query) => reactTo(reactions, key, event, query),
          accountQueries(kit),
        ).map((messages) => {
          checkTracked(messages)
          return messages.reduce(deliver, kit)
        }),
      ),
    )

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
    receive(emitted) {
      for (const stage of stages)
        stage.kits = emitted.reduce(
          (kits, event) => [...afterReaction(kits, event.type, event)],
          stage.kits,
        )
    },
    checkEnd() {
      const { status: runStatus, output, context } = run.snapshot()
      const end = runStatus === 'done' ? 'done' : 'aborted'
      const atEnd = (kits: readonly KitState[]) =>
        end in reactions ? afterReaction(kits, end, end === 'done' ? output : context) : kits
      for (const { status, kits } of stages) for (const kit of atEnd(kits)) check(status, kit)
      return end
    },
  }
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
      initialTransition(accountMachine, {
        namespace,
        networks: [mainnet],
        preferredAccountType: 'eoa',
      })[0],
    )
  return new Map(['eip155', 'solana'].map((namespace) => [namespace, account(namespace)]))
}

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

function deliver(kit: KitState, message: Message): KitState {
  if (message.to !== 'account') {
    const isChecked = message.to === 'connections' || message.to === 'network'
    return { ...kit, hasMessages: kit.hasMessages || isChecked }
  }
  const { namespace, type } = message
  const [account] = transition(accountMachine, accountIn(kit.accounts, namespace), message)
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

/** Keeps one of several kit states that the reactions cannot tell apart. */
function distinct(kits: readonly KitState[]): KitState[] {
  const keyOf = ({ accounts, openAttempts, hasMessages }: KitState) =>
    JSON.stringify([
      [...accounts.values()].map(({ value, context }) => [value, context.connectorId]),
      openAttempts,
      hasMessages,
    ])
  return [...new Map(kits.map((kit) => [keyOf(kit), kit])).values()]
}
