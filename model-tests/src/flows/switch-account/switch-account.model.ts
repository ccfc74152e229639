import {
  switchAccountReactions,
  switchAccountView,
} from '../../../../core/src/flows/switch-account/switch-account.flow.ts'
import { switchAccountMachine } from '../../../../core/src/flows/switch-account/switch-account.machine.ts'
import { owlConnection } from '../../samples.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { flowRole } from '../../walker/machine-role.ts'
import { switchAccountCases, switchAccountInputs } from './switch-account.cases.ts'

type Result = StepResult<typeof switchAccountMachine>
const view = ({ state }: Result) => switchAccountView(state, () => {})
const checkConnecting = (unresponsive: boolean) => (result: Result) => {
  const shown = view(result)
  assertEqual(shown.step === 'connecting' && shown.unresponsive, unresponsive, 'unresponsive')
  const { picked, networks } = result.context
  const namespace = picked?.namespace ?? ''
  assertEqual(
    result.run.environment.pending('requestAccounts').input,
    { namespace, connectorId: picked?.connectorId, caipNetworkId: networks[namespace] },
    'input of requestAccounts',
  )
}

export const switchAccountModel: MachineModel<typeof switchAccountMachine> = {
  id: 'flows/switch-account',
  machine: switchAccountMachine,
  inputs: switchAccountInputs,
  cases: switchAccountCases,
  commands: ['pick', 'connect', 'cancel', 'retry'],
  listeners: {},
  project: ({ picked, connection, connected, choices }) => [
    picked?.connectorId ?? null,
    connection !== null,
    Object.keys(connected).length,
    choices.length > 0,
  ],
  role: flowRole({ view: switchAccountView, reactions: switchAccountReactions }),
  states: {
    choosing: (result) =>
      assertEqual(
        [view(result).step, result.context.picked],
        ['choosing', null],
        'no picked account',
      ),
    'connecting.waiting': checkConnecting(false),
    'connecting.unresponsive': checkConnecting(true),
    failed: (result) => {
      const shown = view(result)
      assertTrue(shown.step === 'failed' && shown.problem !== 'kit/unknown', 'has a problem')
    },
    switched: ({ state, context }) => {
      const { connection, picked } = context
      const selected = { type: 'selected', namespace: picked?.namespace, address: picked?.address }
      assertEqual(
        state.output,
        connection === null ? selected : { type: 'connected', connection: owlConnection },
        'output',
      )
    },
  },
  invariants: {
    'only an account of a connected wallet is selected without a request': ({
      state,
      context: { picked, connected },
    }) => {
      if (state.matches('switched') && picked && state.context.connection === null)
        assertEqual(connected[picked.namespace]?.connectorId, picked.connectorId, 'wallet')
    },
    'each account of a wallet is listed once': ({ context }) => {
      const rows = context.choices.map(
        ({ address, namespace, connectorId }) => `${namespace} ${connectorId} ${address}`,
      )
      assertEqual(new Set(rows).size, rows.length, 'rows')
    },
    'accounts of a disconnected namespace are not listed': ({
      context: { choices, connected },
    }) => {
      for (const { namespace, connectorId } of choices)
        assertTrue(connected[namespace] !== undefined, `${namespace} ${connectorId}`)
    },
    'switch.failed carries the problem': ({ emitted, context }) => {
      for (const event of emitted)
        if (event.type === 'switch.failed')
          assertEqual('code' in event && event.code, context.problem, event.type)
    },
    'wallet.requested is emitted only in `choosing`': ({ state, emitted }) => {
      if (emitted.some(({ type }) => type === 'wallet.requested'))
        assertTrue(state.matches('choosing'), 'choosing')
    },
  },
  allow: {
    'switchAccount.connecting waits for requestAccounts without a deadline':
      'The visitor decides in the wallet. The view reports an unresponsive wallet after 15 s and offers cancel.',
  },
}
