import { rpcErrors } from '../../errors/areas/rpc.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { SignedIn } from './signer.types.ts'
import type { SolanaSignInInput } from './solana.types.ts'

/** In the order of Sign-In With Solana. */
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
 * account, contains every requested field in its place, and no other statement or resource: wallets
 * may add fields such as the time of issue only.
 */
export function checkSignedIn(
  input: SolanaSignInInput & { domain: string },
  { address, signedMessage }: SignedIn,
): void {
  const text = new TextDecoder().decode(signedMessage)
  const { domain, statement, resources = [] } = input
  const title = `${domain} wants you to sign in with your Solana account:\n${address}`
  const start = statement === undefined ? title : `${title}\n\n${statement}`
  // Without a statement, CAIP-122 has one empty line more.
  const [separator = ''] =
    (statement === undefined ? /^\n\n\n?/ : /^\n\n/).exec(text.slice(start.length)) ?? []
  const rest = text.slice(start.length + separator.length)
  const lines = rest === '' ? [] : rest.split('\n')
  const list = resources.length === 0 ? [] : ['Resources:', ...resources.map((each) => `- ${each}`)]
  const fields = lines.slice(0, lines.length - list.length)
  const isOfPage = text.startsWith(start) && (separator === '') === (rest === '')
  const isRequestedAccount = input.address === undefined || input.address === address
  const isComplete =
    hasFields(input, fields) && lines.slice(fields.length).join('\n') === list.join('\n')
  if (!isOfPage || !isRequestedAccount || !isComplete)
    throw new KitError(rpcErrors, 'rpc/internal', {}, { cause: text })
}

/** Whether lines are fields in their order, the requested ones among them with their values. */
function hasFields(input: SolanaSignInInput, lines: readonly string[]): boolean {
  let position = 0
  for (const key of Object.keys(labels) as (keyof typeof labels)[]) {
    const prefix = `${labels[key]}: `
    const line = lines[position]
    const isHere = line?.startsWith(prefix) ?? false
    const requested = input[key]
    if (requested !== undefined && line !== prefix + requested) return false
    if (isHere) position++
  }
  return position === lines.length
}
