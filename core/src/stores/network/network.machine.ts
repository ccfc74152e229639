import { assign, emit, fromCallback, not, sendTo, setup } from 'xstate'
import { namespaceOf } from '../../domain/caip/caip.ts'
import { notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import * as guards from './network.guards.ts'
import type {
  KeepNetwork,
  NetworkContext,
  NetworkEmitted,
  NetworkEvent,
  NetworkInput,
} from './network.types.ts'
import { activeOf, added, adopted, removed } from './network.values.ts'

const base = setup({
  types: {} as {
    context: NetworkContext
    events: NetworkEvent
    emitted: NetworkEmitted
    input: NetworkInput
  },
  guards,
  actors: { keepNetwork: fromCallback<KeepNetwork>(notProvidedListener) },
  actions: {
    tellChanged: emit(({ context, event }) => ({
      type: 'network.changed' as const,
      caipNetworkId: (event as Extract<NetworkEvent, { type: 'network.set' }>).caipNetworkId,
      activeNamespace: event.type === 'network.set' ? namespaceOf(event.caipNetworkId) : '',
      namespaceChanged:
        event.type === 'network.set' &&
        namespaceOf(event.caipNetworkId) !== context.activeNamespace,
      wasUnknown: !guards.isSupported({ context }),
      quiet: event.type === 'network.set' && event.quiet,
    })),
    adopt: assign(({ context, event }) =>
      event.type === 'network.set'
        ? { ...adopted(context, event.caipNetworkId, event.activate), quiet: event.quiet }
        : {},
    ),
    keep: sendTo('keepNetwork', ({ context, event }): KeepNetwork => {
      const active = activeOf(context)
      return {
        type: 'keep',
        namespace: context.activeNamespace,
        caipNetworkId: active === null ? null : active.caipNetworkId,
        changed: event.type === 'network.set' ? event.caipNetworkId : null,
      }
    }),
    add: assign(({ context, event }) =>
      event.type === 'networks.add' ? added(context, event.network) : {},
    ),
    remove: assign(({ context, event }) =>
      event.type === 'networks.remove' ? removed(context, event.caipNetworkId, event.keeps) : {},
    ),
    tellNetworks: emit(({ context: { activeNamespace, networks } }) => ({
      type: 'networks.changed' as const,
      activeNamespace,
      networks,
    })),
    tellUnsupported: emit(({ context }) => ({
      type: 'network.unsupported' as const,
      quiet: context.quiet,
    })),
  },
})

/** Which networks the page configured, which one each namespace is on, and which namespace is looked at. */
export const networkMachine = base.createMachine({
  id: 'network',
  description: 'The networks, and the active one.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, quiet: true }),
  invoke: { id: 'keepNetwork', src: 'keepNetwork' },
  initial: 'supported',
  on: {
    'network.set': [
      { guard: 'isCurrent' },
      { guard: 'isAside', actions: ['adopt', 'keep'] },
      // entered anew, so that another unknown network is told of as well
      { target: '.supported', actions: ['tellChanged', 'adopt', 'keep'] },
    ],
    'networks.add': [{ guard: 'isKnown' }, { actions: ['add', 'tellNetworks', 'keep'] }],
    'networks.remove': { guard: 'isConfigured', actions: ['remove', 'tellNetworks', 'keep'] },
  },
  states: {
    supported: {
      description: 'The active network is one of those configured.',
      always: { guard: not('isSupported'), target: 'unsupported', actions: 'tellUnsupported' },
    },
    unsupported: {
      description: 'The wallet is on a network nobody configured: nothing is read there.',
      always: { guard: 'isSupported', target: 'supported' },
    },
  },
} satisfies ConfigOf<typeof base>)
