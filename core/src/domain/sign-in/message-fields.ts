import { hasAddressForm } from '../caip/address-form.ts'
import { namespaceOf } from '../caip/caip.ts'
import { isDateTime } from './date-time.ts'
import { forbidden, isLine, isRequestId, isStatement } from './grammar.ts'
import { blockchainOf, isSchemeForm, isStandard, type MessageForm, nameIn } from './message-form.ts'
import type { SignInData } from './session.ts'
import { hasIpLiteral, isUri } from './uri.ts'

/** Maximum length of a message in characters. */
const maxMessageLength = 65_536

/** Scheme and name of a page: `authority` of RFC 3986 without user information. */
const schemePattern = /^[a-z][a-z0-9+.-]*$/
const domainPattern = /^(?:[a-z0-9._~!$&'()*+,;=-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i
const namespacePattern = /^[-a-z0-9]{3,8}$/
const referencePattern = /^[-_a-zA-Z0-9]{1,32}$/
const evmReference = /^(?:0|[1-9]\d*)$/
/** The characters of an address in CAIP-10. */
const otherAddress = /^[-.%a-zA-Z0-9]{1,128}$/
const plainUri = /^\S+$/
const standardNonce = /^[a-zA-Z0-9]{8,}$/
const plainNonce = /^[a-zA-Z0-9]+$/

/** Whether a text is a CAIP-2 id that a message can contain. */
export function isChainText(chainId: string): boolean {
  const [namespace = '', reference = '', ...rest] = chainId.split(':')
  const isReference = namespace === 'eip155' ? evmReference : referencePattern
  return (
    rest.length === 0 &&
    namespacePattern.test(namespace) &&
    reference.length <= 32 &&
    isReference.test(reference)
  )
}

/** Whether a text is a namespace of CAIP-2. */
export const isNamespaceText = (text: string): boolean => namespacePattern.test(text)

function isAddress({ chainId, accountAddress: address }: SignInData): boolean {
  const namespace = namespaceOf(chainId)
  if (blockchainOf(nameIn(chainId, 'standard')) === null) return otherAddress.test(address)
  // Accounts of Polkadot's contract chains have addresses of Ethereum.
  return hasAddressForm(address, namespace) || (namespace === 'polkadot' && hasAddressForm(address))
}

const isAbsentOr = (text: string | undefined, isValid: (text: string) => boolean): boolean =>
  text === undefined || isValid(text)

/** Whether the first line determines the namespace, if the line `Chain ID` does not. */
function isUnambiguous({ chainId }: SignInData, form: MessageForm): boolean {
  if (isStandard(form) || form.chainId === 'caip2') return true
  const named = blockchainOf(form.networkName)
  return named === null || named === namespaceOf(chainId)
}

type Check = [isValid: boolean, problem: string]

function checks(data: SignInData, form: MessageForm): readonly Check[] {
  const standard = isStandard(form)
  const isResource = standard ? isUri : isLine
  return [
    [
      domainPattern.test(data.domain) && hasIpLiteral(data.domain),
      'the domain must be a host without a path',
    ],
    [!isSchemeForm(form) || schemePattern.test(form.scheme), 'the scheme is not one of a URI'],
    [isLine(nameIn(data.chainId, form)), 'the name of the network must be one line'],
    [isUnambiguous(data, form), 'the name of the network is that of another namespace'],
    [isAddress(data), 'the address is not one of the network'],
    [
      isAbsentOr(data.statement, standard ? isStatement : isLine),
      standard
        ? 'the statement must be one line of ASCII letters, digits, spaces and punctuation'
        : 'the statement must be one line',
    ],
    [
      standard ? isUri(data.uri) : isLine(data.uri) && plainUri.test(data.uri),
      'the URI is not valid',
    ],
    [data.version === '1', 'the version must be 1'],
    [
      (standard ? standardNonce : plainNonce).test(data.nonce),
      'the nonce must be letters and digits, at least 8 in a standard message',
    ],
    [data.issuedAt !== undefined, 'the time of issue is missing'],
    [isAbsentOr(data.issuedAt, isDateTime), 'the time of issue is not an ISO 8601 time'],
    [isAbsentOr(data.expirationTime, isDateTime), 'the expiration time is not an ISO 8601 time'],
    [isAbsentOr(data.notBefore, isDateTime), 'the start time is not an ISO 8601 time'],
    [isAbsentOr(data.requestId, standard ? isRequestId : isLine), 'the request id is not valid'],
    [(data.resources ?? []).every(isResource), 'a resource is not a URI in one line'],
  ]
}

/**
 * Why data cannot be written in a form, in English. Null if they can. No field has a line break, a
 * control character or a character that changes the direction of the text (fault J7).
 */
export function fieldProblem(data: SignInData, form: MessageForm): string | null {
  if (!isChainText(data.chainId)) return 'the network is not a CAIP-2 id'
  return checks(data, form).find(([isValid]) => !isValid)?.[1] ?? null
}

/** Why a text cannot be a message at all, in English. Null if it can. */
export function textProblem(text: string): string | null {
  if (text.length > maxMessageLength) return 'it is too long'
  return forbidden.test(text.replaceAll('\n', '')) ? 'it contains a control character' : null
}
