import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../caip/caip.ts'
import { offeredLogins } from './offered-logins.ts'

const network = (id: string) => ({
  caipNetworkId: toCaipNetworkId(id),
  chainNamespace: id.slice(0, id.indexOf(':')),
})
const mainnet = network('eip155:1')
const optimism = network('eip155:10')
const solana = network('solana:1')
const logins = (
  served: readonly string[] | null,
  connectorId: string | null = null,
  namespace: string | null = null,
) =>
  offeredLogins({
    config: { embeddedWallet: served && { networks: served.map(toCaipNetworkId) } },
    accounts: { solana: { connectorId }, polkadot: undefined },
    network: { networks: [mainnet, optimism, solana] },
    modal: { namespace },
  })

test('offeredLogins returns the configured networks that the frame serves, in their order', () => {
  expect(logins(['solana:1', 'eip155:1', 'eip155:5'])).toEqual([mainnet, solana])
  expect(logins(['solana:1', 'eip155:1'], null, 'solana')).toEqual([solana])
})

test('offeredLogins returns no network that is only served or only configured', () => {
  expect([logins(['eip155:5']), logins(['eip155:1'], null, 'solana'), logins(null)]).toEqual([
    [],
    [],
    [],
  ])
})

test('offeredLogins returns none while a namespace is connected through a login', () => {
  expect(logins(['eip155:1'], 'ID_AUTH')).toEqual([])
  expect(logins(['eip155:1'], 'fox')).toEqual([mainnet])
})
