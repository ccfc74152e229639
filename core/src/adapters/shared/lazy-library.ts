import type { Namespace } from '../../domain/caip/namespace.ts'
import { adapterErrors } from '../../errors/areas/adapter.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import { lazy } from '../../platform/lazy.ts'

/**
 * The adapter whose code is loaded. `library` is the optional peer dependency that the code
 * imports, or null.
 */
export type LibraryInfo = { namespace: Namespace; library: string | null }

/**
 * `lazy()` for the code of an adapter. Rejects with `adapter/library-missing` if the optional peer
 * dependency is not installed, else with `adapter/not-loaded`.
 */
export function lazyLibrary<Module>(
  info: LibraryInfo,
  load: () => Promise<Module>,
): () => Promise<Module>
export function lazyLibrary<Module, Value>(
  info: LibraryInfo,
  load: () => Promise<Module>,
  create: (module: Module) => Value | Promise<Value>,
): () => Promise<Value>
export function lazyLibrary<Module>(
  info: LibraryInfo,
  load: () => Promise<Module>,
  create: (module: Module) => unknown = (module) => module,
): () => Promise<unknown> {
  const loadOnce = lazy(load, create)
  return () =>
    loadOnce().catch((error: unknown) => {
      throw toLoadError(info, isKitError(error, 'endpoint/unreachable') ? error.cause : error)
    })
}

const missingModule =
  /MODULE_NOT_FOUND|cannot find (?:module|package)|could not resolve|failed to resolve/i

/**
 * Distinguishes a library that is not installed from a failed download. Node, bundlers and browsers
 * word the error of a missing library differently, but all quote its name (decision 30).
 */
function toLoadError({ namespace, library }: LibraryInfo, cause: unknown): KitError {
  const text = cause instanceof Error ? `${'code' in cause ? cause.code : ''} ${cause.message}` : ''
  const isNamed = library !== null && (text.includes(`'${library}`) || text.includes(`"${library}`))
  return isNamed && missingModule.test(text)
    ? new KitError(adapterErrors, 'adapter/library-missing', { namespace, library }, { cause })
    : new KitError(adapterErrors, 'adapter/not-loaded', { namespace }, { cause })
}
