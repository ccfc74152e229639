import { parseAddress } from '../clients/address/parse-address.ts'
import { caipNetworkIdOf } from '../domain/caip/caip.ts'
import { parseCaipAddress } from '../domain/caip/caip-address.ts'
import { timeOf, toIso } from '../domain/sign-in/date-time.ts'
import { formatMessage } from '../domain/sign-in/format-message.ts'
import { isStandard, type MessageForm } from '../domain/sign-in/message-form.ts'
import type { SignInData, SignInMessage } from '../domain/sign-in/session.ts'
import { toUri } from '../domain/sign-in/uri.ts'
import { siwxErrors } from '../errors/areas/siwx.ts'
import { KitError } from '../errors/kit-error.ts'
import { createBrowserPlatform } from '../platform/browser.ts'

/** The fields of a message that a server creates for a visitor. */
export type NewMessage = {
  /** CAIP-10. */
  account: string
  /** Host of the page with its port, for example `app.example.com`. */
  domain: string
  /** URL of the page. */
  uri: string
  /** A nonce of `createNonce`. */
  nonce: string
  /** One line of ASCII in the standard form, any one line in the plain form. */
  statement?: string | undefined
  /** URIs. */
  resources?: readonly string[] | undefined
  requestId?: string | undefined
  /** ISO 8601. The sign-in counts from then on. Default: at once. */
  notBefore?: string | undefined
  /** How long the sign-in counts, in ms. Default: no end. */
  expiration?: number | undefined
  /** How the text is written. Default `standard`: EIP-4361 on eip155, CAIP-122 elsewhere. */
  form?: MessageForm | undefined
  /** Ms since 1970. Default: the clock of the server. */
  now?: number | undefined
}

/**
 * Creates the message that a visitor signs; `toString()` returns its text. Its page must be the one
 * that requests the signature: wallets compare `domain` and `uri` with it. Times are ISO 8601 with
 * milliseconds. A standard message has an EVM address with its EIP-55 checksum, and a URI as RFC
 * 3986 allows it.
 *
 * Throws `siwx/message-invalid` for fields that the form cannot contain, and
 * `caip/not-an-account-id`.
 *
 * ```ts
 * const message = createMessage({ account, domain: 'app.example.com', uri: 'https://app.example.com/', nonce })
 * response.json({ text: message.toString() })
 * ```
 */
export function createMessage({
  account,
  form = 'standard',
  now = createBrowserPlatform().clock.now(),
  ...fields
}: NewMessage): SignInMessage {
  const { statement, requestId, expiration, resources = [] } = fields
  const { namespace, reference, address } = parseCaipAddress(account)
  const chainId = caipNetworkIdOf(namespace, reference)
  const accountAddress = isStandard(form) ? parseAddress(namespace, address, chainId) : address
  const start = fields.notBefore === undefined ? now : timeOf(toIso(fields.notBefore))
  if (accountAddress === null) throw invalid('the address is not one of the network')
  if (start === null) throw invalid('the start time is not an ISO 8601 time')
  const data: SignInData = {
    accountAddress,
    chainId,
    domain: fields.domain,
    uri: isStandard(form) ? toUri(fields.uri) : fields.uri,
    version: '1',
    nonce: fields.nonce,
    issuedAt: toIso(now),
    ...(statement === undefined ? {} : { statement }),
    ...(expiration === undefined ? {} : { expirationTime: toIso(start + expiration) }),
    ...(fields.notBefore === undefined ? {} : { notBefore: toIso(start) }),
    ...(requestId === undefined ? {} : { requestId }),
    ...(resources.length === 0 ? {} : { resources: [...resources] }),
  }
  const text = formatMessage(data, form)
  return { ...data, toString: () => text }
}

const invalid = (problem: string) => new KitError(siwxErrors, 'siwx/message-invalid', { problem })
