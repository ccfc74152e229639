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
import { enumerateReactions } from './enumerate-reactions.ts'
import type { ModelRun } from './machine-model.ts'
import { reactTo } from './react.ts'

type Account = SnapshotFrom<typeof accountMachine>
/**
 * `open`: attempts that were started and not ended. `moved`: whether an account received a message.
 */
type Kit = { accounts: ReadonlyMap<Namespace, Account>; open: readonly Namespace[]; moved: boolean }

/** Account states in which a machine may start. */
const beginnings: readonly (readonly [status: AccountStatus, ...told: AccountEvent[]])[] = [
  ['disconnected'],
  ['connecting', { type: 'attempt.start', status: 'connecting' }],
  ['reconnecting', { type: 'attempt.start', status: 'reconnecting' }],
  ['connected', { type: 'connection.set', connection: foxConnection }],
  ['connected', { type: 'connection.set', connection: owlConnection }],
]

/** End of a run, as reactions name it. */
export type RunEnd = 'done' | 'aborted'
export type ReactionCheck = {
  /** Emitted events in order. */
  hear(facts: readonly { type: string }[]): void
  /**
   * Checks the state as if the run ended here: `done` with its output, else `aborted` with its
   * context. Has no lasting effect.
   */
  checkEnd(): RunEnd
}

/**
 * Runs the reactions along one run of a machine, with the production account store and every
 * combination of query answers. At any end every started attempt is ended and other accounts are
 * unchanged.
 */
export function checkReactions(play: ModelRun): ReactionCheck {
  const { tried, reactions } = play.model.outside
  const stages = beginnings.map(([status, ...told]) => ({
    status,
    kits: [beginning(told, tried === status)],
  }))
  const after = (kits: readonly Kit[], key: string, event: unknown): readonly Kit[] =>
    distinct(
      kits.flatMap((kit) =>
        enumerateReactions((ask) => reactTo(reactions, key, event, ask), answersOf(kit)).map(
          (way) => way.reduce(deliver, kit),
        ),
      ),
    )

  const check = (status: AccountStatus, { accounts, open, moved }: Kit) => {
    const isOurs = tried === status
    assertTrue(
      open.length === 0,
      `a try is left open: ${open.join(', ')}, which was ${status} before`,
    )
    assertTrue(
      tried === null || isOurs || !moved,
      `an account that is ${status} is another's, yet something is told about it`,
    )
    assertTrue(
      !isOurs || selectAccount(accountIn(accounts, 'eip155')).status !== tried,
      `an account that is ${status} for this chart stays so`,
    )
  }
  return {
    hear(facts) {
      for (const stage of stages)
        stage.kits = facts.reduce((kits, fact) => [...after(kits, fact.type, fact)], stage.kits)
    },
    checkEnd() {
      const { status: now, output, context } = play.snapshot()
      const ending = now === 'done' ? 'done' : 'aborted'
      const last = (kits: readonly Kit[]) =>
        ending in reactions ? after(kits, ending, ending === 'done' ? output : context) : kits
      for (const { status, kits } of stages) for (const kit of last(kits)) check(status, kit)
      return ending
    },
  }
}

function beginning(told: readonly AccountEvent[], isOurs: boolean): Kit {
  const account = (namespace: Namespace) =>
    told.reduce(
      (before, event) => transition(accountMachine, before, event)[0],
      initialTransition(accountMachine, { namespace, networks: [mainnet] })[0],
    )
  const accounts = new Map(['eip155', 'solana'].map((namespace) => [namespace, account(namespace)]))
  return { accounts, open: isOurs ? ['eip155'] : [], moved: false }
}

const answersOf = ({ accounts }: Kit): Pick<Queries, 'statusOf' | 'connectorOf'> => {
  const shown = (namespace: Namespace) => selectAccount(accountIn(accounts, namespace))
  return {
    statusOf: (namespace) => shown(namespace).status,
    connectorOf: (namespace) => shown(namespace).connectorId,
  }
}

function accountIn(accounts: Kit['accounts'], namespace: Namespace): Account {
  const account = accounts.get(namespace)
  if (account === undefined) throw new Error(`there is no account of "${namespace}"`)
  return account
}

function deliver(kit: Kit, tell: Message): Kit {
  if (tell.to !== 'account')
    return { ...kit, moved: kit.moved || tell.to === 'connections' || tell.to === 'network' }
  const { namespace, type } = tell
  const [account] = transition(accountMachine, accountIn(kit.accounts, namespace), tell)
  const others = kit.open.filter((one) => one !== namespace)
  const ends = type === 'connection.set' || type === 'attempt.end' || type === 'connection.clear'
  const open = type === 'attempt.start' ? [...others, namespace] : ends ? others : kit.open
  return { accounts: new Map([...kit.accounts, [namespace, account]]), open, moved: true }
}

/** Merges indistinguishable kits. */
function distinct(kits: readonly Kit[]): Kit[] {
  const keyOf = ({ accounts, open, moved }: Kit) =>
    JSON.stringify([
      [...accounts.values()].map(({ value, context }) => [value, context.connectorId]),
      open,
      moved,
    ])
  return [...new Map(kits.map((kit) => [keyOf(kit), kit])).values()]
}
