import type { toastMachine } from '../../../../core/src/stores/toast/toast.machine.ts'
import type { Cases } from '../../walker/machine-model.ts'

/** A toast with a catalogue text, one with a text of the page, and one that stays. */
export const toastCases: Cases<typeof toastMachine> = {
  show: [
    { variant: 'error', code: 'account/balance-unavailable', message: null },
    { variant: 'success', code: null, message: 'Copied' },
    { variant: 'loading', code: null, message: 'Authenticating...' },
  ],
}
