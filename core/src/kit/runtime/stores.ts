import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import { limits } from '../../domain/constants.ts'
import { importAgain } from '../../platform/lazy.ts'
import type { ConfigState, KitState } from '../../protocol/kit-state.ts'
import { configMachine } from '../../stores/config/config.machine.ts'
import { connectionsActors } from '../../stores/connections/connections.actors.ts'
import { connectionsMachine } from '../../stores/connections/connections.machine.ts'
import { connectionsReactions } from '../../stores/connections/connections.reactions.ts'
import { connectionsState } from '../../stores/connections/connections.state.ts'
import type { ConnectionsInput } from '../../stores/connections/connections.types.ts'
import type { DirectoryInput } from '../../stores/directory/directory.types.ts'
import { modalMachine } from '../../stores/modal/modal.machine.ts'
import { modalReactions } from '../../stores/modal/modal.reactions.ts'
import { modalState } from '../../stores/modal/modal.state.ts'
import { networkActors } from '../../stores/network/network.actors.ts'
import { networkMachine } from '../../stores/network/network.machine.ts'
import { networkReactions } from '../../stores/network/network.reactions.ts'
import { networkState } from '../../stores/network/network.state.ts'
import type { NetworkInput } from '../../stores/network/network.types.ts'
import type { PendingInput } from '../../stores/pending/pending.types.ts'
import { routerMachine } from '../../stores/router/router.machine.ts'
import { routerReactions } from '../../stores/router/router.reactions.ts'
import { routerState } from '../../stores/router/router.state.ts'
import type { KitWorld } from '../deps/create-deps.ts'
import { kept } from '../state/derived.ts'
import type { Engine } from './machine-runner.ts'
import {
  createLatePart,
  createPart,
  type Part,
  type PartCode,
  type PartHooks,
} from './store-actor.ts'

type Begin = {
  /** What late charts show until they are here. */
  rest: Pick<KitState, 'directory' | 'toast' | 'alert' | 'approvals' | 'transfers' | 'accounts'>
  config: ConfigState
  connections: ConnectionsInput
  directory: DirectoryInput
  network: NetworkInput
  pending: PendingInput
}
type LateCode = Omit<PartCode, 'actors'> & { actors(world: KitWorld, engine: Engine): object }
type PartName = Exclude<keyof KitState, 'accounts' | 'loading'>
export type Standing = {
  refs: Readonly<Record<PartName, Part>>
  account(namespace: Namespace): Part | null
  /** The watch on pending transactions; it shows nothing. */
  pending: Part
  read(previous: KitState | undefined): KitState
  start(): void
  stop(): void
}

/** The standing charts of one kit: made together, started together; what most visits never need comes when it is first told something. */
export function createStanding(
  begin: Begin,
  world: KitWorld,
  engine: Engine,
  hooks: PartHooks,
): Standing {
  const part = (id: string, code: PartCode, input?: unknown) =>
    createPart(id, code, input, engine, hooks)
  const late = (
    id: string,
    rest: object,
    wakes: readonly string[],
    load: (attempt: number) => Promise<LateCode>,
    input?: () => unknown,
  ) => {
    let attempts = 0
    return createLatePart({
      rest,
      wakes,
      async load() {
        attempts += 1
        const code = await load(attempts)
        return part(id, { ...code, actors: code.actors(world, engine) }, input?.())
      },
      online: (listener) => world.platform.page.on('online', listener),
      changed: hooks.onChange,
      report: (error) => hooks.onCrash(id, error),
    })
  }
  const nothing = { actors: {}, reactions: {} }
  const configState = ({ context }: { context: { config: ConfigState } }) => context.config
  const parts: Record<PartName, Part> = {
    config: part('config', { ...nothing, chart: configMachine, state: configState }, begin.config),
    connections: part(
      'connections',
      {
        chart: connectionsMachine,
        actors: connectionsActors(world),
        reactions: connectionsReactions,
        state: connectionsState,
      },
      begin.connections,
    ),
    directory: late(
      'directory',
      begin.rest.directory,
      ['want'],
      async (attempt) =>
        (await importAgain(() => import('../../stores/directory/directory.part.ts'), attempt))
          .directoryPart,
      () => begin.directory,
    ),
    network: part(
      'network',
      {
        chart: networkMachine,
        actors: networkActors(world),
        reactions: networkReactions,
        state: networkState,
      },
      begin.network,
    ),
    router: part('router', {
      ...nothing,
      chart: routerMachine,
      reactions: routerReactions,
      state: routerState,
    }),
    modal: part(
      'modal',
      { ...nothing, chart: modalMachine, reactions: modalReactions, state: modalState },
      { embedded: begin.config.embedded },
    ),
    toast: late(
      'toast',
      begin.rest.toast,
      ['show'],
      async (attempt) =>
        (await importAgain(() => import('../../stores/toast/toast.part.ts'), attempt)).toastPart,
    ),
    alert: late(
      'alert',
      begin.rest.alert,
      ['raise'],
      async (attempt) =>
        (await importAgain(() => import('../../stores/alert/alert.part.ts'), attempt)).alertPart,
    ),
    approvals: late(
      'approvals',
      begin.rest.approvals,
      ['watch'],
      async (attempt) =>
        (await importAgain(() => import('../../stores/approvals/approvals.part.ts'), attempt))
          .approvalsPart,
      () => ({ approvable: world.approvals?.approve != null, most: limits.approvalsPending }),
    ),
    transfers: late(
      'transfers',
      begin.rest.transfers,
      ['submit'],
      async (attempt) =>
        (await importAgain(() => import('../../stores/transfers/transfers.part.ts'), attempt))
          .transfersPart,
    ),
  }
  const networksOf = (namespace: Namespace) => () => ({
    namespace,
    networks: (parts.network.state() as KitState['network']).networks.filter(
      ({ chainNamespace }) => chainNamespace === namespace,
    ),
  })
  const accounts: ByNamespace<Part> = Object.fromEntries(
    Object.entries(begin.rest.accounts).map(([namespace, rest]) => [
      namespace,
      late(
        `account.${namespace}`,
        rest,
        ['try', 'connected', 'label'],
        async (attempt) =>
          (await importAgain(() => import('../../stores/account/account.part.ts'), attempt))
            .accountPart,
        networksOf(namespace),
      ),
    ]),
  )
  const pending = late(
    'pending',
    {},
    ['watch'],
    async (attempt) =>
      (await importAgain(() => import('../../stores/pending/pending.part.ts'), attempt))
        .pendingPart,
    () => begin.pending,
  )
  const all = () => [...Object.values(parts), ...Object.values(accounts), pending]
  return {
    refs: parts,
    account: (namespace) => accounts[namespace] ?? null,
    pending,
    read(previous) {
      const shown = Object.fromEntries(
        Object.entries(parts).map(([name, { state }]) => [name, state()]),
      )
      const each = Object.fromEntries(
        Object.entries(accounts).map(([name, { state }]) => [name, state()]),
      )
      const state = {
        ...shown,
        accounts: kept(previous?.accounts as object | undefined, each),
        loading: false,
      } as unknown as KitState
      return {
        ...state,
        loading: Object.values(state.accounts).some(
          ({ status }) => status === 'connecting' || status === 'reconnecting',
        ),
      }
    },
    start() {
      for (const one of all()) one.start()
      if (world.approvals !== null) parts.approvals.send({ type: 'watch' })
    },
    stop() {
      for (const one of all()) one.stop()
    },
  }
}
