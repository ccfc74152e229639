import type { CaipAddress, CaipNetworkId } from '../caip/caip.ts'
import type { SignInData } from './session.ts'

/** A request to sign in that a remote wallet receives with the proposal of a connection. */
export type AuthenticationRequest = {
  /** The fields of the message. `accountAddress` is empty: the wallet chooses the accounts. */
  data: SignInData
  /** The networks to sign for, that of the message first. */
  chains: readonly CaipNetworkId[]
}

/** The answer of a wallet that signed while it connected. */
export type AuthenticationAnswer = {
  /** The request that belongs to the approved proposal. */
  request: AuthenticationRequest
  /** What the wallet returned, neither parsed nor verified. Not empty. */
  cacaos: readonly unknown[]
  /** The accounts that the session grants. */
  accounts: readonly CaipAddress[]
}
