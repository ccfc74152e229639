import { providerErrors } from '../provider-error.ts'
import type { ApprovalContent, NamespaceState } from '../wallet.types.ts'
import type { WalletCore } from '../wallet-core.ts'

/** Dependencies of the wallet's features. `rpc`: node of the only network to which it can send. */
export type SolanaContext = Omit<WalletCore<NamespaceState, string>, 'control' | 'stop'> & {
  /** The secret of an account. Null for an account of another wallet. */
  secretOf(address: string): Uint8Array | null
  network: string
  rpc: string | null
}

/** Requests an approval. Throws 4001 if it is rejected. */
export async function requestApproval(
  { approvals }: SolanaContext,
  content: ApprovalContent,
): Promise<void> {
  if (!(await approvals.request({ kind: 'custom', content })).approved)
    throw providerErrors.rejected()
}

/** The secret of an account that the page may use. Throws 4100 for any other address. */
export function sharedSecret({ visible, secretOf }: SolanaContext, address: unknown): Uint8Array {
  const secret =
    typeof address === 'string' && visible().includes(address) ? secretOf(address) : null
  if (secret === null) throw providerErrors.unauthorized(String(address))
  return secret
}
