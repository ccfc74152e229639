/** Signatures. */
export const signErrors = {
  'sign/not-verified': "The signature isn't from this account",
} as const satisfies Record<`sign/${string}`, string>
