import type { Kit } from '@latchkit/core'
import {
  type Account,
  type Chain,
  createWalletClient,
  custom,
  getAddress,
  type Transport,
  type WalletClient,
} from 'viem'

/** A client of viem for the connected wallet. Null without one. */
export function createClient(
  kit: Kit,
  chain: Chain,
): WalletClient<Transport, Chain, Account> | null {
  const provider = kit.wallet.provider('eip155')
  const { address } = kit.account.get('eip155')
  if (provider === null || address === null) return null
  return createWalletClient({ account: getAddress(address), chain, transport: custom(provider) })
}
