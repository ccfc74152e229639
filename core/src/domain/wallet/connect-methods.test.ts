import { describe, expect, test } from 'vitest'
import { connectMethodNames } from './connect-method-names.ts'
import { arrangeMethods, connectMethodOrder, offeredMethods } from './connect-methods.ts'
import { connector, legacy, source } from './wallet-list.fixture.ts'

const announced = [{ type: 'ANNOUNCED' }] as const
const defaults = { connectMethodsOrder: null, collapseWallets: false }

test('connectMethodOrder puts wallets first if a wallet is installed, unless the page has an order', () => {
  expect(connectMethodOrder(null, announced)).toEqual(['wallet', 'email', 'social'])
  expect(connectMethodOrder(null, [{ type: 'MULTI_CHAIN' }])).toEqual(['email', 'social', 'wallet'])
  expect(connectMethodOrder(['social'], announced)).toEqual(['social'])
})

describe('arrangeMethods', () => {
  test('arrangeMethods returns the available methods in the default order', () => {
    const { methods } = arrangeMethods(connectMethodNames, defaults, [])
    expect(methods).toEqual(['email', 'social', 'wallet'])
    expect(arrangeMethods(['wallet', 'email'], defaults, []).methods).toEqual(['email', 'wallet'])
  })

  test('arrangeMethods puts wallets first if an installed wallet is shown', () => {
    expect(arrangeMethods(connectMethodNames, defaults, announced).methods).toEqual([
      'wallet',
      'email',
      'social',
    ])
  })

  test("arrangeMethods uses the page's order, and adds the methods that it does not name", () => {
    const arrange = (connectMethodsOrder: ('email' | 'social' | 'wallet')[]) =>
      arrangeMethods(connectMethodNames, { ...defaults, connectMethodsOrder }, announced).methods
    expect(arrange(['social', 'wallet', 'email'])).toEqual(['social', 'wallet', 'email'])
    expect(arrange(['wallet'])).toEqual(['wallet', 'email', 'social'])
    expect(arrange(['wallet', 'wallet', 'social'])).toEqual(['wallet', 'social', 'email'])
    expect(arrange([])).toEqual(['email', 'social', 'wallet'])
  })

  test('arrangeMethods collapses the wallets only beside another method', () => {
    const wallets = (available: readonly ('email' | 'wallet')[], collapseWallets = true) =>
      arrangeMethods(available, { ...defaults, collapseWallets }, []).wallets
    expect(wallets(['email', 'wallet'])).toBe('collapsed')
    expect(wallets(['email', 'wallet'], false)).toBe('listed')
    expect(wallets(['wallet'])).toBe('listed')
  })
})

describe('offeredMethods', () => {
  const withOptions = (enableWallets: boolean, features: Partial<typeof defaults> = {}) => {
    const state = source({ connections: { connectors: [connector('fox'), legacy] } })
    const { config } = state
    return offeredMethods({
      ...state,
      config: {
        ...config,
        enableWallets,
        features: { ...config.features, ...defaults, ...features },
      },
    })
  }

  test('offeredMethods offers wallets at any place in the order', () => {
    expect(withOptions(true)).toEqual({ methods: ['wallet'], wallets: 'listed' })
    expect(withOptions(true, { collapseWallets: true })).toEqual({
      methods: ['wallet'],
      wallets: 'listed',
    })
  })

  test('offeredMethods offers nothing with enableWallets: false', () => {
    expect(withOptions(false).methods).toEqual([])
  })
})
