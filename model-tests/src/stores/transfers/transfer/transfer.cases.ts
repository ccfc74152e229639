import { KitError } from '../../../../../core/src/errors/kit-error.ts'
import type { transferMachine } from '../../../../../core/src/stores/transfers/transfer/transfer.machine.ts'
import type { TransferInput } from '../../../../../core/src/stores/transfers/transfer/transfer.types.ts'
import type { Cases } from '../../../walker/machine-model.ts'
import { hash, onSolana, otherHash, transferOf } from '../transfer.samples.ts'

/** One transfer per namespace that can send. */
export const transferInputs: Record<'ether' | 'sol', TransferInput> = {
  ether: transferOf('a'),
  sol: onSolana,
}
export const declined = new KitError('rpc/user-rejected')
export const broken = new KitError('rpc/internal')

/**
 * The wallet sends, rejects or fails; each final status; a replacement with a known and with an
 * unknown hash.
 */
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
