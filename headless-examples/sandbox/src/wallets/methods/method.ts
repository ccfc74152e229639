import { type Address, isAddressEqual } from 'viem'
import type { LocalAccount } from 'viem/accounts'
import type { KnownChain } from '../../base/wallet-roster.ts'
import type { Approvals } from '../approvals.ts'
import { providerErrors } from '../provider-error.ts'
import type { WalletState } from '../wallet.types.ts'
import type { WalletCore } from '../wallet-core.ts'
import { visibleAccounts } from '../wallet-state.ts'

/** Dependencies of the wallet's methods. */
export type WalletContext = Omit<WalletCore<WalletState, Address>, 'control' | 'stop'> & {
  keys: readonly LocalAccount[]
  chains(): readonly KnownChain[]
}
export type Method = (params: unknown) => Promise<unknown>

/** Requests an approval. Throws 4001 if it is rejected. */
export async function requestApproval(
  { approvals }: WalletContext,
  request: Parameters<Approvals['request']>[0],
): Promise<void> {
  const decision = await approvals.request(request)
  if (!decision.approved) throw providerErrors.rejected()
}

/** The active chain. Null if the wallet has no RPC URL for it. */
export const currentChain = ({ chains, state }: WalletContext): KnownChain | null =>
  chains().find(({ chainId }) => chainId === state.read().chainId) ?? null

/** The key of an account that the page may use. Throws 4100 for any other address. */
export function sharedKey({ keys, state }: WalletContext, address: Address): LocalAccount {
  const shared = visibleAccounts(state.read()).some((entry) => isAddressEqual(entry, address))
  const key = keys.find((entry) => isAddressEqual(entry.address, address))
  if (shared && key) return key
  throw providerErrors.unauthorized(address)
}
