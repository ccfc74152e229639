import { copyList, safeGet } from '../unknown.ts'

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
