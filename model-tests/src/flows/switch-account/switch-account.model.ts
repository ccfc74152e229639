import { switchAccountMachine } from '../../../../core/src/flows/switch-account/switch-account.machine.ts'
import { switchAccountReactions } from '../../../../core/src/flows/switch-account/switch-account.reactions.ts'
import { switchAccountView } from '../../../../core/src/flows/switch-account/switch-account.view.ts'
import { owlConnection } from '../../samples.ts'
import type { ChartModel, Seen } from '../../walker/chart-model.ts'
import { must, same } from '../../walker/check.ts'
import { flowOutside } from '../../walker/outside.ts'
import { switchAccountCases, switchAccountInputs } from './switch-account.cases.ts'

type See = Seen<typeof switchAccountMachine>
const view = ({ state }: See) => switchAccountView(state, () => {})
const connecting = (silent: boolean) => (seen: See) => {
  const shown = view(seen)
  same(shown.step === 'connecting' && shown.silent, silent, 'silent')
  const { picked, namespace, caipNetworkId } = seen.context
  same(
    seen.play.world.pending('requestAccounts').input,
    { namespace, connectorId: picked?.connectorId, caipNetworkId },
    'that wallet was asked',
  )
}

/** To another account. */
export const switchAccountModel: ChartModel<typeof switchAccountMachine> = {
  id: 'flows/switch-account',
  machine: switchAccountMachine,
  inputs: switchAccountInputs,
  cases: switchAccountCases,
  commands: ['pick', 'cancel', 'retry'],
  listeners: {},
  project: ({ picked, connection, address, choices }) => [picked?.connectorId ?? null, connection !== null, address, choices.length],
  farEnough: () => false,
  outside: flowOutside({ view: switchAccountView, reactions: switchAccountReactions }),
  states: {
    choosing: (seen) => same([view(seen).step, seen.context.picked], ['choosing', null], 'nothing is picked'),
    'connecting.waiting': connecting(false),
    'connecting.silent': connecting(true),
    failed: (seen) => {
      const shown = view(seen)
      must(shown.step === 'failed' && shown.problem !== 'kit/unknown', 'says why')
    },
    switched: ({ state, context }) => {
      const { namespace, connection, picked } = context
      const selected = { type: 'selected', namespace, address: picked?.address }
      same(state.output, connection === null ? selected : { type: 'connected', connection: owlConnection }, 'output')
    },
  },
  invariants: {
    'the active wallet is not asked for what it has shared already': ({ play, context }) => {
      const asked = play.world.calls.map(({ input }) => Object(input).connectorId)
      must(!asked.includes(context.activeConnectorId), 'asked')
    },
    'each account of a wallet is listed once': ({ context }) => {
      const rows = context.choices.map(({ address, connectorId }) => `${connectorId} ${address}`)
      same(new Set(rows).size, rows.length, 'rows')
    },
    'a failure is told with its reason': ({ news, context }) => {
      for (const fact of news) same('code' in fact && fact.code, context.problem, fact.type)
    },
  },
  allow: {},
}
