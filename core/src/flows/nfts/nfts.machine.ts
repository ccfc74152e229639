import { assign, fromPromise, setup } from 'xstate'
import { activeAccount, applyAccountEvent } from '../../domain/account/active-accounts.ts'
import { timeouts } from '../../domain/constants.ts'
import type { Nft } from '../../domain/token/nft.ts'
import { codeOf, KitError } from '../../errors/kit-error.ts'
import { notProvided } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import type * as T from './nfts.types.ts'

type Args = { context: T.NftsContext; event: T.NftsEvent }

const base = setup({
  types: {} as { context: T.NftsContext; events: T.NftsEvent; input: T.NftsInput },
  guards: {
    hasAccount: ({ context }) => activeAccount(context) !== null,
    /** It is about another account, or another network, from now on. */
    isOther: ({ context, event }: Args) =>
      activeAccount(applyAccountEvent(context, event)) !== activeAccount(context),
  },
  delays: { apiAnswer: timeouts.apiTimeout },
  actors: { readNfts: fromPromise<readonly Nft[], T.AskNfts>(notProvided) },
  actions: {
    follow: assign(({ context, event }) => applyAccountEvent(context, event)),
    reset: assign({ nfts: [] }),
    keepNfts: assign((_, { output }: { output: readonly Nft[] }) => ({ nfts: output })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: codeOf(error) })),
    keepSilence: assign({ problem: 'kit/timed-out' }),
  },
})

/** The NFTs of an account, as the page's own source tells them (decision 34). Another account or network begins anew: a late answer about the one before changes nothing (fault cases G4, O-5). */
export const nftsMachine = base.createMachine({
  id: 'nfts',
  description: 'The NFTs of an account.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, nfts: [], problem: 'kit/unknown' }),
  initial: 'opening',
  on: {
    'account.connected': [
      { guard: 'isOther', target: '.opening', actions: ['follow', 'reset'] },
      { actions: 'follow' },
    ],
    'account.changed': [
      { guard: 'isOther', target: '.opening', actions: ['follow', 'reset'] },
      { actions: 'follow' },
    ],
    'account.lost': [
      { guard: 'isOther', target: '.opening', actions: ['follow', 'reset'] },
      { actions: 'follow' },
    ],
    'account.disconnected': [
      { guard: 'isOther', target: '.opening', actions: ['follow', 'reset'] },
      { actions: 'follow' },
    ],
    'network.changed': [
      { guard: 'isOther', target: '.opening', actions: ['follow', 'reset'] },
      { actions: 'follow' },
    ],
  },
  states: {
    opening: {
      description: 'Is there an account?',
      always: [{ guard: 'hasAccount', target: 'reading' }, { target: 'absent' }],
    },
    absent: { description: 'Nobody is connected.' },
    reading: {
      description: "The page's source is asked.",
      invoke: {
        id: 'readNfts',
        src: 'readNfts',
        input: ({ context }) => {
          const account = activeAccount(context)
          if (account === null) throw new KitError('data/history-without-address')
          return { account }
        },
        onDone: { target: 'read', actions: { type: 'keepNfts', params: ({ event }) => event } },
        onError: {
          target: 'failed',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
      },
      on: { refresh: { target: 'reading', reenter: true } },
      after: { apiAnswer: { target: 'failed', actions: 'keepSilence' } },
    },
    read: { description: 'That is what it told.', on: { refresh: 'reading' } },
    failed: {
      description: 'It did not tell, or nothing that could be read; it may be asked again.',
      on: { retry: 'reading' },
    },
  },
} satisfies ConfigOf<typeof base>)
