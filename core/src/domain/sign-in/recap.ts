import { fieldsOf } from '../object.ts'

const prefix = 'I further authorize the stated URI to perform the following actions on my behalf: '
const marker = 'urn:recap:'

/** The recap of a request, which is its last resource. Null without one. */
export const recapOf = (resources: readonly string[] = []): string | null => {
  const last = resources[resources.length - 1]
  return last?.includes(marker) ? last : null
}

/** A statement without the sentence that a recap adds. Undefined if that was all. */
export function withoutRecap(statement: string | undefined): string | undefined {
  if (statement === undefined) return undefined
  const start = statement.indexOf(prefix)
  const text = start === -1 ? statement : statement.slice(0, start).trimEnd()
  return text === '' ? undefined : text
}

/**
 * The statement that a wallet signs for a request with a recap: the actions that it authorizes
 * follow the statement (ERC-5573, as the remote-wallet SDK writes it). A statement that contains
 * them stays as it is. Null if the recap cannot be read.
 */
export function statementWithRecap(statement: string | undefined, recap: string): string | null {
  if (statement?.includes(prefix)) return statement
  const sentences = sentencesOf(decode(recap.replace(marker, '')))
  if (sentences === null) return null
  return `${statement === undefined ? '' : `${statement} `}${prefix}${sentences}`
}

/** Decodes Base64 of JSON, with the characters of URLs or without, and without padding. */
function decode(text: string): unknown {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const codes = Uint8Array.from(bytes, (character) => character.charCodeAt(0))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(codes))
  } catch {
    return null // The text is not a recap.
  }
}

/** `(1) 'request': 'eth_sign', 'personal_sign' for 'eip155'.`, numbered over all resources. */
function sentencesOf(recap: unknown): string | null {
  const resources = Object.entries(fieldsOf(fieldsOf(recap).att))
  let number = 0
  const sentences = resources.map(([resource, abilities]) => {
    const actions = actionsOf(fieldsOf(abilities))
    if (actions === null) return null
    const parts = [...actions].map(([ability, names]) => {
      number++
      return `(${number}) '${ability}': '${names.join("', '")}' for '${resource}'.`
    })
    return parts.join(', ').replace('.,', '.')
  })
  return sentences.length === 0 || sentences.includes(null) ? null : sentences.join(' ')
}

/** Names of actions by ability, in order of the names. Null if one is not `ability/action`. */
function actionsOf(abilities: Readonly<Record<string, unknown>>): Map<string, string[]> | null {
  const pairs = Object.keys(abilities).map((key) => key.split('/'))
  if (pairs.length === 0 || pairs.some(([, action]) => action === undefined)) return null
  const byAbility = new Map<string, string[]>()
  const sorted = pairs.sort(([, one = ''], [, other = '']) => one.localeCompare(other))
  for (const [ability = '', action = ''] of sorted)
    byAbility.set(ability, [...(byAbility.get(ability) ?? []), action])
  return byAbility
}
