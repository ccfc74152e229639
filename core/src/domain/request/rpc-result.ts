const hash = /^0x[0-9a-f]{64}$/i
const signature = /^0x[0-9a-f]{62,}$/i

/** Whether a result has the form of a transaction hash: 0x and 64 hex digits. */
export const isTransactionHash = (result: unknown): result is string =>
  typeof result === 'string' && hash.test(result)

/**
 * Whether a result has the form of a signature: 0x and 62 or more hex digits. The requested method
 * decides between the two (decision 12).
 */
export const isSignature = (result: unknown): result is string =>
  typeof result === 'string' && signature.test(result)
