import type { ChartModel } from '../chart-model.ts'
import { must, same } from '../check.ts'
import { standingOutside } from '../outside.ts'
import { proofChart } from './proof.machine.ts'
import type { Fault } from './proof.types.ts'

const one = { session: 's', chain: 'one' }
const two = { session: 't', chain: 'two' }

/** The model of the proof chart; the same words for the right chart and for each wrong one. */
export function proofModel(fault: Fault | 'none'): ChartModel<ReturnType<typeof proofChart>> {
  return {
    id: 'proof',
    machine: proofChart(fault),
    inputs: { new: { stored: false }, known: { stored: true } },
    cases: {
      'xstate.done.actor.restore': [{ output: one }],
      'xstate.done.actor.requestPairing': [{ output: one }, { output: two }],
    },
    commands: ['begin', 'cancel', 'retry', 'leave'],
    listeners: { watchWallet: ['wallet.lost'] },
    project: ({ stored, attempts, wallet }) => [stored, Math.min(attempts, 3), wallet !== null],
    farEnough: () => false,
    outside: standingOutside({ 'wallet.connected': 'none', 'wallet.replaced': 'none' }),
    states: {
      idle: ({ context }) => same(context.attempts, 0, 'attempts'),
      resuming: () => {},
      pairing: ({ context, play }) =>
        same(
          play.world.pending('requestPairing').input,
          { attempt: context.attempts },
          'asked with',
        ),
      expired: () => {},
      failed: ({ context }) => must(context.attempts > 0, 'a failure counts'),
      connected: ({ news }) => same(news, [{ type: 'wallet.connected' }], 'told'),
      leaving: () => {},
      ended: () => {},
    },
    invariants: {
      'a wallet is held exactly while connected or leaving': ({ state }) =>
        same(
          state.context.wallet !== null,
          ['connected', 'leaving', 'ended'].some((path) => state.matches(path as never)),
          'wallet held',
        ),
    },
    allow: {},
  }
}
