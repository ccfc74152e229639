import { KitError } from '../../errors/kit-error.ts'

/** Brings further code at first use, once. A failed load is tried a second time, then told as what it is; the next call tries again. */
export function loadOnce<T>(load: (attempt: number) => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null
  let attempts = 0
  const next = () => load(attempts++)
  return () => {
    loading ??= next()
      .catch(next)
      .catch((cause: unknown) => {
        loading = null
        throw loadProblem(cause)
      })
    return loading
  }
}

/** Why code did not come: viem is not installed (the command is named, decision 30), or the network failed. */
function loadProblem(cause: unknown): KitError {
  const text = cause instanceof Error ? `${'code' in cause ? cause.code : ''} ${cause.message}` : ''
  const isMissing =
    /MODULE_NOT_FOUND|cannot find (?:module|package)|could not resolve|failed to resolve/i.test(text) && /['"]viem[/'"]/.test(text)
  return isMissing
    ? new KitError('adapter/library-missing', { namespace: 'eip155', library: 'viem' }, { cause })
    : new KitError('adapter/not-loaded', { namespace: 'eip155' }, { cause })
}
