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

/** Throws `rpc/internal` unless the message that was signed is for this page and this account, and says everything that was asked for. */
export function checkSignedIn(
  input: SolanaSignInInput & { domain: string },
  { address, signedMessage }: SignedIn,
): void {
  const text = new TextDecoder().decode(signedMessage)
  const [title, who, ...lines] = text.split('\n')
  const isOurs =
    title === `${input.domain} wants you to sign in with your Solana account:` && who === address
  const isAsked = input.address === undefined || input.address === address
  const isWhole =
    linesOf(input).every((line) => lines.includes(line)) && text.includes(statementOf(input))
  if (!isOurs || !isAsked || !isWhole) throw new KitError('rpc/internal', {}, { cause: text })
}

const statementOf = ({ statement }: SolanaSignInInput) =>
  statement === undefined ? '' : `\n\n${statement}`

function linesOf(input: SolanaSignInInput): readonly string[] {
  const fields = Object.entries(labels).map(
    ([key, label]) => [label, input[key as keyof typeof labels]] as const,
  )
  const given = fields.flatMap(([label, value]) =>
    value === undefined ? [] : [`${label}: ${value}`],
  )
  return [...given, ...(input.resources ?? []).map((resource) => `- ${resource}`)]
}
