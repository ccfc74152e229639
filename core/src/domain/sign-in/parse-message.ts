import { KitError } from '../../errors/kit-error.ts'
import { type CaipNetworkId, namespaceOf, toCaipNetworkId } from '../caip/caip.ts'
import type { Namespace } from '../caip/namespace.ts'
import { formatMessage, labels } from './format-message.ts'
import { fieldProblem, isChainText, isNamespaceText, textProblem } from './message-fields.ts'
import { blockchainOf, emptyLines, type MessageForm } from './message-form.ts'
import type { SignInData } from './session.ts'

/** The fields of a message and the form in which it is written. */
export type ParsedMessage = { data: SignInData; form: MessageForm }

/**
 * Parses the text of a sign-in message, `formatMessage(data, form)` of the result is the same text.
 * Each field has one place, so that a statement or resource cannot contain another field.
 *
 * `namespace`: that of the account, if known. A plain text needs it if its chain id is only a
 * reference and its network has a name of the page.
 *
 * Throws `siwx/message-invalid` for any other text.
 */
export function parseMessage(text: string, namespace: Namespace | null = null): ParsedMessage {
  const problem = textProblem(text)
  if (problem !== null) return reject(problem)
  const [title = '', accountAddress = '', separator, ...body] = text.split('\n')
  const header = parseTitle(title)
  if (separator !== '') return reject('the third line must be empty')
  const { statement, gap, lines } = splitStatement(body)
  const { fields, resources } = parseFields(lines)
  const { chainId, form } = formOf({ header, chainText: fields.chainId, gap, namespace })
  const data: SignInData = {
    ...fields,
    domain: header.domain,
    accountAddress,
    chainId,
    ...(statement === undefined ? {} : { statement }),
    ...(resources === undefined ? {} : { resources }),
  }
  const invalid = fieldProblem(data, form)
  if (invalid !== null) return reject(invalid)
  // Every field was read from its place; this is the proof that the text contains nothing else.
  if (formatMessage(data, form) !== text) return reject('it contains more than its fields')
  return { data, form }
}

function reject(problem: string): never {
  throw new KitError('siwx/message-invalid', { problem })
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

type Fields = Pick<SignInData, 'uri' | 'version' | 'nonce'> &
  Partial<Pick<SignInData, 'issuedAt' | 'expirationTime' | 'notBefore' | 'requestId'>> & {
    chainId: string
  }

function parseFields(lines: readonly string[]): {
  fields: Fields
  resources: readonly string[] | undefined
} {
  const found = new Map<string, string>()
  let position = 0
  for (const [key, label] of labels) {
    const line = lines[position]
    if (line?.startsWith(`${label}: `)) {
      found.set(key, line.slice(label.length + 2))
      position++
    }
  }
  const require = (key: (typeof labels)[number][0]) =>
    found.get(key) ?? reject(`the field ${key} is missing`)
  const optional = (key: (typeof labels)[number][0]) =>
    found.has(key) ? { [key]: found.get(key) } : {}
  return {
    fields: {
      uri: require('uri'),
      version: require('version'),
      chainId: require('chainId'),
      nonce: require('nonce'),
      ...optional('issuedAt'),
      ...optional('expirationTime'),
      ...optional('notBefore'),
      ...optional('requestId'),
    },
    resources: parseResources(lines.slice(position)),
  }
}

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

/** The network and the form that first line, chain id and layout state together. */
function formOf({ header, chainText, gap, namespace }: Clues): {
  chainId: CaipNetworkId
  form: MessageForm
} {
  const { name, scheme } = header
  const standard = standardNamespace(name, namespace)
  if (standard !== null && !chainText.includes(':')) {
    const chainId = toChainId(`${standard}:${chainText}`, namespace)
    if (gap === null || gap === emptyLines(chainId, 'standard'))
      return { chainId, form: scheme === null ? 'standard' : { is: 'scheme', scheme } }
  }
  if (scheme !== null) return reject('only a standard message may contain a scheme')
  if (gap === 2) return reject('there are too many empty lines')
  if (chainText.includes(':'))
    return {
      chainId: toChainId(chainText, namespace),
      form: { is: 'plain', networkName: name, chainId: 'caip2' },
    }
  const plain =
    blockchainOf(name) ?? namespace ?? reject('the namespace of its chain id is unknown')
  return {
    chainId: toChainId(`${plain}:${chainText}`, namespace),
    form: { is: 'plain', networkName: name, chainId: 'reference' },
  }
}

/** The namespace that a standard message names, or null. */
function standardNamespace(name: string, namespace: Namespace | null): Namespace | null {
  if (name === 'EVM Networks') return null
  const known = blockchainOf(name)
  if (known !== null) return known
  return isNamespaceText(name) && (namespace ?? name) === name ? name : null
}

function toChainId(text: string, namespace: Namespace | null): CaipNetworkId {
  if (!isChainText(text)) return reject('the chain id is not one')
  const chainId = toCaipNetworkId(text)
  if (namespace !== null && namespace !== namespaceOf(chainId))
    return reject('it is for another namespace')
  return chainId
}
