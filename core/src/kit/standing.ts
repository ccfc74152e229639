import type { AnyActorRef } from 'xstate'
import type { FlowSnapshot } from '../contracts/flow.ts'
import type { ConfigState, KitState } from '../contracts/kit-state.ts'
import type { ByNamespace, Namespace } from '../domain/namespace.ts'
import { accountActors } from '../state/account/account.actors.ts'
import { accountMachine } from '../state/account/account.machine.ts'
import { accountReactions } from '../state/account/account.reactions.ts'
import { accountState } from '../state/account/account.state.ts'
import type { AccountInput } from '../state/account/account.types.ts'
import { alertActors } from '../state/alert/alert.actors.ts'
import { alertMachine } from '../state/alert/alert.machine.ts'
import { alertState } from '../state/alert/alert.state.ts'
import { configMachine } from '../state/config/config.machine.ts'
import { connectionsActors } from '../state/connections/connections.actors.ts'
import { connectionsMachine } from '../state/connections/connections.machine.ts'
import { connectionsReactions } from '../state/connections/connections.reactions.ts'
import { connectionsState } from '../state/connections/connections.state.ts'
import type { ConnectionsInput } from '../state/connections/connections.types.ts'
import { directoryActors } from '../state/directory/directory.actors.ts'
import { directoryMachine } from '../state/directory/directory.machine.ts'
import { directoryReactions } from '../state/directory/directory.reactions.ts'
import { directoryState } from '../state/directory/directory.state.ts'
import type { DirectoryInput } from '../state/directory/directory.types.ts'
import { modalMachine } from '../state/modal/modal.machine.ts'
import { modalReactions } from '../state/modal/modal.reactions.ts'
import { modalState } from '../state/modal/modal.state.ts'
import { networkActors } from '../state/network/network.actors.ts'
import { networkMachine } from '../state/network/network.machine.ts'
import { networkReactions } from '../state/network/network.reactions.ts'
import { networkState } from '../state/network/network.state.ts'
import type { NetworkInput } from '../state/network/network.types.ts'
import { routerMachine } from '../state/router/router.machine.ts'
import { routerReactions } from '../state/router/router.reactions.ts'
import { routerState } from '../state/router/router.state.ts'
import { toastMachine } from '../state/toast/toast.machine.ts'
import { toastState } from '../state/toast/toast.state.ts'
import type { KitWorld } from './create-world.ts'
import { createRoot, type Engine } from './run-chart.ts'
import { kept } from './state-store.ts'

type Begin = {
  config: ConfigState
  connections: ConnectionsInput
  directory: DirectoryInput
  network: NetworkInput
  accounts: readonly AccountInput[]
}
type Part = { actor: AnyActorRef; state(): object }
type PartName = Exclude<keyof KitState, 'accounts' | 'loading'>
export type Standing = {
  refs: Readonly<Record<PartName, AnyActorRef>>
  account(namespace: Namespace): AnyActorRef | null
  read(previous: KitState | undefined): KitState
  start(): void
  stop(): void
}
type Hooks = { onFact(reactions: object, fact: { type: string }): void; onChange(): void; onCrash(id: string, error: unknown): void }

/** The standing charts of one kit: made together, started together. */
export function createStanding(begin: Begin, world: KitWorld, engine: Engine, { onFact, onChange, onCrash }: Hooks): Standing {
  const part = (id: string, chart: object, actors: object, input: unknown, reactions: object, state: (snapshot: never) => object): Part => {
    const actor = createRoot(
      {
        id,
        chart,
        actors: actors as Record<string, object>,
        input,
        onFact: (fact) => onFact(reactions, fact),
        onEnd: (end) => onCrash(id, end.status === 'failed' ? end.error : null),
      },
      engine,
    )
    actor.subscribe({ next: onChange, error: onChange })
    let seen: unknown
    let shown: object | undefined
    return {
      actor,
      state() {
        const snapshot: FlowSnapshot = actor.getSnapshot()
        if (snapshot !== seen || shown === undefined) shown = kept(shown, state(snapshot as never))
        seen = snapshot
        return shown
      },
    }
  }
  const parts: Record<PartName, Part> = {
    config: part('config', configMachine, {}, begin.config, {}, ({ context }: { context: { config: ConfigState } }) => context.config),
    connections: part(
      'connections',
      connectionsMachine,
      connectionsActors(world),
      begin.connections,
      connectionsReactions,
      connectionsState,
    ),
    directory: part('directory', directoryMachine, directoryActors(world), begin.directory, directoryReactions, directoryState),
    network: part('network', networkMachine, networkActors(world), begin.network, networkReactions, networkState),
    router: part('router', routerMachine, {}, undefined, routerReactions, routerState),
    modal: part('modal', modalMachine, {}, { embedded: begin.config.embedded }, modalReactions, modalState),
    toast: part('toast', toastMachine, {}, undefined, {}, toastState),
    alert: part('alert', alertMachine, alertActors(world), undefined, {}, alertState),
  }
  const accounts: ByNamespace<Part> = Object.fromEntries(
    begin.accounts.map((input) => [
      input.namespace,
      part(`account.${input.namespace}`, accountMachine, accountActors(world), input, accountReactions, accountState),
    ]),
  )
  const all = () => [...Object.values(parts), ...Object.values(accounts)].map(({ actor }) => actor)
  return {
    refs: Object.fromEntries(Object.entries(parts).map(([name, { actor }]) => [name, actor])) as Record<PartName, AnyActorRef>,
    account: (namespace) => accounts[namespace]?.actor ?? null,
    read(previous) {
      const shown = Object.fromEntries(Object.entries(parts).map(([name, { state }]) => [name, state()]))
      const each = Object.fromEntries(Object.entries(accounts).map(([name, { state }]) => [name, state()]))
      const state = { ...shown, accounts: kept(previous?.accounts as object | undefined, each), loading: false } as unknown as KitState
      return { ...state, loading: Object.values(state.accounts).some(({ status }) => status === 'connecting' || status === 'reconnecting') }
    },
    start() {
      for (const actor of all()) actor.start()
    },
    stop() {
      for (const actor of all()) actor.stop()
    },
  }
}
