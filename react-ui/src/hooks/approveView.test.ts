import { expect, test } from 'vitest'
import { address, createTestEnvironment } from '../testing/environment.ts'
import { onMeadow, token } from '../testing/holdings.ts'
import { approveView } from './approveView.ts'

const contract = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

/** The view of a request on Meadow whose typed data has the given domain. */
function viewOf(domain: object, drawnBy: 'modal' | 'wallet' | 'frame' = 'modal') {
  const { kit } = createTestEnvironment()
  const { approvals, network } = kit.state.getSnapshot()
  const tokens = network.networks.map(({ caipNetworkId: chainId }, index) =>
    token('USDC', {
      chainId,
      address: onMeadow(contract),
      quantity: { decimals: index === 0 ? 6 : 18, numeric: '1' },
    }),
  )
  const data = { domain, types: {}, primaryType: 'Permit', message: {} }
  const request = {
    id: 'one',
    namespace: 'eip155',
    caipNetworkId: 'eip155:1337',
    address,
    method: 'eth_signTypedData_v4',
    params: [address, data],
    drawnBy,
  }
  return approveView(
    {
      approvals: { ...approvals, request, step: 'reviewing' },
      networks: network.networks,
      tokens,
      frameOrigin: 'https://frame.example',
    },
    { kit },
  )
}

test('approveView has the network that typed data names, with the tokens of only that network [Z2]', () => {
  const tokensWith = (decimals: number) => ({
    [contract.toLowerCase()]: { symbol: 'USDC', decimals },
  })
  expect(viewOf({})).toMatchObject({ chain: 'eip155:1337', tokens: tokensWith(6) })
  expect(viewOf({ chainId: 1338 })).toMatchObject({ chain: 'eip155:1338', tokens: tokensWith(18) })
  expect(viewOf({ chainId: 10 })).toMatchObject({ chain: 'eip155:10', network: null, tokens: {} })
})

test('approveView has the origin of the frame for a request that the frame draws, and for no other', () => {
  expect(viewOf({}, 'frame')).toMatchObject({ frameOrigin: 'https://frame.example' })
  for (const drawnBy of ['modal', 'wallet'] as const)
    expect(viewOf({}, drawnBy)).toMatchObject({ frameOrigin: null })
})
