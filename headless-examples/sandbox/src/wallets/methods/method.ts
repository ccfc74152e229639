import { type Address, isAddressEqual } from 'viem'
import type { LocalAccount } from 'viem/accounts'
import type { KnownChain } from '../../base/wallet-roster.ts'
import type { Approvals } from '../approvals.ts'
import { providerErrors } from '../provider-error.ts'
import type { WalletState } from '../wallet.types.ts'
import type { WalletCore } from '../wallet-core.ts'
import { visibleAccounts } from '../wallet-state.ts'

/** What every method of the wallet works with. */
export type WalletContext = Omit<WalletCore<WalletState, Address>, 'control' | 'stop'> & {
  keys: readonly LocalAccount[]
  chains(): readonly KnownChain[]
}
export type Method = (params: unknown) => Promise<unknown>

/** Asks; a refusal is the 4001 that pages know. */
export async function requestApproval(
  { approvals }: WalletContext,
  ask: Parameters<Approvals['request']>[0],
): Promise<void> {
  const verdict = await approvals.request(ask)
  if (!verdict.approved) throw providerErrors.rejected()
}

/** The chain the wallet is on; null when it was put on one it does not know. */
export const currentChain = ({ chains, state }: WalletContext): KnownChain | null =>
  chains().find(({ chainId }) => chainId === state.read().chainId) ?? null

/** The key of an account that the page may use; anything else is a 4100. */
export function sharedKey({ keys, state }: WalletContext, address: Address): LocalAccount {
  const shared = visibleAccounts(state.read()).some((entry) => isAddressEqual(entry, address))
  const key = keys.find((entry) => isAddressEqual(entry.address, address))
  if (shared && key) return key
  throw providerErrors.unauthorized(address)
}
