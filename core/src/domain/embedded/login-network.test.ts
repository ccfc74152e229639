import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../caip/caip.ts'
import { loginNetwork } from './login-network.ts'

type Network = Parameters<typeof loginNetwork>[0]['network']['networks'][number]
const network = (id: string): Network => ({
  caipNetworkId: toCaipNetworkId(id),
  chainNamespace: id.slice(0, id.indexOf(':')),
})
const mainnet = network('eip155:1')
const base = network('eip155:8453')
const bitcoin = network('bip122:000000000019d6689c085ae165831e93')
const solana = network('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')

const login = (
  active: Network | null,
  served: readonly Network[] | null,
  namespace: string | null = null,
  connectorId: string | null = null,
) =>
  loginNetwork({
    config: {
      embeddedWallet: served && { networks: served.map(({ caipNetworkId }) => caipNetworkId) },
    },
    network: { networks: [bitcoin, mainnet, base, solana], active },
    accounts: { solana: { connectorId } },
    modal: { namespace },
  })

test('loginNetwork returns the active network if the frame serves it', () => {
  expect(login(base, [mainnet, base])).toEqual({
    namespace: 'eip155',
    caipNetworkId: base.caipNetworkId,
    isActive: true,
  })
})

test('loginNetwork returns the first configured network that the frame serves', () => {
  const first = { namespace: 'eip155', caipNetworkId: mainnet.caipNetworkId, isActive: false }
  expect(login(bitcoin, [solana, base, mainnet])).toEqual(first)
  expect(login(null, [mainnet])).toEqual(first)
})

test('loginNetwork returns a network of the offered namespace only', () => {
  expect(login(base, [mainnet, base, solana], 'solana')).toEqual({
    namespace: 'solana',
    caipNetworkId: solana.caipNetworkId,
    isActive: false,
  })
  expect(login(base, [mainnet, base], 'solana')).toBeNull()
})

test('loginNetwork returns null without an embedded wallet and without a served network', () => {
  expect(login(mainnet, null)).toBeNull()
  expect(login(bitcoin, [])).toBeNull()
})

test('loginNetwork returns null while a namespace is connected through a login', () => {
  expect(login(base, [mainnet, base], null, 'ID_AUTH')).toBeNull()
  expect(login(base, [mainnet, base], null, 'fox')).not.toBeNull()
})
