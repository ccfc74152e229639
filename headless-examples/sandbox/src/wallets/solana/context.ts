import { providerErrors } from '../provider-error.ts'
import type { ApprovalContent, NamespaceState } from '../wallet.types.ts'
import type { WalletCore } from '../wallet-core.ts'

/** What the features of the wallet work with. `rpc`: the node of the one network it can send to. */
export type SolanaContext = Omit<WalletCore<NamespaceState, string>, 'control' | 'stop'> & {
  /** null for an account that is not the wallet's. */
  secretOf(address: string): Uint8Array | null
  network: string
  rpc: string | null
}

/** Asks; a refusal is the 4001 that pages know. */
export async function requestApproval({ approvals }: SolanaContext, words: ApprovalContent): Promise<void> {
  if (!(await approvals.request({ kind: 'words', content })).approved) throw providerErrors.rejected()
}

/** The key of an account that the page may use; anything else is a 4100. */
export function sharedSecret({ visible, secretOf }: SolanaContext, address: unknown): Uint8Array {
  const secret =
    typeof address === 'string' && visible().includes(address) ? secretOf(address) : null
  if (secret === null) throw providerErrors.unauthorized(String(address))
  return secret
}
