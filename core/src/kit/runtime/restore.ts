import type { Namespace } from '../../domain/caip/namespace.ts'
import type { RunningFlow } from '../../protocol/flow.ts'
import type { Questions } from '../../protocol/messages.ts'
import { caches } from '../../storage/storage.ts'
import type { KitWorld } from '../deps/create-deps.ts'
import type { FlowRunner } from './flow-runner.ts'
import type { Standing } from './stores.ts'

type Parts = {
  namespaces: readonly Namespace[]
  world: KitWorld
  standing: Standing
  runner: FlowRunner
  ask: Questions
}
export type Restore = {
  start(): void
  ready(): Promise<void> /** Ends what is being restored or asked. */
  giveUp(namespace: Namespace | null): void
}

/** At start every stored connection is asked for, side by side; one that fails does not keep the others (specification, section 4). */
export function createRestore({ namespaces, world, standing, runner, ask }: Parts): Restore {
  const flows = new Map<Namespace, Promise<RunningFlow>>()
  let done: () => void = () => {}
  const all = new Promise<void>((resolve) => {
    done = resolve
  })
  const activeOf = (namespace: Namespace) =>
    world.storage.get('connections')?.[namespace]?.[0]?.accounts[0]?.address ?? null
  const restore = (namespace: Namespace, connectorId: string) =>
    new Promise<void>((resolve) => {
      const account = standing.account(namespace)
      account?.send({ type: 'try', status: 'reconnecting' })
      const begin = () =>
        runner.begin(
          'reconnect',
          { namespace, connectorId, address: activeOf(namespace) },
          { onEnd: () => resolve() },
        )
      // what comes of it is decided by who is connected: the account has to be able to hear of it first
      const flow = Promise.resolve(account?.arrival()).then(begin)
      flows.set(namespace, flow)
      flow.catch((error) => {
        runner.report(error)
        standing.account(namespace)?.send({ type: 'give-up' })
        resolve()
      })
    })
  /** Where the namespace that was looked at did not come back, one that did is looked at. */
  const lookAtOthers = (stored: readonly Namespace[]) => {
    const active = ask.activeNamespace()
    if (active === null || !stored.includes(active) || ask.statusOf(active) !== 'disconnected')
      return
    const caipNetworkId = ask.nextConnected([active])
    if (caipNetworkId === null) return
    standing.refs.network.send({ type: 'adopt', caipNetworkId, activate: true, quiet: true })
    // whoever waited on the first page sees the account that came back
    if (ask.isOpen() && ask.currentView() === 'Connect' && ask.narrowedTo() === null)
      standing.refs.modal.send({ type: 'close' })
  }
  return {
    start() {
      if (world.storage.get('connection_status') === 'disconnected')
        for (const key of caches) world.storage.remove(key)
      const stored = namespaces.flatMap((namespace) => {
        const connectorId = world.storage.get(`${namespace}:connected_connector_id`)
        return connectorId === null ? [] : [{ namespace, connectorId }]
      })
      Promise.all(stored.map(({ namespace, connectorId }) => restore(namespace, connectorId))).then(
        () => {
          lookAtOthers(stored.map(({ namespace }) => namespace))
          done()
        },
      )
    },
    ready: () => all,
    giveUp(namespace) {
      for (const asking of ['connectExternal', 'connectRemote'])
        runner.say(asking, { type: 'cancel' }, namespace)
      for (const [its, flow] of flows) {
        if (namespace !== null && namespace !== its) continue
        flow.then((running) => (running.view() as { cancel?(): void }).cancel?.(), runner.report)
      }
    },
  }
}
