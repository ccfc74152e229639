import { assign, fromPromise, setup } from 'xstate'
import type { Announced } from './useAnnounced.ts'

export type FloorView = 'wallets' | 'all' | 'guide'

/** The dialog of the floor app: its view, and one request to the clicked wallet. */
export const floorMachine = setup({
  types: {
    context: {} as { view: FloorView; address: string | null },
    events: {} as
      | { type: 'open' }
      | { type: 'close' }
      | { type: 'show'; view: FloorView }
      | { type: 'connect'; wallet: Announced },
  },
  actors: {
    requestAddress: fromPromise<string, Announced>(async ({ input: { provider } }) => {
      const accounts = await provider.request({ method: 'eth_requestAccounts' })
      if (!Array.isArray(accounts)) throw new Error('The wallet returned no accounts.')
      return String(accounts[0])
    }),
  },
}).createMachine({
  id: 'floor',
  context: { view: 'wallets', address: null },
  initial: 'closed',
  states: {
    closed: { on: { open: 'open' } },
    open: {
      on: {
        close: 'closed',
        show: { actions: assign({ view: ({ event }) => event.view }) },
        connect: '.connecting',
      },
      initial: 'idle',
      states: {
        idle: {},
        connecting: {
          invoke: {
            src: 'requestAddress',
            input: ({ event }) => {
              if (event.type !== 'connect') throw new Error('Only a clicked wallet is connected.')
              return event.wallet
            },
            onDone: {
              target: '#floor.closed',
              actions: assign({ address: ({ event }) => event.output }),
            },
            onError: 'idle',
          },
        },
      },
    },
  },
})
