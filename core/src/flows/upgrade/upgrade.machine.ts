import { emit, fromCallback, sendTo, setup } from 'xstate'
import { notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import type {
  OpenDashboard,
  UpgradeContext,
  UpgradeEmitted,
  UpgradeEvent,
  UpgradeInput,
} from './upgrade.types.ts'

const base = setup({
  types: {} as {
    context: UpgradeContext
    events: UpgradeEvent
    emitted: UpgradeEmitted
    input: UpgradeInput
  },
  guards: { hasDashboard: ({ context }) => context.url !== null },
  actors: { openDashboard: fromCallback<OpenDashboard>(notProvidedListener) },
  actions: {
    requestDashboard: sendTo(
      'openDashboard',
      ({ context }): OpenDashboard => ({ type: 'open', url: context.url ?? '' }),
    ),
    emitOpened: emit({ type: 'dashboard.opened' as const }),
  },
})

/** Leads to the page on which visitors manage the embedded wallet. */
export const upgradeMachine = base.createMachine({
  id: 'upgrade',
  description: 'Leads to the page on which visitors manage the embedded wallet.',
  options: { maxIterations: 100 },
  context: ({ input }) => input,
  invoke: { id: 'openDashboard', src: 'openDashboard' },
  initial: 'ready',
  on: {
    open: { guard: 'hasDashboard', actions: 'requestDashboard' },
    'window.opened': { target: '.ready', actions: 'emitOpened' },
    'window.blocked': '.blocked',
  },
  states: {
    ready: { description: 'The visitor may open the dashboard.' },
    blocked: { description: 'The browser blocked the window. The dashboard is offered as a link.' },
  },
} satisfies ConfigOf<typeof base>)
