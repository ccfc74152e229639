import type { ErrorCode } from '../../errors/catalogue.ts'
import type { ToastVariant } from '../../protocol/kit-state.ts'
import type { Messages } from '../../protocol/messages.ts'

/**
 * `code`: a text of the error catalogue. `message`: a text that the page passed. `transfer`: id of
 * the transfer whose amount and receiver the toast names.
 */
export type Toast = {
  variant: ToastVariant
  code: ErrorCode | null
  message: string | null
  transfer: string | null
}
/**
 * `waiting`: toasts that follow one about a transfer: at most one for each transfer, and one without.
 * `shown`: the number of toasts shown.
 */
export type ToastContext = { toast: Toast | null; waiting: readonly Toast[]; shown: number }
export type ToastEvent =
  | Messages['toast']
  /** The visitor can see the page. */
  | { type: 'page.seen' }
