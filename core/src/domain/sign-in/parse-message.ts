import { siwxErrors } from '../../errors/areas/siwx.ts'
import { KitError } from '../../errors/kit-error.ts'
import { type CaipNetworkId, namespaceOf, toCaipNetworkId } from '../caip/caip.ts'
import type { Namespace } from '../caip/namespace.ts'
import { formatMessage, labels } from './format-message.ts'
import { fieldProblem, isChainText, isNamespaceText, textProblem } from './message-fields.ts'
import {
  blockchainOf,
  emptyLines,
  type FormName,
  isStandard,
  type MessageForm,
  standardOnly,
} from './message-form.ts'
import type { SignInData } from './session.ts'

/** The fields of a message and the form in which it is written. */
export type ParsedMessage = { data: SignInData; form: MessageForm }

/**
 * `forms`: what the text may be written in. Default: the standard form only (decision 51).
 * `namespace`: that of the account, if known. A plain text needs it if its chain id is only a
 * reference and its network has a name of the page.
 */
export type ParseOptions = {
  forms?: readonly FormName[] | undefined
  namespace?: Namespace | null | undefined
}

/**
 * Parses the text of a sign-in message, `formatMessage(data, form)` of the result is the same text.
 * Each field has one place, so that a statement or resource cannot contain another field. Accepts
 * the whole grammar of EIP-4361, Sign-In With Solana and CAIP-122, and `Issued At` is required.
 *
 * Throws `siwx/message-invalid` for any other text.
 */
export function parseMessage(
  text: string,
  { forms = standardOnly, namespace = null }: ParseOptions = {},
): ParsedMessage {
  const problem = textProblem(text)
  if (problem !== null) return reject(problem)
  const [title = '', accountAddress = '', separator, ...body] = text.split('\n')
  const header = parseTitle(title)
  if (separator !== '') return reject('the third line must be empty')
  const { statement, gap, lines } = splitStatement(body)
  const { fields, resources } = parseFields(lines)
  const data = {
    ...fields,
    domain: header.domain,
    accountAddress,
    ...(statement === undefined ? {} : { statement }),
    ...(resources === undefined ? {} : { resources }),
  }
  const parsed = readingsOf({ header, chainText: fields.chainId, gap, namespace }).map(
    ({ chainId, form }): ParsedMessage => ({ data: { ...data, chainId }, form }),
  )
  const accepted = parsed.filter(({ form }) => forms.includes(nameOf(form)))
  const valid = accepted.find(isValid)
  if (valid === undefined) return reject(problemOf(accepted, parsed))
  // Every field was read from its place; this is the proof that the text contains nothing else.
  if (formatMessage(valid.data, valid.form) !== text) return reject('it contains more than fields')
  return valid
}

const isValid = ({ data, form }: ParsedMessage) => fieldProblem(data, form) === null
const nameOf = (form: MessageForm): FormName => (isStandard(form) ? 'standard' : 'plain')

/** The problem of the first reading in an accepted form. `all`: the readings in every form. */
function problemOf([first]: readonly ParsedMessage[], all: readonly ParsedMessage[]): string {
  if (first !== undefined) return fieldProblem(first.data, first.form) ?? ''
  return all.some((each) => nameOf(each.form) === 'plain' && isValid(each))
    ? "it has the plain form, which only `forms: ['standard', 'plain']` accepts"
    : 'its first line, chain id and empty lines do not belong together'
}

function reject(problem: string): never {
  throw new KitError(siwxErrors, 'siwx/message-invalid', { problem })
}

type Header = { scheme: string | null; domain: string; name: string }

function parseTitle(title: string): Header {
  const pattern =
    /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\S+) wants you to sign in with your (.+) account:$/
  const [, scheme = null, domain, name] = pattern.exec(title) ?? []
  if (domain === undefined || name === undefined) return reject('the first line is not one')
  return { scheme, domain, name }
}

/** `gap`: the number of empty lines of a message without statement, else null. */
type Body = { statement: string | undefined; gap: 1 | 2 | null; lines: readonly string[] }

/** A statement is one line between two empty ones. The first field is never followed by one. */
function splitStatement(body: readonly string[]): Body {
  const [first, second] = body
  if (first === '') return { statement: undefined, gap: 2, lines: body.slice(1) }
  if (second === '') return { statement: first, gap: null, lines: body.slice(2) }
  return { statement: undefined, gap: 1, lines: body }
}

type Field = (typeof labels)[number][0]
type Fields = Record<'uri' | 'version' | 'chainId' | 'nonce', string> &
  Pick<SignInData, 'issuedAt' | 'expirationTime' | 'notBefore' | 'requestId'>

function parseFields(lines: readonly string[]): {
  fields: Fields
  resources: readonly string[] | undefined
} {
  const found = new Map<Field, string>()
  let position = 0
  for (const [key, label] of labels) {
    const line = lines[position]
    if (line?.startsWith(`${label}: `)) {
      found.set(key, line.slice(label.length + 2))
      position++
    }
  }
  const mandatory = (key: Field) => found.get(key) ?? reject(`the field ${key} is missing`)
  return {
    fields: {
      uri: mandatory('uri'),
      version: mandatory('version'),
      chainId: mandatory('chainId'),
      nonce: mandatory('nonce'),
      ...Object.fromEntries([...found].filter(([key]) => optional.includes(key))),
    },
    resources: parseResources(lines.slice(position)),
  }
}

const optional: readonly Field[] = ['issuedAt', 'expirationTime', 'notBefore', 'requestId']

function parseResources(lines: readonly string[]): readonly string[] | undefined {
  if (lines.length === 0) return undefined
  const [heading, ...entries] = lines
  if (heading !== 'Resources:') return reject('a line is repeated, unknown or out of order')
  if (entries.length === 0) return reject('the list of resources is empty')
  return entries.map((entry) =>
    entry.startsWith('- ') ? entry.slice(2) : reject('a resource must start with "- "'),
  )
}

type Clues = { header: Header; chainText: string; gap: Body['gap']; namespace: Namespace | null }
type Reading = { chainId: CaipNetworkId; form: MessageForm }

/**
 * What first line, chain id and layout state together. A network may be named like a blockchain: a
 * text that is no standard message may still be a plain one.
 */
const readingsOf = (clues: Clues): readonly Reading[] =>
  [standardReading(clues), plainReading(clues)].filter((reading) => reading !== null)

function standardReading({ header, chainText, gap, namespace }: Clues): Reading | null {
  const { name, scheme } = header
  const named = blockchainOf(name) ?? (isNamespaceText(name) ? name : null)
  if (named === null || name === 'EVM Networks') return null
  const chainId = toChainId(`${named}:${chainText}`, namespace)
  if (chainId === null || (gap !== null && gap !== emptyLines(chainId, 'standard'))) return null
  return { chainId, form: scheme === null ? 'standard' : { is: 'scheme', scheme } }
}

function plainReading({ header, chainText, gap, namespace }: Clues): Reading | null {
  const { name: networkName, scheme } = header
  const isFull = chainText.includes(':')
  const named = blockchainOf(networkName) ?? namespace
  const chainId = toChainId(isFull ? chainText : `${named}:${chainText}`, namespace)
  if (scheme !== null || gap === 2 || chainId === null || (named === null && !isFull)) return null
  return { chainId, form: { is: 'plain', networkName, chainId: isFull ? 'caip2' : 'reference' } }
}

/** Null for a text that is not a CAIP-2 id, or not of the namespace. */
function toChainId(text: string, namespace: Namespace | null): CaipNetworkId | null {
  if (!isChainText(text)) return null
  const chainId = toCaipNetworkId(text)
  return namespace === null || namespace === namespaceOf(chainId) ? chainId : null
}
