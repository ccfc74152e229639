import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { HttpAnswer } from './exchange.ts'

/** The service's word that this project, or this page, may not ask (fault case G6); null: no such word. */
export function refusalOf({ status, text }: HttpAnswer): KitError | null {
  if (status !== 401 && status !== 403) return null
  const elsewhere =
    status === 403 ? !text.includes('invalid key') : text.includes('origin not allowed')
  return new KitError(elsewhere ? 'config/origin-not-allowed' : 'config/project-id-invalid')
}

/** Whether an error is such a word. */
export const isRefusal = (error: unknown): boolean =>
  isKitError(error, 'config/origin-not-allowed') || isKitError(error, 'config/project-id-invalid')
