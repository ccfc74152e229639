/**
 * How the wallet answers requests to sign in while it connects. `sign`: as asked. `unsupported`: it
 * connects without signing, as older wallets do. `silent`: it drops proposals that ask to sign in,
 * without an answer. The others return cacaos that a page must refuse:
 * `wrong-signature`: not a signature. `other-signer`: signed with the key of another account.
 * `other-nonce`, `other-domain`, `other-statement`: a valid message, but not the one that was asked
 * for. `not-granted`: of an account that the session does not grant. `expired`: no longer valid.
 */
export const remoteSignInModes = [
  'sign',
  'unsupported',
  'silent',
  'wrong-signature',
  'other-signer',
  'other-nonce',
  'other-domain',
  'other-statement',
  'not-granted',
  'expired',
] as const

export type RemoteSignInMode = (typeof remoteSignInModes)[number]
