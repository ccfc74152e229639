import type { modalMachine } from '../../../../core/src/state/modal/modal.machine.ts'
import type { Cases } from '../../walker/chart-model.ts'

/** Over the page, or in it. */
export const modalInputs = { over: { embedded: false }, embedded: { embedded: true } }
/** No event of the modal carries anything. */
export const modalCases: Cases<typeof modalMachine> = {}
