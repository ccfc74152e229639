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
    hasNfts: ({ context }) => context.nfts.length > 0,
    /** Whether the event changes the active account or its network. */
    isOtherAccount: ({ context, event }: Args) =>
      activeAccount(applyAccountEvent(context, event)) !== activeAccount(context),
  },
  delays: { apiTimeout: timeouts.apiTimeout },
  actors: { readNfts: fromPromise<readonly Nft[], T.NftsRequest>(notProvided) },
  actions: {
    setAccount: assign(({ context, event }) => applyAccountEvent(context, event)),
    clearNfts: assign({ nfts: [] }),
    setNfts: assign((_, { output }: { output: readonly Nft[] }) => ({ nfts: output })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: codeOf(error) })),
    setTimedOut: assign({ problem: 'kit/timed-out' }),
  },
})

/**
 * Reads the NFTs of the active account from the page's own source (decision 34). Restarts when the
 * account or network changes, so that a late response for the previous one has no effect (faults
 * G4, O-5).
 */
export const nftsMachine = base.createMachine({
  id: 'nfts',
  description: 'Lists the NFTs of the active account.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, nfts: [], problem: 'kit/unknown' }),
  initial: 'routing',
  on: {
    'account.connected': [
      { guard: 'isOtherAccount', target: '.routing', actions: ['setAccount', 'clearNfts'] },
      { actions: 'setAccount' },
    ],
    'account.changed': [
      { guard: 'isOtherAccount', target: '.routing', actions: ['setAccount', 'clearNfts'] },
      { actions: 'setAccount' },
    ],
    'account.lost': [
      { guard: 'isOtherAccount', target: '.noAccount', actions: ['setAccount', 'clearNfts'] },
      { actions: 'setAccount' },
    ],
    'account.disconnected': [
      { guard: 'isOtherAccount', target: '.noAccount', actions: ['setAccount', 'clearNfts'] },
      { actions: 'setAccount' },
    ],
    'network.changed': [
      { guard: 'isOtherAccount', target: '.routing', actions: ['setAccount', 'clearNfts'] },
      { actions: 'setAccount' },
    ],
    'chain.changed': [
      { guard: 'isOtherAccount', target: '.routing', actions: ['setAccount', 'clearNfts'] },
      { actions: 'setAccount' },
    ],
  },
  states: {
    routing: {
      description: 'Is an account active?',
      always: [{ guard: 'hasAccount', target: 'loading' }, { target: 'noAccount' }],
    },
    noAccount: { description: 'No account is connected on the active network.' },
    loading: {
      description: "Reads the NFTs from the page's own source.",
      invoke: {
        id: 'readNfts',
        src: 'readNfts',
        input: ({ context }) => {
          const account = activeAccount(context)
          if (account === null) throw new KitError('data/history-without-address')
          return { account }
        },
        onDone: { target: 'loaded', actions: { type: 'setNfts', params: ({ event }) => event } },
        onError: {
          target: 'failed',
          actions: { type: 'setProblem', params: ({ event }) => event },
        },
      },
      on: { refresh: { target: 'loading', reenter: true } },
      after: { apiTimeout: { target: 'failed', actions: 'setTimedOut' } },
      initial: 'routing',
      states: {
        routing: {
          description: 'Are NFTs of this account already known?',
          always: [{ guard: 'hasNfts', target: 'refreshing' }, { target: 'empty' }],
        },
        empty: { description: 'No NFTs are known yet.' },
        refreshing: { description: 'The known NFTs stay listed.' },
      },
    },
    loaded: { description: 'The NFTs were read.', on: { refresh: 'loading' } },
    failed: {
      description: 'The source failed, did not respond in time or returned invalid data.',
      on: { retry: 'loading' },
    },
  },
} satisfies ConfigOf<typeof base>)
