import { configErrors } from '../../errors/areas/config.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { HttpResponse } from './request.ts'

/**
 * Maps a 401 or 403 of the service to `config/project-id-invalid` or `config/origin-not-allowed`
 * (fault G6). Null for every other status.
 */
export function projectError({ status, text }: HttpResponse): KitError | null {
  if (status !== 401 && status !== 403) return null
  const isOriginError =
    status === 403 ? !text.includes('invalid key') : text.includes('origin not allowed')
  return new KitError(
    configErrors,
    isOriginError ? 'config/origin-not-allowed' : 'config/project-id-invalid',
  )
}

/** Whether an error is one that `projectError` returns. */
export const isProjectError = (error: unknown): boolean =>
  isKitError(error, 'config/origin-not-allowed') || isKitError(error, 'config/project-id-invalid')
