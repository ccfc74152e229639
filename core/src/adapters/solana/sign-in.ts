import { KitError } from '../../errors/kit-error.ts'
import type { SignedIn } from './signer.types.ts'
import type { SolanaSignInInput } from './solana.types.ts'

const labels = {
  uri: 'URI',
  version: 'Version',
  chainId: 'Chain ID',
  nonce: 'Nonce',
  issuedAt: 'Issued At',
  expirationTime: 'Expiration Time',
  notBefore: 'Not Before',
  requestId: 'Request ID',
} as const satisfies Partial<Record<keyof SolanaSignInInput, string>>

/**
 * Checks a sign-in result. Throws `rpc/internal` unless the signed message names this page and the
 * account and contains every requested field.
 */
export function checkSignedIn(
  input: SolanaSignInInput & { domain: string },
  { address, signedMessage }: SignedIn,
): void {
  const text = new TextDecoder().decode(signedMessage)
  const [title, messageAddress, ...lines] = text.split('\n')
  const namesPageAndAccount =
    title === `${input.domain} wants you to sign in with your Solana account:` &&
    messageAddress === address
  const isRequestedAccount = input.address === undefined || input.address === address
  const isComplete =
    linesOf(input).every((line) => lines.includes(line)) && text.includes(statementOf(input))
  if (!namesPageAndAccount || !isRequestedAccount || !isComplete)
    throw new KitError('rpc/internal', {}, { cause: text })
}

const statementOf = ({ statement }: SolanaSignInInput) =>
  statement === undefined ? '' : `\n\n${statement}`

/** The lines that the message must contain for the requested fields. */
function linesOf(input: SolanaSignInInput): readonly string[] {
  const fields = Object.entries(labels).map(
    ([key, label]) => [label, input[key as keyof typeof labels]] as const,
  )
  const fieldLines = fields.flatMap(([label, value]) =>
    value === undefined ? [] : [`${label}: ${value}`],
  )
  return [...fieldLines, ...(input.resources ?? []).map((resource) => `- ${resource}`)]
}
