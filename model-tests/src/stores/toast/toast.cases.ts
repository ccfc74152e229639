import type { toastMachine } from '../../../../core/src/stores/toast/toast.machine.ts'
import type { Cases } from '../../walker/machine-model.ts'

/** Toasts with the text of an error code, with a text of the page, and without a time limit. `hide`: of any, and of one. */
export const toastCases: Cases<typeof toastMachine> = {
  show: [
    { variant: 'error', code: 'account/balance-unavailable', message: null },
    { variant: 'success', code: null, message: 'Copied' },
    { variant: 'loading', code: null, message: 'Authenticating...' },
    { variant: 'success', code: 'send/started', message: null, transfer: 'one' },
  ],
  'page.seen': [{}],
  hide: [
    { code: null, transfer: null },
    { code: 'send/started', transfer: null },
    { code: null, transfer: 'one' },
  ],
}
