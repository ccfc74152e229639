import type { KitState, RouterEntry, RunningFlow } from '@latchkit/core'
import { createActor } from 'xstate'
import { switchNetworkView } from '../../../../core/src/flows/switch-network/switch-network.flow.ts'
import { switchNetworkMachine } from '../../../../core/src/flows/switch-network/switch-network.machine.ts'
import { createRunningFlow } from '../../../../core/src/kit/runtime/machine-runner.ts'
import { selectRouter } from '../../../../core/src/stores/router/router.store.ts'
import { createFakeKit } from '../../rendered-walk/fake-kit.ts'
import { connectListFlow } from '../../rendered-walk/flows.ts'
import {
  activeView,
  button,
  expectRemoved,
  expectValue,
  expectVisible,
  heading,
} from '../../rendered-walk/locators.ts'
import { walkRendered } from '../../rendered-walk/walk-rendered.ts'
import { fox, sepolia } from '../../samples.ts'
import { createTestEnvironment, scriptedActors } from '../../walker/environment.ts'
import type { ModelRun } from '../../walker/machine-model.ts'
import { routerModel } from './router.model.ts'

const router = ({ actor }: ModelRun): KitState['router'] =>
  selectRouter(actor.getSnapshot() as never)

/** The flow of an entry: the wallet list, or a network switch whose wallet does not respond. */
function flowOf({ key, view }: RouterEntry): Readonly<Record<string, RunningFlow>> {
  if (view === 'Connect') return connectListFlow(key)
  if (view !== 'SwitchNetwork') return {}
  const environment = createTestEnvironment()
  const machine = switchNetworkMachine.provide({
    actors: scriptedActors(switchNetworkMachine, [], () => environment) as never,
  })
  const actor = createActor(machine, { input: { network: sepolia, connectorId: fox.id } as never })
  return {
    [key]: createRunningFlow('switchNetwork', actor.start(), switchNetworkView as never, () => {}),
  }
}

/** Expects that the top view of the stack is rendered. */
async function expectTop(run: ModelRun) {
  const { entry } = router(run)
  await expectValue(activeView, entry.view)
  if (entry.view === 'Connect') await expectVisible(button(/^Fox/))
  if (entry.view === 'Networks') await expectVisible(button(/^Sepolia/))
  if (entry.view === 'SwitchNetwork') await expectVisible(heading('Approve in your wallet'))
}

walkRendered(routerModel, {
  kit(run) {
    const { actor } = run
    const flowsByKey: Record<string, RunningFlow> = {}
    const navigate = (type: string, [view, data = null]: readonly unknown[]) =>
      actor.send({ type, view, data })
    return createFakeKit(run, {
      state: () => ({
        router: router(run),
        connections: { connectors: [fox], recent: [], session: null },
        modal: { phase: 'open', shaking: false, namespace: null, consent: 'missing' },
      }),
      flows() {
        for (const entry of router(run).entries)
          if (!(entry.key in flowsByKey)) Object.assign(flowsByKey, flowOf(entry))
        return { ...flowsByKey }
      },
      commands: {
        modal: {
          push: (...args) => navigate('push', args),
          replace: (...args) => navigate('replace', args),
          reset: (...args) => navigate('reset', args),
          back: () => actor.send({ type: 'back' }),
        },
      },
    })
  },
  user: {
    push: (run, { view }) =>
      view === 'SwitchNetwork' && router(run).entry.view === 'Networks'
        ? () => button(/^Sepolia/).click()
        : null,
    replace: () => null,
    reset: () => null,
    back: (run) => (router(run).entries.length > 1 ? () => button('Back').click() : null),
    'back.to': () => null,
  },
  states: {
    async root(run) {
      await expectTop(run)
      await expectRemoved(button('Back'))
    },
    async nested(run) {
      await expectTop(run)
      await expectVisible(button('Back'))
    },
  },
})
