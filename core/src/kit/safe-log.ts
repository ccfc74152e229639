import { lazy } from '../platform/lazy.ts'
import type { Platform } from '../platform/platform.ts'

/**
 * Creates a log that removes keys and addresses from errors (oracle O4, fault XN2). Loads the code
 * for this with the first error; if that fails, logs the message without the error.
 */
export function createSafeLog({ log }: Platform): Platform['log'] {
  const load = lazy(() => import('../clients/http/hide-secrets.ts'))
  const safely = (level: keyof Platform['log']) => (message: string, error?: unknown) => {
    if (error === undefined) log[level](message)
    else
      load().then(
        ({ hideSecrets }) => log[level](message, hideSecrets(error)),
        () => log[level](message),
      )
  }
  return { debug: safely('debug'), warn: safely('warn'), error: safely('error') }
}
