import { switchAccountMachine } from '../../../../core/src/flows/switch-account/switch-account.machine.ts'
import { switchAccountReactions } from '../../../../core/src/flows/switch-account/switch-account.reactions.ts'
import { switchAccountView } from '../../../../core/src/flows/switch-account/switch-account.view.ts'
import { owlConnection } from '../../samples.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { flowRole } from '../../walker/machine-role.ts'
import { switchAccountCases, switchAccountInputs } from './switch-account.cases.ts'

type See = StepResult<typeof switchAccountMachine>
const view = ({ state }: See) => switchAccountView(state, () => {})
const connecting = (silent: boolean) => (seen: See) => {
  const shown = view(seen)
  assertEqual(shown.step === 'connecting' && shown.silent, silent, 'silent')
  const { picked, networks } = seen.context
  const namespace = picked?.namespace ?? ''
  assertEqual(
    seen.play.world.pending('requestAccounts').input,
    { namespace, connectorId: picked?.connectorId, caipNetworkId: networks[namespace] },
    'that wallet was asked',
  )
}

/** To another account. */
export const switchAccountModel: MachineModel<typeof switchAccountMachine> = {
  id: 'flows/switch-account',
  machine: switchAccountMachine,
  inputs: switchAccountInputs,
  cases: switchAccountCases,
  commands: ['pick', 'connect', 'cancel', 'retry'],
  listeners: {},
  project: ({ picked, connection, held, choices }) => [
    picked?.connectorId ?? null,
    connection !== null,
    Object.keys(held).length,
    choices.length > 0,
  ],
  farEnough: () => false,
  outside: flowRole({ view: switchAccountView, reactions: switchAccountReactions }),
  states: {
    choosing: (seen) =>
      assertEqual([view(seen).step, seen.context.picked], ['choosing', null], 'nothing is picked'),
    'connecting.waiting': connecting(false),
    'connecting.silent': connecting(true),
    failed: (seen) => {
      const shown = view(seen)
      assertTrue(shown.step === 'failed' && shown.problem !== 'kit/unknown', 'says why')
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
    'a wallet is asked only for what it does not share already': ({
      state,
      context: { picked, held },
    }) => {
      if (state.matches('switched') && picked && state.context.connection === null)
        assertEqual(held[picked.namespace]?.connectorId, picked.connectorId, 'held')
    },
    'each account of a wallet is listed once': ({ context }) => {
      const rows = context.choices.map(
        ({ address, namespace, connectorId }) => `${namespace} ${connectorId} ${address}`,
      )
      assertEqual(new Set(rows).size, rows.length, 'rows')
    },
    'accounts of a namespace that went are not listed': ({ context: { choices, held } }) => {
      for (const { namespace, connectorId } of choices)
        assertTrue(held[namespace] !== undefined, `${namespace} ${connectorId}`)
    },
    'a failure is told with its reason': ({ news, context }) => {
      for (const fact of news)
        if (fact.type === 'switch.failed')
          assertEqual('code' in fact && fact.code, context.problem, fact.type)
    },
    'a wallet for another namespace is wanted only while nothing else goes on': ({
      state,
      news,
    }) => {
      if (news.some(({ type }) => type === 'wallet.requested'))
        assertTrue(state.matches('choosing'), 'choosing')
    },
  },
  allow: {},
}
