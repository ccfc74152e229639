import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import type {
  Fault,
  ProofContext,
  ProofEvent,
  ProofFact,
  ProofInput,
  Wallet,
} from './proof.types.ts'

const unasked = async (): Promise<never> => {
  throw new Error('actor not provided')
}

/**
 * A small machine with guards, eventless transitions, actors, a callback, timers and a final state.
 * One mistake can be built in.
 */
export function proofChart(fault: Fault | 'none') {
  const has = (name: Fault) => fault === name
  return setup({
    types: {} as {
      context: ProofContext
      events: ProofEvent
      emitted: ProofFact
      input: ProofInput
      tags: 'person' | 'cannotCancel'
    },
    guards: {
      hasStored: ({ context }) => context.stored !== has('guard is negated'),
      mayRetry: ({ context }) => context.attempts < (has('one retry too many') ? 3 : 2),
      isSupported: (_, params: Wallet) => params.chain === 'one',
    },
    delays: { pairingExpiry: 240, restoring: 50 },
    actors: {
      restore: fromPromise<Wallet, { stored: boolean }>(unasked),
      requestPairing: fromPromise<Wallet, { attempt: number }>(unasked),
      release: fromPromise<void>(unasked),
      watchWallet: fromCallback(() => {}),
    },
    actions: {
      keep: assign((_, wallet: Wallet) => ({
        wallet: has('chain is not stored') ? { ...wallet, chain: 'one' } : wallet,
      })),
      count: assign({ attempts: ({ context }) => context.attempts + 1 }),
      forget: assign({ wallet: null, attempts: 0 }),
    },
  }).createMachine({
    id: 'proof',
    description: 'Connects and disconnects a wallet.',
    options: { maxIterations: 100 },
    context: ({ input }) => ({ ...input, attempts: 0, wallet: null }),
    initial: 'deciding',
    states: {
      deciding: {
        description: 'Is a wallet stored?',
        always: [{ guard: 'hasStored', target: 'resuming' }, { target: 'idle' }],
      },
      idle: {
        description: 'No wallet is connected.',
        ...(has('session is not cleared') ? {} : { entry: 'forget' }),
        on: { begin: 'pairing' },
      },
      resuming: {
        description: 'The stored wallet is requested.',
        invoke: {
          id: 'restore',
          src: 'restore',
          input: ({ context }) => ({ stored: context.stored }),
          onDone: {
            target: 'connected',
            ...(has('session is not stored')
              ? {}
              : { actions: { type: 'keep', params: ({ event }) => event.output } }),
          },
          onError: 'idle',
        },
        on: { cancel: 'idle' },
        after: { restoring: 'idle' },
      },
      pairing: {
        description: 'The code is shown until a wallet scans it.',
        invoke: {
          id: 'requestPairing',
          src: 'requestPairing',
          input: ({ context }) => ({
            attempt: has('service gets a wrong input') ? 7 : context.attempts,
          }),
          onDone: [
            {
              guard: { type: 'isSupported', params: ({ event }) => event.output },
              target: 'connected',
              actions: { type: 'keep', params: ({ event }) => event.output },
            },
            {
              target: 'connected.elsewhere',
              actions: { type: 'keep', params: ({ event }) => event.output },
            },
          ],
          onError: { target: 'failed', actions: 'count' },
        },
        on: { cancel: has('cancel goes elsewhere') ? 'failed' : 'idle' },
        ...(has('expiry timer is missing') ? {} : { after: { pairingExpiry: 'expired' } }),
      },
      expired: { description: 'The code has expired.', on: { retry: 'pairing', cancel: 'idle' } },
      failed: {
        description: 'The wallet rejected the request.',
        on: { retry: { guard: 'mayRetry', target: 'pairing' }, cancel: 'idle' },
      },
      connected: {
        description: 'A wallet is connected.',
        ...(has('fact is not emitted') ? {} : { entry: emit({ type: 'wallet.connected' }) }),
        ...(has('nobody listens') ? {} : { invoke: { id: 'watchWallet', src: 'watchWallet' } }),
        initial: 'here',
        on: {
          'wallet.lost': { target: 'idle', actions: emit({ type: 'wallet.replaced' }) },
          leave: 'leaving',
        },
        states: {
          here: { description: 'The wallet is on a configured chain.' },
          elsewhere: { description: 'The wallet is on another chain.' },
        },
      },
      leaving: {
        description: 'The wallet has the request, which cannot be recalled.',
        tags: 'cannotCancel',
        invoke: { id: 'release', src: 'release', onDone: 'ended', onError: 'ended' },
      },
      ended: { type: 'final', description: 'The wallet is disconnected.' },
    },
  })
}
