import type { SignIn } from './parse-inputs.ts'

const labels: readonly (readonly [string, string])[] = [
  ['uri', 'URI'],
  ['version', 'Version'],
  ['chainId', 'Chain ID'],
  ['nonce', 'Nonce'],
  ['issuedAt', 'Issued At'],
  ['expirationTime', 'Expiration Time'],
  ['notBefore', 'Not Before'],
  ['requestId', 'Request ID'],
]

/** Builds the message of Sign In With Solana from the fields of the request. */
export function signInMessage(
  { fields, resources }: SignIn,
  { domain, address }: { domain: string; address: string },
): string {
  const fieldLines = labels.flatMap(([key, label]) =>
    fields[key] === undefined ? [] : [`${label}: ${fields[key]}`],
  )
  const resourceLines =
    resources.length === 0 ? [] : ['Resources:', ...resources.map((resource) => `- ${resource}`)]
  const parts = [
    `${domain} wants you to sign in with your Solana account:\n${address}`,
    fields.statement,
    [...fieldLines, ...resourceLines].join('\n'),
  ]
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n')
}
