import type { SignIn } from './read-inputs.ts'

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

/** The message of Sign In With Solana: what was not asked for is not in it. */
export function signInMessage(
  { fields, resources }: SignIn,
  { domain, address }: { domain: string; address: string },
): string {
  const given = labels.flatMap(([key, label]) =>
    fields[key] === undefined ? [] : [`${label}: ${fields[key]}`],
  )
  const listed = resources.length === 0 ? [] : ['Resources:', ...resources.map((one) => `- ${one}`)]
  const parts = [
    `${domain} wants you to sign in with your Solana account:\n${address}`,
    fields.statement,
    [...given, ...listed].join('\n'),
  ]
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n')
}
