import { networkMachine } from '../../../../core/src/stores/network/network.machine.ts'
import {
  networkReactions,
  selectNetwork,
} from '../../../../core/src/stores/network/network.store.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel } from '../../walker/machine-model.ts'
import { storeRole } from '../../walker/machine-role.ts'
import { networkCases, networkInputs } from './network.cases.ts'

export const networkModel: MachineModel<typeof networkMachine> = {
  id: 'stores/network',
  machine: networkMachine,
  inputs: networkInputs,
  cases: networkCases,
  commands: ['network.set', 'networks.add', 'networks.remove'],
  listeners: { saveNetwork: [] },
  project: ({ networks, activeNamespace, byNamespace }) => [
    // Sorted: each namespace has at most one other network to activate, so the order is irrelevant.
    networks.map(({ id }) => id).sort(),
    activeNamespace,
    Object.entries(byNamespace).map(([namespace, network]) => [namespace, network?.caipNetworkId]),
  ],
  role: storeRole(networkReactions),
  states: {
    supported: ({ state }) => {
      const { active, networks, supported } = selectNetwork(state)
      const own = networks.filter(({ chainNamespace }) => chainNamespace === active?.chainNamespace)
      assertTrue(
        supported && (active === null || own.length === 0 || own.includes(active)),
        'the active network is configured',
      )
    },
    unsupported: ({ state }) => {
      const { active, networks, supported } = selectNetwork(state)
      assertTrue(
        !supported && active !== null && !networks.includes(active),
        'the active network is not configured',
      )
    },
  },
  invariants: {
    'a network is listed once': ({ context }) =>
      assertEqual(
        new Set(context.networks.map(({ caipNetworkId }) => caipNetworkId)).size,
        context.networks.length,
        'networks',
      ),
    'each namespace is on one of its networks': ({ context }) => {
      for (const [namespace, network] of Object.entries(context.byNamespace))
        assertEqual(network?.chainNamespace, namespace, 'namespace')
    },
    'the stored network is the active one': ({ state, run }) => {
      const saved = run.environment.openChannel('saveNetwork').received.at(-1)
      const { active, activeNamespace } = selectNetwork(state)
      if (saved)
        assertEqual(
          [saved.namespace, saved.caipNetworkId],
          [activeNamespace, active?.caipNetworkId ?? null],
          'stored namespace and network',
        )
    },
    'events name the active namespace': ({ state, emitted }) => {
      for (const event of emitted)
        if ('activeNamespace' in event)
          assertEqual(event.activeNamespace, selectNetwork(state).activeNamespace, event.type)
    },
    'network.unsupported is emitted for each unsupported network': ({ state, emitted }) => {
      const isChanged = emitted.some(({ type }) => type === 'network.changed')
      if (isChanged && state.matches('unsupported'))
        assertTrue(
          emitted.some(({ type }) => type === 'network.unsupported'),
          'network.unsupported',
        )
    },
  },
  allow: {},
}
