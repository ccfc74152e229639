import { createKit, type Network } from '@latchkit/core'
import type { SendAsset, SendView } from '@latchkit/core/flows'
import { createMemoryPlatform } from '@latchkit/core/testing'
import { vi } from 'vitest'
import { address } from './environment.ts'

type SendStep<Step extends SendView['step']> = Extract<SendView, { step: Step }>

/** The network of the test views. */
export const meadow: Network = createNetwork()

function createNetwork(): Network {
  const kit = createKit({
    id: 'send',
    platform: createMemoryPlatform(),
    networks: [
      {
        id: 1337,
        name: 'Meadow',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: ['http://127.0.0.1:1337'] } },
        blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example' } },
      },
    ],
  })
  const [network] = kit.network.get().networks
  kit.stop()
  if (network === undefined) throw new Error('The kit has no network')
  return network
}

export const receiver = '0x4b1c88e207Af3dC95E10bb529Aa417d360F2c8De'
export const ether: SendAsset = {
  address: null,
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  balance: '1234567890000000000',
  price: 3500,
  iconUrl: null,
}
export const coin: SendAsset = {
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  balance: '1200000000',
  price: 1,
  iconUrl: null,
}

/** The filled-in form, with spies as commands. */
export const fillingView = (change: Partial<SendStep<'filling'>> = {}): SendStep<'filling'> => ({
  step: 'filling',
  from: address,
  network: meadow,
  assets: [ether, coin],
  hidden: 0,
  loading: false,
  asset: ether,
  amount: '1.5',
  unit: 'token',
  counter: '5250',
  receiver: { status: 'known', text: receiver, address: receiver },
  label: 'preview',
  problem: null,
  pick: vi.fn(),
  setAmount: vi.fn(),
  switchUnit: vi.fn(),
  useMax: vi.fn(),
  setReceiver: vi.fn(),
  pasteReceiver: vi.fn(),
  stopResolving: null,
  acceptReceiver: null,
  preview: vi.fn(),
  submit: vi.fn(),
  ...change,
})

/** The data that the steps from the review on share. */
export const reviewedFields = {
  review: {
    caipNetworkId: meadow.caipNetworkId,
    from: address,
    to: receiver,
    asset: null,
    amount: '1500000000000000001',
    decimals: 18,
    symbol: 'ETH',
    fee: { amount: '1100000000000000', decimals: 18, symbol: 'ETH' },
    accountRent: null,
  },
  asset: ether,
  name: null,
  avatar: null,
  network: meadow,
  value: '5250',
  fee: '3.85',
} satisfies Partial<SendStep<'reviewing'>>

/** A review without warnings, with spies as commands. */
export const reviewingView = (
  change: Partial<SendStep<'reviewing'>> = {},
): SendStep<'reviewing'> => ({
  ...reviewedFields,
  step: 'reviewing',
  warnings: [],
  lookAlikes: [],
  problem: null,
  accept: vi.fn(),
  confirm: vi.fn(),
  edit: vi.fn(),
  ...change,
})
