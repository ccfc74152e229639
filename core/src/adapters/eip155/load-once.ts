import { KitError } from '../../errors/kit-error.ts'

/** Brings further code at first use, once. A failed load is told as what it is, and tried again by the next call. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null
  return () => {
    loading ??= load().catch((cause: unknown) => {
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
