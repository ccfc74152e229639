import type { toastMachine } from '../../../../core/src/stores/toast/toast.machine.ts'
import type { Cases } from '../../walker/machine-model.ts'

/** A sentence of ours, the page's own words, and one that stays. */
export const toastCases: Cases<typeof toastMachine> = {
  show: [
    { variant: 'error', code: 'account/balance-unavailable', message: null },
    { variant: 'success', code: null, message: 'Copied' },
    { variant: 'loading', code: null, message: 'Authenticating...' },
  ],
}
