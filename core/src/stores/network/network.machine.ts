import { assign, emit, fromCallback, not, sendTo, setup } from 'xstate'
import { namespaceOf } from '../../domain/caip/caip.ts'
import { notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import {
  activeOf,
  isListed,
  withAddedNetwork,
  withNetwork,
  withoutNetwork,
} from './network.context.ts'
import type {
  NetworkContext,
  NetworkEmitted,
  NetworkEvent,
  NetworkInput,
  SaveNetwork,
} from './network.types.ts'

type Args = { context: NetworkContext; event: NetworkEvent }

/** Whether the message changes nothing: neither the network of its namespace nor the active one. */
const isCurrent = ({ context, event }: Args) => {
  if (event.type !== 'network.set') return false
  const namespace = namespaceOf(event.caipNetworkId)
  return (
    context.byNamespace[namespace]?.caipNetworkId === event.caipNetworkId &&
    (!event.activate || context.activeNamespace === namespace)
  )
}
/** Whether only the network of an inactive namespace changes (fault K6). */
const isBackground = ({ context, event }: Args) =>
  event.type === 'network.set' &&
  !event.activate &&
  namespaceOf(event.caipNetworkId) !== context.activeNamespace
const isKnown = ({ context, event }: Args) =>
  event.type === 'networks.add' && isListed(context, event.network.caipNetworkId)
const isConfigured = ({ context, event }: Args) =>
  event.type === 'networks.remove' && isListed(context, event.caipNetworkId)
/**
 * Whether the active network is configured. Also true if no network is active, or if no network of
 * its namespace is configured.
 */
const isSupported = ({ context }: { context: NetworkContext }) => {
  const active = activeOf(context)
  if (
    active === null ||
    !context.networks.some(({ chainNamespace }) => chainNamespace === active.chainNamespace)
  )
    return true
  return isListed(context, active.caipNetworkId)
}

type SetNetwork = Extract<NetworkEvent, { type: 'network.set' }>

const base = setup({
  types: {} as {
    context: NetworkContext
    events: NetworkEvent
    emitted: NetworkEmitted
    input: NetworkInput
  },
  guards: { isCurrent, isBackground, isKnown, isConfigured, isSupported },
  actors: { saveNetwork: fromCallback<SaveNetwork>(notProvidedListener) },
  actions: {
    emitChanged: emit(({ context }, { caipNetworkId, quiet }: SetNetwork) => ({
      type: 'network.changed' as const,
      caipNetworkId,
      activeNamespace: namespaceOf(caipNetworkId),
      namespaceChanged: namespaceOf(caipNetworkId) !== context.activeNamespace,
      wasUnknown: !isSupported({ context }),
      quiet,
    })),
    setNetwork: assign(({ context, event }) =>
      event.type === 'network.set'
        ? { ...withNetwork(context, event.caipNetworkId, event.activate), quiet: event.quiet }
        : {},
    ),
    save: sendTo('saveNetwork', ({ context, event }): SaveNetwork => {
      const active = activeOf(context)
      return {
        type: 'save',
        namespace: context.activeNamespace,
        caipNetworkId: active === null ? null : active.caipNetworkId,
        changed: event.type === 'network.set' ? event.caipNetworkId : null,
      }
    }),
    addNetwork: assign(({ context, event }) =>
      event.type === 'networks.add' ? withAddedNetwork(context, event.network) : {},
    ),
    removeNetwork: assign(({ context, event }) =>
      event.type === 'networks.remove'
        ? withoutNetwork(context, event.caipNetworkId, event.keeps)
        : {},
    ),
    emitNetworksChanged: emit(({ context: { activeNamespace, networks } }) => ({
      type: 'networks.changed' as const,
      activeNamespace,
      networks,
    })),
    emitUnsupported: emit(({ context }) => ({
      type: 'network.unsupported' as const,
      quiet: context.quiet,
    })),
  },
})

/** The configured networks, the network of each namespace, and the active namespace. */
export const networkMachine = base.createMachine({
  id: 'network',
  description: 'The configured networks and the active one.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, quiet: true }),
  invoke: { id: 'saveNetwork', src: 'saveNetwork' },
  initial: 'supported',
  on: {
    'network.set': [
      { guard: 'isCurrent' },
      { guard: 'isBackground', actions: ['setNetwork', 'save'] },
      // Enters `supported` again, so that a move between two unsupported networks emits
      // `network.unsupported` again.
      {
        target: '.supported',
        actions: [{ type: 'emitChanged', params: ({ event }) => event }, 'setNetwork', 'save'],
      },
    ],
    'networks.add': [
      { guard: 'isKnown' },
      { actions: ['addNetwork', 'emitNetworksChanged', 'save'] },
    ],
    'networks.remove': {
      guard: 'isConfigured',
      actions: ['removeNetwork', 'emitNetworksChanged', 'save'],
    },
  },
  states: {
    supported: {
      description: 'The active network is configured.',
      always: { guard: not('isSupported'), target: 'unsupported', actions: 'emitUnsupported' },
    },
    unsupported: {
      description: 'The active network is not configured, so nothing is read on it (fault K4).',
      always: { guard: 'isSupported', target: 'supported' },
    },
  },
} satisfies ConfigOf<typeof base>)
