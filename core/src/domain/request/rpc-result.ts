const hash = /^0x[0-9a-f]{64}$/i
const signature = /^0x[0-9a-f]{62,}$/i

/** Whether an answer is the hash of a transaction: 0x and 64 hex digits. Specification, section 5. */
export const isTransactionHash = (answer: unknown): answer is string =>
  typeof answer === 'string' && hash.test(answer)

/** Whether an answer may be a signature: 0x and 62 or more hex digits. What was asked decides which of the two it is (decision 12). */
export const isSignature = (answer: unknown): answer is string =>
  typeof answer === 'string' && signature.test(answer)
