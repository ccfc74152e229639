import type { AccountState, CaipAddress, CaipNetworkId, KitOptions } from '@latchkit/core'
import { createScriptedTransferClient } from '@latchkit/core/testing'
import { address } from './environment.ts'
import { createConnectedEnvironment, type TestEnvironment } from './modal.tsx'

type Token = AccountState['tokens'][number]

/** CAIP-10 id of a contract on Meadow. */
export const onMeadow = (address: string) => `eip155:1337:${address}` as CaipAddress

/** A token on Meadow. */
export const token = (symbol: string, rest: Partial<Token> = {}): Token => ({
  name: `${symbol} token`,
  symbol,
  chainId: 'eip155:1337' as CaipNetworkId,
  address: null,
  value: null,
  price: null,
  quantity: { decimals: 18, numeric: '1.5' },
  iconUrl: null,
  ...rest,
})

/** Creates a connected environment whose wallet returns the tokens of `list` on each request. */
export function createHoldingsEnvironment(
  fetchTokens: () => Promise<readonly Token[]>,
  options: Partial<KitOptions> = {},
  network: CaipNetworkId | null = null,
): Promise<TestEnvironment> {
  return createConnectedEnvironment(options, [address], network, ({ adapter }) =>
    adapter.setTransferClient(createScriptedTransferClient({ walletAssets: fetchTokens })),
  )
}
