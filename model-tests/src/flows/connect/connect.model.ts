import { connectReactions, connectView } from '../../../../core/src/flows/connect/connect.flow.ts'
import { connectMachine } from '../../../../core/src/flows/connect/connect.machine.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { flowRole } from '../../walker/machine-role.ts'
import { connectCases, connectInputs } from './connect.cases.ts'

const checkChoosing = (preparing: boolean) => (result: StepResult<typeof connectMachine>) => {
  const view = connectView(result.state, () => {})
  assertEqual([view.step, 'preparing' in view && view.preparing], ['choosing', preparing], 'step')
}

export const connectModel: MachineModel<typeof connectMachine> = {
  id: 'flows/connect',
  machine: connectMachine,
  inputs: connectInputs,
  cases: connectCases,
  commands: [
    'accept',
    'withdraw',
    'pick',
    'selectEmail',
    'submitEmail',
    'pickSocial',
    'showSocials',
    'showWallets',
    'showAll',
    'showGuide',
  ],
  listeners: { openPopups: ['popup.opened', 'popup.blocked'] },
  project: ({ methods, wallets, popups, legal, eager, network, loginNetworks }) => [
    loginNetworks.length === 0 || (network !== null && loginNetworks.includes(network)),
    methods.length,
    wallets,
    popups,
    legal,
    eager,
  ],
  role: flowRole({ view: connectView, reactions: connectReactions }),
  states: {
    unavailable: ({ state }) =>
      assertEqual(
        connectView(state, () => {}),
        { step: 'unavailable' },
        'view',
      ),
    consenting: ({ state }) => assertEqual(connectView(state, () => {}).step, 'consenting', 'step'),
    choosing: ({ state }) => assertEqual(connectView(state, () => {}).step, 'choosing', 'step'),
    'choosing.preparing': checkChoosing(true),
    'choosing.ready': checkChoosing(false),
  },
  invariants: {
    'before the terms are accepted, only the guide can be opened': ({ state, emitted }) => {
      const allowed = ['guide.requested', 'consent.withdrawn']
      if (emitted.some(({ type }) => !allowed.includes(type)))
        assertTrue(state.matches('choosing'), 'accepted')
    },
    'only an offered login starts': ({ context, emitted }) => {
      const types = emitted.map(({ type }) => type)
      if (types.includes('email.submitted')) assertTrue(context.methods.includes('email'), 'email')
      if (types.includes('social.picked')) assertTrue(context.methods.includes('social'), 'social')
    },
    'a login by e-mail starts on a network that serves it only': ({ context, emitted }) => {
      const { network, loginNetworks } = context
      if (emitted.some(({ type }) => type === 'email.submitted') && loginNetworks.length > 0)
        assertTrue(network !== null && loginNetworks.includes(network), 'network')
    },
    'the context has a picked wallet or a login, not both': ({ context }) =>
      assertTrue(context.picked === null || context.login === null, 'picked and login'),
    'no request is sent before the terms are accepted': ({ state, emitted, run }) => {
      const isOpen = run.environment.requests.some(({ aborted, settled }) => !aborted && !settled)
      if (isOpen || emitted.some(({ type }) => type === 'wallets.requested'))
        assertTrue(state.matches('choosing'), 'accepted')
    },
    'without a way to connect, nothing is emitted and no request is sent': ({
      context,
      emitted,
      run,
    }) => {
      if (context.methods.length > 0) return
      assertEqual([emitted, run.environment.requests], [[], []], 'effects')
    },
    'the machine is in `consenting` only if the page has a legal checkbox': ({ state, context }) =>
      assertTrue(context.legal || !state.matches('consenting'), 'consenting'),
    'a pairing is prepared only if a tap must open an app at once': ({ context, run }) =>
      assertTrue(context.eager || run.environment.requests.length === 0, 'requests'),
  },
  allow: {},
}
