import { assertEqual, assertTrue } from '../check.ts'
import type { MachineModel } from '../machine-model.ts'
import { storeRole } from '../machine-role.ts'
import { proofChart } from './proof.machine.ts'
import type { Fault } from './proof.types.ts'

const one = { session: 's', chain: 'one' }
const two = { session: 't', chain: 'two' }

/** The model of the proof machine, the same for the correct machine and for each mistake. */
export function proofModel(fault: Fault | 'none'): MachineModel<ReturnType<typeof proofChart>> {
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
    outside: storeRole({ 'wallet.connected': 'none', 'wallet.replaced': 'none' }),
    states: {
      idle: ({ context }) => assertEqual(context.attempts, 0, 'attempts'),
      resuming: () => {},
      pairing: ({ context, play }) =>
        assertEqual(
          play.world.pending('requestPairing').input,
          { attempt: context.attempts },
          'asked with',
        ),
      expired: () => {},
      failed: ({ context }) => assertTrue(context.attempts > 0, 'a failure counts'),
      connected: ({ news }) => assertEqual(news, [{ type: 'wallet.connected' }], 'told'),
      leaving: () => {},
      ended: () => {},
    },
    invariants: {
      'a wallet is held exactly while connected or leaving': ({ state }) =>
        assertEqual(
          state.context.wallet !== null,
          ['connected', 'leaving', 'ended'].some((path) => state.matches(path as never)),
          'wallet held',
        ),
    },
    allow: {},
  }
}
