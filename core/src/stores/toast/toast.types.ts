import type { ErrorCode } from '../../errors/catalogue.ts'
import type { ToastVariant } from '../../protocol/kit-state.ts'

/** `code`: a sentence of the catalogue; `message`: the page's own words. */
export type Toast = { variant: ToastVariant; code: ErrorCode | null; message: string | null }
export type ToastContext = { toast: Toast | null; shown: number }
export type ToastEvent = ({ type: 'show' } & Toast) | { type: 'hide' }
