import type { modalMachine } from '../../../../core/src/stores/modal/modal.machine.ts'
import type { Cases } from '../../walker/machine-model.ts'

/** Over the page, or in it. */
export const modalInputs = { over: { embedded: false }, embedded: { embedded: true } }
/** Wallets of one namespace, and all again. */
export const modalCases: Cases<typeof modalMachine> = {
  'namespace.set': [{ namespace: 'solana' }, { namespace: null }],
}
