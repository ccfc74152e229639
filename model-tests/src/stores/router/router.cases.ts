import type { Message } from '../../../../core/src/protocol/messages.ts'
import type { routerMachine } from '../../../../core/src/stores/router/router.machine.ts'
import { sepolia } from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'

const toastMessage = (message: string): Message => ({
  to: 'toast',
  type: 'show',
  variant: 'success',
  code: null,
  message,
})
/** Outcomes of a transaction. Each sends the message of a different toast. */
export const outcomes = {
  success: [toastMessage('done')],
  error: [toastMessage('failed')],
  cancel: [toastMessage('cancelled')],
}

export const routerCases: Cases<typeof routerMachine> = {
  push: [
    { view: 'Networks' },
    { view: 'SwitchNetwork', data: { caipNetworkId: sepolia.caipNetworkId } },
  ],
  replace: [{ view: 'Connect' }],
  reset: [{ view: 'Connect' }, { view: 'Networks' }],
  'back.to': [{ index: 0 }, { index: 1 }, { index: 7 }],
  'back.from': [{ from: 'Networks' }, { from: 'Connect' }],
  'transaction.push': [{ outcomes, earlier: ['one'] }],
  'transaction.pop': [
    { outcome: 'success', request: 'two' },
    { outcome: 'error', request: null },
    { outcome: 'cancel', request: 'one' },
  ],
}
