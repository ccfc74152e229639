import { KitError } from '../../errors/kit-error.ts'
import { caipNetworkIdOf, namespaceOf } from '../caip/caip.ts'
import { copyList, safeGet } from '../unknown.ts'
import type { AuthenticationRequest } from './authentication.ts'
import { formatMessage } from './format-message.ts'
import { recapOf, statementWithRecap, withoutRecap } from './recap.ts'
import { isSameData } from './same-data.ts'
import type { SignInData, SignInSession } from './session.ts'

/** The payload of a cacao. `iss`: `did:pkh:` and a CAIP-10 id. `aud`: URI. Times are ISO 8601. */
export type CacaoPayload = {
  iss: string
  domain: string
  aud: string
  version: string
  nonce: string
  iat: string
  exp?: string | undefined
  nbf?: string | undefined
  statement?: string | undefined
  requestId?: string | undefined
  resources?: readonly string[] | undefined
}

/** A signed sign-in message of a remote wallet (CAIP-74). */
export type Cacao = {
  h: { t: 'caip122' | 'eip4361' }
  p: CacaoPayload
  s: { t: 'eip191' | 'eip1271'; s: string; m?: string | undefined }
}

/** Maximum length of a text in a cacao, and number of resources. */
const maxText = 65_536
const maxResources = 100

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= maxText

/** Parses what a wallet or storage provides. Drops other fields. Null if it is not a cacao. */
export function parseCacao(value: unknown): Cacao | null {
  const header = safeGet(value, 'h', 't')
  const p = parsePayload(safeGet(value, 'p'))
  const s = parseSignature(safeGet(value, 's'))
  if ((header !== 'caip122' && header !== 'eip4361') || p === null || s === null) return null
  return { h: { t: header }, p, s }
}

function parseSignature(value: unknown): Cacao['s'] | null {
  const type = safeGet(value, 't')
  const signature = safeGet(value, 's')
  const meta = safeGet(value, 'm')
  if (type !== 'eip191' && type !== 'eip1271') return null
  if (!isText(signature)) return null
  if (meta === null) return { t: type, s: signature }
  return isText(meta) ? { t: type, s: signature, m: meta } : null
}

const required = ['iss', 'domain', 'aud', 'version', 'nonce', 'iat'] as const
const optional = ['exp', 'nbf', 'statement', 'requestId'] as const

function parsePayload(value: unknown): CacaoPayload | null {
  const [iss, domain, aud, version, nonce, iat] = required.map((key) => safeGet(value, key))
  if (!isText(iss) || !isText(domain) || !isText(aud)) return null
  if (!isText(version) || !isText(nonce) || !isText(iat)) return null
  const texts = optional
    .map((key) => [key, safeGet(value, key)] as const)
    // SDKs write a field that is absent as an empty text, too.
    .filter(([, text]) => text !== null && text !== '')
  const resources = parseResources(safeGet(value, 'resources'))
  if (resources === null || !texts.every(([, text]) => isText(text))) return null
  const rest: Partial<CacaoPayload> = Object.fromEntries(texts)
  return { iss, domain, aud, version, nonce, iat, ...rest, ...resources }
}

function parseResources(value: unknown): Pick<CacaoPayload, 'resources'> | null {
  if (value === null) return {}
  const resources = copyList(value)
  if (resources === null || resources.length > maxResources) return null
  return resources.every(isText) ? { resources } : null
}

function reject(problem: string): never {
  throw new KitError('siwx/message-invalid', { problem })
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
