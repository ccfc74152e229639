import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import type {
  Fault,
  ProofContext,
  ProofEmitted,
  ProofEvent,
  ProofInput,
  Wallet,
} from './proof.types.ts'

const notProvided = async (): Promise<never> => {
  throw new Error('The proof machine has no actor implementations')
}

/**
 * A small machine with guards, eventless transitions, actors, a callback, timers and a final state.
 * `fault` builds one deliberate mistake in.
 */
export function proofMachine(fault: Fault | 'none') {
  const has = (name: Fault) => fault === name
  return setup({
    types: {} as {
      context: ProofContext
      events: ProofEvent
      emitted: ProofEmitted
      input: ProofInput
      tags: 'person' | 'cannotCancel'
    },
    guards: {
      hasStored: ({ context }) => context.stored !== has('guard is negated'),
      canRetry: ({ context }) => context.attempts < (has('retry limit is too high') ? 3 : 2),
      isSupported: (_, params: Wallet) => params.chain === 'one',
    },
    delays: { pairingExpiry: 240, restoring: 50 },
    actors: {
      restore: fromPromise<Wallet, { stored: boolean }>(notProvided),
      requestPairing: fromPromise<Wallet, { attempt: number }>(notProvided),
      release: fromPromise<void>(notProvided),
      watchWallet: fromCallback(() => {}),
    },
    actions: {
      setWallet: assign((_, wallet: Wallet) => ({
        wallet: has('chain is not stored') ? { ...wallet, chain: 'one' } : wallet,
      })),
      countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
      clear: assign({ wallet: null, attempts: 0 }),
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
        ...(has('session is not cleared') ? {} : { entry: 'clear' }),
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
              : { actions: { type: 'setWallet', params: ({ event }) => event.output } }),
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
            attempt: has('actor gets a wrong input') ? 7 : context.attempts,
          }),
          onDone: [
            {
              guard: { type: 'isSupported', params: ({ event }) => event.output },
              target: 'connected',
              actions: { type: 'setWallet', params: ({ event }) => event.output },
            },
            {
              target: 'connected.elsewhere',
              actions: { type: 'setWallet', params: ({ event }) => event.output },
            },
          ],
          onError: { target: 'failed', actions: 'countAttempt' },
        },
        on: { cancel: has('cancel enters a wrong state') ? 'failed' : 'idle' },
        ...(has('expiry timer is missing') ? {} : { after: { pairingExpiry: 'expired' } }),
      },
      expired: { description: 'The code has expired.', on: { retry: 'pairing', cancel: 'idle' } },
      failed: {
        description: 'The wallet rejected the request.',
        on: { retry: { guard: 'canRetry', target: 'pairing' }, cancel: 'idle' },
      },
      connected: {
        description: 'A wallet is connected.',
        ...(has('event is not emitted') ? {} : { entry: emit({ type: 'wallet.connected' }) }),
        ...(has('callback actor is missing')
          ? {}
          : { invoke: { id: 'watchWallet', src: 'watchWallet' } }),
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
        description: 'The wallet disconnects. The request cannot be cancelled.',
        tags: 'cannotCancel',
        invoke: { id: 'release', src: 'release', onDone: 'ended', onError: 'ended' },
      },
      ended: { type: 'final', description: 'The wallet is disconnected.' },
    },
  })
}
