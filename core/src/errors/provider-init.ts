/** The `code` of the cause of an error: the remote-wallet SDK did not start. */
export const providerInitCode = 'UniversalProviderInitError'

/** Marks an error of the start of the remote-wallet SDK. Keeps its message; it becomes the cause. */
export const providerInitError = (cause: unknown): Error => {
  const message = cause instanceof Error ? cause.message : String(cause)
  return Object.assign(new Error(message, { cause }), { code: providerInitCode })
}
