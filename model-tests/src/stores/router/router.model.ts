import { routerMachine } from '../../../../core/src/stores/router/router.machine.ts'
import { routerReactions, selectRouter } from '../../../../core/src/stores/router/router.store.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel } from '../../walker/machine-model.ts'
import { storeRole } from '../../walker/machine-role.ts'
import { routerCases } from './router.cases.ts'

export const routerModel: MachineModel<typeof routerMachine> = {
  id: 'stores/router',
  machine: routerMachine,
  inputs: { fresh: undefined },
  cases: routerCases,
  commands: ['push', 'replace', 'reset', 'back', 'back.to'],
  listeners: {},
  project: ({ entries, transactions }) => [entries.map(({ view }) => view), transactions.length],
  stopsPath: ({ entries, transactions }) =>
    entries.length > 3 ||
    transactions.length > 1 ||
    (entries.length > 1 && transactions.length > 0),
  role: storeRole(routerReactions),
  states: {
    root: ({ state }) => assertEqual(selectRouter(state).entries.length, 1, 'one view'),
    nested: ({ state }) => assertTrue(selectRouter(state).entries.length > 1, 'several views'),
  },
  invariants: {
    'the stack is never empty and `entry` is its top': ({ state }) => {
      const { entry, entries } = selectRouter(state)
      assertTrue(
        entries.length > 0 && entry === entries.at(-1),
        'the entry is the top of the stack',
      )
    },
    'entries have different keys': ({ context }) =>
      assertEqual(
        new Set(context.entries.map(({ key }) => key)).size,
        context.entries.length,
        'different keys',
      ),
    'only SwitchNetwork has data': ({ context }) => {
      for (const { view, data } of context.entries)
        assertEqual(data !== null, view === 'SwitchNetwork', `${view} has data`)
    },
    'the last entry stays in the stack when stack.emptied is emitted': ({ emitted, context }) => {
      if (emitted.some(({ type }) => type === 'stack.emptied'))
        assertTrue(context.entries.length > 0, 'number of entries')
    },
  },
  allow: {},
}
