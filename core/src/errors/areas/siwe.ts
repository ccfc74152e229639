/** Signing in with the option `siweConfig`. */
export const siweErrors = {
  'siwe/params-missing': 'Failed to get message params!',
  'siwe/nonce-missing': 'siweControllerClient:getNonce - nonce is undefined',
  'siwe/not-verified': 'Failed to verify message',
} as const satisfies Record<`siwe/${string}`, string>
