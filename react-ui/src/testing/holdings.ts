import type { AccountState, CaipAddress, CaipNetworkId, KitOptions } from '@latchkit/core'
import { neverCalled } from '@latchkit/core/testing'
import { connectedWorld, type TestWorld } from './modal.tsx'
import { address } from './world.ts'

type Token = AccountState['tokens'][number]

/** A contract on Meadow. */
export const on = (address: string) => `eip155:1337:${address}` as CaipAddress

/** A token of Meadow. */
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

const rest = {
  checkAddress: neverCalled,
  receiver: neverCalled,
  token: neverCalled,
  reserve: neverCalled,
  prepare: neverCalled,
  review: neverCalled,
  digest: neverCalled,
  recheck: neverCalled,
  submit: neverCalled,
  follow: neverCalled,
  pending: neverCalled,
}

/** A world whose visitor is connected; `list` is what its wallet says it holds, each time it is asked. */
export function holdingWorld(
  list: () => Promise<readonly Token[]>,
  options: Partial<KitOptions> = {},
  network: CaipNetworkId | null = null,
): Promise<TestWorld> {
  return connectedWorld(options, [address], network, ({ adapter }) =>
    adapter.lend({ ...rest, walletAssets: list }),
  )
}
