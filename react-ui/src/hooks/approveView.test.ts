import type { KitState } from '@latchkit/core'
import { scriptedChainToken } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { address, createTestEnvironment } from '../testing/environment.ts'
import { token } from '../testing/holdings.ts'
import { approveView } from './approveView.ts'

const contract = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const key = contract.toLowerCase()
const spender = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const permit = {
  types: {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  },
  primaryType: 'Permit',
  message: { owner: address, spender, value: '1000000000000', nonce: 0, deadline: 1 },
}

type Options = {
  domain?: object
  drawnBy?: 'modal' | 'wallet' | 'frame'
  /** What the contract states. */
  read?: KitState['approvals']['tokens']
  /** Decimals of the contract in the token list, by network. */
  listed?: Readonly<Record<string, number>>
}

type FeeOptions = {
  fields?: object
  method?: string
  fee?: string | null
  readingFee?: boolean
  chainId?: string
}

/** The view of a payment on Meadow that states `fields`, and the label and text of its last row. */
function paymentView({
  fields = {},
  method = 'eth_sendTransaction',
  fee = null,
  readingFee = false,
  chainId = '0x539',
}: FeeOptions) {
  const { kit } = createTestEnvironment()
  const { approvals, network } = kit.state.getSnapshot()
  const request = {
    id: 'one',
    namespace: 'eip155',
    caipNetworkId: 'eip155:1337',
    address,
    method,
    params: [{ to: spender, value: '0x1', chainId, ...fields }],
    drawnBy: 'modal',
  } as const
  const shown = { ...approvals, request, step: 'reviewing', approvable: true } as const
  const view = approveView(
    {
      approvals: { ...shown, tokens: {}, fee, readingFee },
      networks: network.networks,
      tokens: [],
      frameOrigin: null,
    },
    { kit },
  )
  if (view.step === 'done') throw new Error('The view has no request')
  return view
}

test.each(['eth_sendTransaction', 'eth_signTransaction'])(
  'approveView has a caution for fields of the fee of %s, unless the maximum fee is shown [V8]',
  (method) => {
    const stated = { method, fields: { gasPrice: '0xde0b6b3a7640000' } }
    const labels = (options: FeeOptions) =>
      paymentView(options).summary.rows.map(({ label }) => label)
    const shown = paymentView({ ...stated, fee: '21000' })
    expect(shown).toMatchObject({ reading: false, summary: { cautions: [] } })
    const unknown = paymentView(stated)
    expect(unknown).toMatchObject({ reading: false, summary: { cautions: ['unknown'] } })
    expect(unknown.approve).not.toBeNull()
    expect(labels(stated)).toContain('notUnderstood')
    const elsewhere = paymentView({ ...stated, fee: '21000', chainId: '0xa' })
    expect(elsewhere).toMatchObject({ network: null, summary: { cautions: ['unknown'] } })
    expect(paymentView({ method }).summary.cautions).toEqual([])
  },
)

test('approveView cannot be approved while the fee is read of which the request states a part [V8]', () => {
  const fields = { gas: '0x1c9c380' }
  const reading = paymentView({ fields, readingFee: true })
  expect(reading).toMatchObject({ reading: true, approve: null, summary: { cautions: [] } })
  const read = paymentView({ fields, fee: '1' })
  expect(read).toMatchObject({ reading: false, approve: expect.any(Function) })
})

/** The view of a permit on Meadow, whose native currency is ETH. */
function viewOf({ domain = {}, drawnBy = 'modal', read = {}, listed = {} }: Options) {
  const { kit } = createTestEnvironment()
  const { approvals, network } = kit.state.getSnapshot()
  const tokens = network.networks.flatMap(({ caipNetworkId: chainId }) =>
    listed[chainId] === undefined
      ? []
      : [
          token('SBD', {
            chainId,
            address: `${chainId}:${contract}` as never,
            quantity: { decimals: listed[chainId], numeric: '1' },
          }),
        ],
  )
  const request = {
    id: 'one',
    namespace: 'eip155',
    caipNetworkId: 'eip155:1337',
    address,
    method: 'eth_signTypedData_v4',
    params: [address, { ...permit, domain: { verifyingContract: contract, ...domain } }],
    drawnBy,
  }
  const view = approveView(
    {
      approvals: {
        ...approvals,
        request,
        step: 'reviewing',
        approvable: drawnBy === 'modal',
        tokens: read,
      },
      networks: network.networks,
      tokens,
      frameOrigin: 'https://frame.example',
    },
    { kit },
  )
  if (view.step === 'done') throw new Error('The view has no request')
  return view
}
const read = (symbol: string, decimals = 6) => ({ [key]: scriptedChainToken(symbol, decimals) })

test('approveView has no decimals and a caution when chain and service differ [V1]', () => {
  const view = viewOf({ read: read('SBD'), listed: { 'eip155:1337': 18 } })
  expect(view.tokens).toEqual({ [key]: { status: 'contradicted' } })
  expect(view.summary.cautions).toContain('decimals')
})

test('approveView has the decimals of the contract, whether the service lists the token or not [V1]', () => {
  const verified = { [key]: { status: 'verified', symbol: 'SBD', mark: null, decimals: 6 } }
  for (const listed of [{}, { 'eip155:1337': 6 }, { 'eip155:1338': 18 }]) {
    const view = viewOf({ read: read('SBD'), listed })
    expect(view.tokens).toEqual(verified)
    expect(view.summary.cautions).not.toContain('decimals')
  }
})

test('approveView has no decimals of a token that could not be read, although the service lists it [V1]', () => {
  const listed = { 'eip155:1337': 6 }
  expect(viewOf({ listed }).tokens).toEqual({ [key]: { status: 'unreadable' } })
  expect(viewOf({ listed, read: null }).tokens).toEqual({ [key]: { status: 'reading' } })
})

test('approveView cannot be approved while a token is read, and waits for none without tokens [V1]', () => {
  expect(viewOf({ read: null })).toMatchObject({ reading: true, approve: null })
  expect(viewOf({})).toMatchObject({ reading: false, approve: expect.any(Function) })
  expect(viewOf({ read: null, drawnBy: 'wallet' })).toMatchObject({ reading: false, approve: null })
  const domain = { verifyingContract: null }
  expect(viewOf({ read: null, domain })).toMatchObject({ reading: false, tokens: {} })
})

test('approveView marks a token that has the name of the network currency, or look-alike letters [V1]', () => {
  const markOf = (symbol: string) => viewOf({ read: read(symbol) }).tokens[key]
  for (const symbol of ['ETH', 'eth', 'ЕTH', '$ETH', 'Ether'])
    expect(markOf(symbol)).toMatchObject({ symbol, mark: 'network-currency' })
  expect(markOf('USDС')).toMatchObject({ mark: 'look-alike' })
  for (const symbol of ['WETH', 'USD₮0', '']) expect(markOf(symbol)).toMatchObject({ mark: null })
})

test('approveView has the network that typed data names, and verifies tokens of a configured network only [Z2]', () => {
  const listed = { 'eip155:1338': 18 }
  expect(viewOf({ read: read('SBD'), listed })).toMatchObject({
    chain: 'eip155:1337',
    tokens: { [key]: { status: 'verified' } },
  })
  expect(viewOf({ read: read('SBD'), listed, domain: { chainId: 1338 } })).toMatchObject({
    chain: 'eip155:1338',
    tokens: { [key]: { status: 'contradicted' } },
  })
  expect(viewOf({ read: read('SBD'), listed, domain: { chainId: 10 } })).toMatchObject({
    chain: 'eip155:10',
    network: null,
    tokens: { [key]: { status: 'unreadable' } },
  })
})

test('approveView has the origin of the frame for a request that the frame draws, and for no other', () => {
  expect(viewOf({ drawnBy: 'frame' })).toMatchObject({ frameOrigin: 'https://frame.example' })
  for (const drawnBy of ['modal', 'wallet'] as const)
    expect(viewOf({ drawnBy })).toMatchObject({ frameOrigin: null })
})
