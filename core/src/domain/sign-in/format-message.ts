import { siwxErrors } from '../../errors/areas/siwx.ts'
import { KitError } from '../../errors/kit-error.ts'
import { fieldProblem } from './message-fields.ts'
import { chainTextIn, emptyLines, isSchemeForm, type MessageForm, nameIn } from './message-form.ts'
import type { SignInData } from './session.ts'

/**
 * Writes the text that a wallet signs, with lines that end in LF. Values are written as they are:
 * `createMessage` gives addresses their checksum first. `parseMessage` is the inverse.
 *
 * Throws `siwx/message-invalid` for data that the form cannot contain, for example a line break in
 * the statement (fault J7).
 */
export function formatMessage(data: SignInData, form: MessageForm): string {
  const problem = fieldProblem(data, form)
  if (problem !== null) throw new KitError(siwxErrors, 'siwx/message-invalid', { problem })
  const scheme = isSchemeForm(form) ? `${form.scheme}://` : ''
  const { chainId, resources = [] } = data
  return [
    `${scheme}${data.domain} wants you to sign in with your ${nameIn(chainId, form)} account:`,
    data.accountAddress,
    ...statementLines(data, emptyLines(chainId, form)),
    ...fieldLines(data, chainTextIn(chainId, form)),
    ...(resources.length === 0 ? [] : ['Resources:', ...resources.map((each) => `- ${each}`)]),
  ].join('\n')
}

const statementLines = ({ statement }: SignInData, empty: 1 | 2): readonly string[] => {
  if (statement !== undefined) return ['', statement, '']
  return empty === 1 ? [''] : ['', '']
}

/** The labels of the fields, in the order of the message. */
export const labels = [
  ['uri', 'URI'],
  ['version', 'Version'],
  ['chainId', 'Chain ID'],
  ['nonce', 'Nonce'],
  ['issuedAt', 'Issued At'],
  ['expirationTime', 'Expiration Time'],
  ['notBefore', 'Not Before'],
  ['requestId', 'Request ID'],
] as const satisfies readonly (readonly [keyof SignInData, string])[]

const fieldLines = (data: SignInData, chainText: string): readonly string[] =>
  labels.flatMap(([key, label]) => {
    const value = key === 'chainId' ? chainText : data[key]
    return value === undefined ? [] : [`${label}: ${value}`]
  })
