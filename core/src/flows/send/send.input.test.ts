import { describe, expect, test } from 'vitest'
import { caipAddressOf, toCaipNetworkId } from '../../domain/caip/caip.ts'
import { defineNetwork } from '../../domain/network/define-network.ts'
import type { TokenBalance } from '../../domain/token/token-balance.ts'
import type { TransferEntry } from '../../domain/transfer/transfer.ts'
import { isKitError } from '../../errors/kit-error.ts'
import type { AccountState, KitState } from '../../protocol/kit-state.ts'
import { sendInput } from './send.input.ts'
import type { SendData } from './send.types.ts'

const sender = '0x00000000219ab540356cBB839Cbe05303d7705Fa'
const secondOwnAddress = '0x1111111111111111111111111111111111111111'
const friend = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const usdcAddress = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const network = defineNetwork({
  id: 1337,
  name: 'Test',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1'] } },
})
const token = (change: Partial<TokenBalance> = {}): TokenBalance => ({
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: network.caipNetworkId,
  address: caipAddressOf(network.caipNetworkId, usdcAddress),
  value: 1,
  price: 1,
  quantity: { decimals: 6, numeric: '5.25' },
  iconUrl: null,
  ...change,
})
const entry = (change: Partial<TransferEntry> = {}): TransferEntry => ({
  id: 'a',
  namespace: 'eip155',
  caipNetworkId: network.caipNetworkId,
  connectorId: 'fox',
  status: 'awaitingWallet',
  hash: null,
  otherNetwork: null,
  problem: null,
  acknowledged: false,
  startedAt: 0,
  review: {
    caipNetworkId: network.caipNetworkId,
    from: sender,
    to: friend,
    asset: null,
    amount: '1',
    decimals: 18,
    symbol: 'ETH',
    fee: { amount: '1', decimals: 18, symbol: 'ETH' },
    accountRent: null,
  },
  ...change,
})

function state(
  account: Partial<AccountState> = {},
  entries: readonly TransferEntry[] = [],
): KitState {
  const accountState = {
    namespace: 'eip155',
    address: sender,
    connectorId: 'fox',
    accounts: [{ address: sender }, { address: secondOwnAddress }],
    tokens: [],
    hiddenTokens: 0,
    tokensReadAt: null,
    tokensStatus: 'fresh',
    balance: null,
    ...account,
  }
  return {
    accounts: { eip155: accountState },
    network: { activeNamespace: 'eip155', byNamespace: { eip155: network } },
    transfers: { entries },
  } as unknown as KitState
}

describe('sendInput', () => {
  test('sendInput throws connector/not-connected without a connected wallet', () => {
    const thrown = (() => {
      try {
        return sendInput(state({ address: null }), null)
      } catch (error) {
        return error
      }
    })()
    expect(isKitError(thrown, 'connector/not-connected')).toBe(true)
  })

  test('sendInput takes the account and network of the given namespace, else of the active one', () => {
    const active = state()
    const solana = { ...active.accounts.eip155, namespace: 'solana', address: 'So1' }
    const cliff = { ...network, chainNamespace: 'solana' }
    const both = {
      ...active,
      accounts: { ...active.accounts, solana },
      network: { ...active.network, byNamespace: { eip155: network, solana: cliff } },
    } as KitState
    const read = (data: SendData) => {
      const { namespace, from, network, follows } = sendInput(both, data)
      return [namespace, from, network.chainNamespace, follows]
    }
    expect(read({ namespace: 'solana' })).toEqual(['solana', 'So1', 'solana', 'named'])
    expect(read({ amount: '1' })).toEqual(['eip155', sender, 'eip155', 'active'])
    expect(read({ namespace: {} } as unknown as SendData)[0]).toBe('eip155')
    expect(() => read({ namespace: 'cosmos' })).toThrow('Connector not connected')
  })

  test("sendInput lists the native token first with the chain's balance and omits tokens of other networks", () => {
    const mainnetId = toCaipNetworkId('eip155:1')
    const tokens = [
      token({
        address: null,
        symbol: 'ETH',
        price: 2000,
        quantity: { decimals: 18, numeric: '9' },
      }),
      token(),
      token({ chainId: mainnetId, address: caipAddressOf(mainnetId, secondOwnAddress) }),
    ]
    const balance = { value: '7', decimals: 18, symbol: 'ETH' }
    const { assets, hidden, loading } = sendInput(
      state({ tokens, balance, hiddenTokens: 3, tokensStatus: 'loading' }),
      null,
    )
    expect(assets.map(({ address, balance, price }) => [address, balance, price])).toEqual([
      [null, '7', 2000],
      [usdcAddress, '5250000', 1],
    ])
    expect([hidden, loading]).toEqual([3, true])
  })

  test.each([
    [-1, '1'],
    [1.5, '1'],
    [Number.NaN, '1'],
    [256, '1'],
  ])('sendInput omits a token with %s decimals [H1]', (decimals, numeric) =>
    expect(
      sendInput(state({ tokens: [token({ quantity: { decimals, numeric } })] }), null).assets,
    ).toHaveLength(1),
  )

  test.each(['NaN', 'Infinity', '1e-7', '-1', '1.0000001', ''])(
    'sendInput treats a balance of “%s” as unknown [H4]',
    (numeric) =>
      expect(
        sendInput(state({ tokens: [token({ quantity: { decimals: 6, numeric } })] }), null)
          .assets[1]?.balance,
      ).toBe(null),
  )

  test('sendInput takes asset, receiver and amount from its data, and keeps the address of an unlisted asset', () => {
    const tokens = [token()]
    expect(
      sendInput(state({ tokens }), {
        asset: usdcAddress.toLowerCase(),
        receiver: friend,
        amount: '1.5',
      }),
    ).toMatchObject({
      asset: { address: usdcAddress },
      receiver: friend,
      amount: '1.5',
    })
    expect(sendInput(state({ tokens }), { asset: 'native' })).toMatchObject({
      asset: { address: null },
      initialAsset: null,
    })
    expect(sendInput(state(), { asset: usdcAddress })).toMatchObject({
      asset: null,
      initialAsset: usdcAddress,
    })
    expect(sendInput(state(), Object({ asset: 7, amount: {}, receiver: null }))).toMatchObject({
      asset: null,
      initialAsset: null,
      amount: '',
      receiver: '',
    })
  })

  test('sendInput: knownAddresses contains own addresses and previous receivers', () =>
    expect(sendInput(state({}, [entry({ status: 'confirmed' })]), null).knownAddresses).toEqual([
      sender,
      secondOwnAddress,
      friend,
    ]))

  test('sendInput: openTransfer is an open transfer of this account and network', () => {
    const open = (change: Partial<TransferEntry>) =>
      sendInput(state({}, [entry(change)]), null).openTransfer?.id ?? null
    const reviewOfSecondAccount = { ...entry().review, from: secondOwnAddress }
    expect([
      open({}),
      open({ status: 'unresponsive' }),
      open({ status: 'sent' }),
      open({ review: reviewOfSecondAccount }),
    ]).toEqual(['a', 'a', null, null])
    expect(open({ caipNetworkId: toCaipNetworkId('eip155:1') })).toBe(null)
  })

  test('sendInput: openTransfer is a failed transfer only if its outcome is unknown, and the visitor has not left it [V2]', () => {
    const open = (change: Partial<TransferEntry>) =>
      sendInput(state({}, [entry({ status: 'failed', ...change })]), null).openTransfer?.id ?? null
    expect([
      open({ problem: 'send/unfollowed' }),
      open({ problem: 'send/unfollowed', acknowledged: true }),
      open({ problem: 'send/fee-insufficient' }),
    ]).toEqual(['a', null, null])
  })
})
