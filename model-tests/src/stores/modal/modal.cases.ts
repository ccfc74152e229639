import type { modalMachine } from '../../../../core/src/stores/modal/modal.machine.ts'
import type { Cases } from '../../walker/machine-model.ts'

/** Inputs of a modal over the page and of an embedded modal. */
export const modalInputs = { overlay: { embedded: false }, embedded: { embedded: true } }
export const modalCases: Cases<typeof modalMachine> = {
  'request.show': [
    { id: 'one', pending: ['one'] },
    { id: 'two', pending: ['one', 'two'] },
    { id: 'two', pending: ['two'] },
  ],
  'consent.set': [{ consent: 'given' }, { consent: 'missing' }],
  'namespace.set': [{ namespace: 'solana' }, { namespace: null }],
}
