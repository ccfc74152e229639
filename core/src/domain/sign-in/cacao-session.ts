import { siwxErrors } from '../../errors/areas/siwx.ts'
import { KitError } from '../../errors/kit-error.ts'
import { caipNetworkIdOf, namespaceOf } from '../caip/caip.ts'
import type { AuthenticationRequest } from './authentication.ts'
import type { Cacao, CacaoPayload } from './cacao.ts'
import { formatMessage } from './format-message.ts'
import { recapOf, statementWithRecap, withoutRecap } from './recap.ts'
import { isSameData } from './same-data.ts'
import type { SignInData, SignInSession } from './session.ts'

function reject(problem: string): never {
  throw new KitError(siwxErrors, 'siwx/message-invalid', { problem })
}

type Issuer = Pick<SignInData, 'accountAddress' | 'chainId'>

/**
 * The account and network in the issuer of a cacao, `did:pkh:` and a CAIP-10 id. Throws
 * `siwx/message-invalid` for any other text.
 */
export const issuerAccount = (iss: string): Issuer =>
  parseIssuer(iss) ?? reject('the issuer is not did:pkh: and an account')

function parseIssuer(iss: string): Issuer | null {
  const [did, method, namespace, reference, accountAddress, ...rest] = iss.split(':')
  const isIssuer = did === 'did' && method === 'pkh' && rest.length === 0
  if (!isIssuer || !namespace || !reference || !accountAddress) return null
  return { accountAddress, chainId: caipNetworkIdOf(namespace, reference) }
}

/**
 * The fields of the message that a wallet signs for a cacao. A recap among the resources adds a
 * sentence to the statement. Throws `siwx/message-invalid` for a recap that cannot be read.
 */
function dataOf(payload: CacaoPayload): SignInData {
  const { domain, aud: uri, version, nonce, iat, exp, nbf, requestId, resources = [] } = payload
  const recap = recapOf(resources)
  const statement =
    recap === null ? payload.statement : statementWithRecap(payload.statement, recap)
  if (statement === null) return reject('the recap cannot be read')
  return {
    ...issuerAccount(payload.iss),
    domain,
    uri,
    version,
    nonce,
    issuedAt: iat,
    ...(statement === undefined ? {} : { statement }),
    ...(exp === undefined ? {} : { expirationTime: exp }),
    ...(nbf === undefined ? {} : { notBefore: nbf }),
    ...(requestId === undefined ? {} : { requestId }),
    ...(resources.length === 0 ? {} : { resources }),
  }
}

/**
 * The text that a wallet signs for a cacao: EIP-4361 with the address as the issuer has it. Throws
 * `siwx/message-invalid` for a payload that no such text can contain, and for an issuer on another
 * namespace than eip155.
 */
export function cacaoText(payload: CacaoPayload): string {
  return textOf(dataOf(payload))
}

function textOf(data: SignInData): string {
  if (namespaceOf(data.chainId) !== 'eip155') return reject('the issuer must be on eip155')
  return formatMessage(data, 'standard')
}

/**
 * The session that a cacao proves, which is not verified. Its data are those of the signed text, so
 * the statement contains the sentence of a recap. Throws `siwx/message-invalid` as `cacaoText` does.
 */
export function sessionOfCacao(cacao: Cacao): SignInSession {
  const data = dataOf(cacao.p)
  return { data, message: textOf(data), signature: cacao.s.s, cacao }
}

/**
 * Whether a cacao answers a request: it has the fields of the request and one of its chains. The
 * wallet chooses the account and the time of issue, and may add a recap.
 */
export function isBoundTo({ p }: Cacao, { data, chains }: AuthenticationRequest): boolean {
  const issuer = parseIssuer(p.iss)
  const answered: SignInData = {
    ...data,
    domain: p.domain,
    uri: p.aud,
    version: p.version,
    nonce: p.nonce,
    statement: withoutRecap(p.statement),
    expirationTime: p.exp,
    notBefore: p.nbf,
    requestId: p.requestId,
    resources: plainResources(p.resources),
  }
  const requested: SignInData = {
    ...data,
    statement: withoutRecap(data.statement),
    resources: plainResources(data.resources),
  }
  return issuer !== null && chains.includes(issuer.chainId) && isSameData(answered, requested)
}

/** The resources without the recap, which is the last one. */
const plainResources = (resources: readonly string[] = []): readonly string[] =>
  recapOf(resources) === null ? resources : resources.slice(0, -1)
