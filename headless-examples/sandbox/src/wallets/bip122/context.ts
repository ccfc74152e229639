import type { BitcoinKey } from '../../keys/bip122.ts'
import type { ApprovalContent, NamespaceState } from '../wallet.types.ts'
import type { WalletCore } from '../wallet-core.ts'
import { bitcoinErrors } from './bitcoin-error.ts'

/** Dependencies of the wallet's methods. */
export type BitcoinContext = Omit<WalletCore<NamespaceState, string>, 'control' | 'stop'> & {
  rpc: string | null
  /** The keys of the active account on the active network. Empty if the page may not see it. */
  visibleKeys(): readonly BitcoinKey[]
}

/** Requests an approval. Throws -32000, the code of sats-connect, if it is rejected. */
export async function requestApproval(
  { approvals }: BitcoinContext,
  content: ApprovalContent,
): Promise<void> {
  const decision = await approvals.request({ kind: 'custom', content })
  if (!decision.approved) throw bitcoinErrors.rejected()
}
