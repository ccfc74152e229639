import type { modalMachine } from '../../../../core/src/stores/modal/modal.machine.ts'
import type { Cases } from '../../walker/machine-model.ts'

/** A modal over the page, and an embedded one. */
export const modalInputs = { overlay: { embedded: false }, embedded: { embedded: true } }
/** The wallets of one namespace, and all wallets. */
export const modalCases: Cases<typeof modalMachine> = {
  'namespace.set': [{ namespace: 'solana' }, { namespace: null }],
}
