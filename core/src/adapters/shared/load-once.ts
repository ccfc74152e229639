import type { Namespace } from '../../domain/caip/namespace.ts'
import { KitError } from '../../errors/kit-error.ts'

/** Whose code is loaded: `library` is the optional peer it needs, null where there is none. */
export type Loading = { namespace: Namespace; library: string | null }

/** Brings further code at first use, once. A failed load is tried a second time, then told as what it is; the next call tries again. */
export function loadOnce<T>(
  about: Loading,
  load: (attempt: number) => Promise<T>,
): () => Promise<T> {
  let loading: Promise<T> | null = null
  let attempts = 0
  const next = () => load(attempts++)
  return () => {
    loading ??= next()
      .catch(next)
      .catch((cause: unknown) => {
        loading = null
        throw loadProblem(about, cause)
      })
    return loading
  }
}

/** Why code did not come: the library is not installed (the command is named, decision 30), or the network failed. */
function loadProblem({ namespace, library }: Loading, cause: unknown): KitError {
  const text = cause instanceof Error ? `${'code' in cause ? cause.code : ''} ${cause.message}` : ''
  const isMissing =
    /MODULE_NOT_FOUND|cannot find (?:module|package)|could not resolve|failed to resolve/i.test(
      text,
    )
  return isMissing &&
    library !== null &&
    [`'${library}`, `"${library}`].some((named) => text.includes(named))
    ? new KitError('adapter/library-missing', { namespace, library }, { cause })
    : new KitError('adapter/not-loaded', { namespace }, { cause })
}
