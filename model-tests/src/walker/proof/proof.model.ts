import { assertEqual, assertTrue } from '../check.ts'
import type { MachineModel } from '../machine-model.ts'
import { storeRole } from '../machine-role.ts'
import { proofMachine } from './proof.machine.ts'
import type { Fault } from './proof.types.ts'

const walletOnFirstChain = { session: 's', chain: 'one' }
const walletOnSecondChain = { session: 't', chain: 'two' }

/** The model of the proof machine, the same for the correct machine and for each mistake. */
export function proofModel(fault: Fault | 'none'): MachineModel<ReturnType<typeof proofMachine>> {
  return {
    id: 'proof',
    machine: proofMachine(fault),
    inputs: { new: { stored: false }, known: { stored: true } },
    cases: {
      'xstate.done.actor.restore': [{ output: walletOnFirstChain }],
      'xstate.done.actor.requestPairing': [
        { output: walletOnFirstChain },
        { output: walletOnSecondChain },
      ],
    },
    commands: ['begin', 'cancel', 'retry', 'leave'],
    listeners: { watchWallet: ['wallet.lost'] },
    project: ({ stored, attempts, wallet }) => [stored, Math.min(attempts, 3), wallet !== null],
    role: storeRole({ 'wallet.connected': 'none', 'wallet.replaced': 'none' }),
    states: {
      idle: ({ context }) => assertEqual(context.attempts, 0, 'attempts'),
      resuming: () => {},
      pairing: ({ context, run }) =>
        assertEqual(
          run.environment.pending('requestPairing').input,
          { attempt: context.attempts },
          'input of requestPairing',
        ),
      expired: () => {},
      failed: ({ context }) => assertTrue(context.attempts > 0, 'a failed attempt is counted'),
      connected: ({ emitted }) => assertEqual(emitted, [{ type: 'wallet.connected' }], 'emitted'),
      leaving: () => {},
      ended: () => {},
    },
    invariants: {
      'the context has a wallet only while connected or disconnecting': ({ state }) =>
        assertEqual(
          state.context.wallet !== null,
          ['connected', 'leaving', 'ended'].some((path) => state.matches(path as never)),
          'has a wallet',
        ),
    },
    allow: {},
  }
}
