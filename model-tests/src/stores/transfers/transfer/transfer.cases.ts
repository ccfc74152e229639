import { KitError } from '../../../../../core/src/errors/kit-error.ts'
import type { transferMachine } from '../../../../../core/src/stores/transfers/transfer/transfer.machine.ts'
import type { TransferInput } from '../../../../../core/src/stores/transfers/transfer/transfer.types.ts'
import type { Cases } from '../../../walker/machine-model.ts'
import { hash, onSolana, otherHash, transferOf } from '../transfer.samples.ts'

/** Inputs on eip155 and on Solana, and one of a transfer that the wallet has sent already. */
export const transferInputs: Record<'ether' | 'sol' | 'sent', TransferInput> = {
  ether: transferOf('a'),
  sent: { ...transferOf('sent'), hash },
  sol: onSolana,
}
export const declined = new KitError('rpc/user-rejected')
export const broken = new KitError('rpc/internal')

export const transferCases: Cases<typeof transferMachine> = {
  replaced: [{ hash: otherHash }, { hash: null }],
  ended: [
    { end: 'confirmed' },
    { end: 'reverted' },
    { end: 'replaced' },
    { end: 'dropped' },
    { end: 'unknown' },
  ],
  'xstate.done.actor.submit': [{ output: hash }],
  'xstate.error.actor.submit': [{ error: declined }, { error: broken }],
}
