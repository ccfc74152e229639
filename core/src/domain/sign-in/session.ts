import { type CaipAddress, type CaipNetworkId, namespaceOf } from '../caip/caip.ts'
import type { Namespace } from '../caip/namespace.ts'
import type { Cacao } from './cacao.ts'
import { timeOf } from './date-time.ts'

/** The account that signs in. `notBefore`: ISO 8601, when the session starts. */
export type SignInInput = {
  accountAddress: string
  /** CAIP-2. */
  chainId: CaipNetworkId
  notBefore?: string | undefined
}

/** The twelve fields of a sign-in message (EIP-4361, CAIP-122). All times are ISO 8601. */
export type SignInData = SignInInput & {
  /** Host of the page with its port, for example `app.example.com`. */
  domain: string
  /** URL of the page. */
  uri: string
  version: string
  nonce: string
  statement?: string | undefined
  resources?: readonly string[] | undefined
  requestId?: string | undefined
  issuedAt?: string | undefined
  expirationTime?: string | undefined
}

/** A message to sign. `toString()` returns the text. */
export type SignInMessage = SignInData & { toString(): string }

/** A proof that an account has signed a message. `message`: the signed text. */
export type SignInSession = {
  data: SignInData
  message: string
  /** As the wallet returns it: hex on eip155 and polkadot, base58 on solana, base64 elsewhere. */
  signature: string
  /** Set if a remote wallet signed while it connected (CAIP-74). */
  cacao?: Cacao | undefined
}

/** The account that signs in: the active account on a configured network. */
export type SignInAccount = {
  namespace: Namespace
  address: string
  caipNetworkId: CaipNetworkId
  /** Sessions belong to CAIP-10 accounts, never to names (rule R18). */
  caipAddress: CaipAddress
  connectorId: string
}

/**
 * The policies of the extension. `required`: a visitor who does not
 * sign in is disconnected.
 */
export type SignInPolicies = {
  required: boolean
  signOutOnDisconnect: boolean
  signOutOnAccountChange: boolean
  signOutOnNetworkChange: boolean
}
type Dated = { data: Pick<SignInData, 'issuedAt' | 'notBefore' | 'expirationTime'> }

/**
 * Whether a session belongs to an account (rule R18). The network has to be the same; the letters of
 * an EVM address may differ in case.
 */
export function isSessionOf(
  { data }: { data: Pick<SignInData, 'chainId' | 'accountAddress'> },
  chainId: CaipNetworkId,
  address: string,
): boolean {
  const ignoresCase = namespaceOf(chainId) === 'eip155'
  const normalize = (text: string) => (ignoresCase ? text.toLowerCase() : text)
  return data.chainId === chainId && normalize(data.accountAddress) === normalize(address)
}

/**
 * Whether a session has started and not expired. It starts at `notBefore`, else at `issuedAt`, else
 * it has always started. False if one of these times is not an ISO 8601 time. `now`: ms since 1970.
 */
export function isActiveAt({ data }: Dated, now: number): boolean {
  const { notBefore, issuedAt, expirationTime } = data
  const start = timeIn(notBefore ?? issuedAt, Number.NEGATIVE_INFINITY)
  const end = timeIn(expirationTime, Number.POSITIVE_INFINITY)
  return start !== null && end !== null && start <= now && now < end
}

const timeIn = (text: string | undefined, absent: number): number | null =>
  text === undefined ? absent : timeOf(text)
