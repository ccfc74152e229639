import { describe, expect, test } from 'vitest'
import { toCaipNetworkId } from '../caip/caip.ts'
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
  type State = Parameters<typeof offeredMethods>[0]
  const networks = [toCaipNetworkId('eip155:1')]
  const configured = (...ids: readonly string[]): State['network'] => ({
    activeNamespace: 'eip155',
    networks: ids.map((id) => ({
      caipNetworkId: toCaipNetworkId(id),
      chainNamespace: id.slice(0, id.indexOf(':')),
    })),
  })
  const remoteFeatures = { email: true, socials: ['google', 'farcaster'] }
  const browser = { mobile: false, telegram: false, ios: false, android: false, userAgent: '' }
  const offered = (
    config: Partial<Omit<State['config'], 'features'>>,
    features: Partial<State['config']['features']> = {},
    rest: Partial<Pick<State, 'accounts' | 'modal' | 'network'>> = {},
  ) => {
    const state = source({ connections: { connectors: [connector('fox'), legacy] } })
    return offeredMethods({
      ...state,
      accounts: {},
      network: configured('eip155:1', 'solana:1'),
      ...rest,
      config: {
        ...state.config,
        enableWallets: true,
        embeddedWallet: null,
        remoteFeatures: null,
        device: browser,
        ...config,
        features: { ...state.config.features, ...defaults, ...features },
      },
    })
  }
  const withLogins = { embeddedWallet: { networks, blockedSocials: [] }, remoteFeatures }

  test('offeredMethods offers only wallets without the embedded wallet', () => {
    const wallets = { methods: ['wallet'], wallets: 'listed', socials: [] }
    expect(offered({ remoteFeatures })).toEqual(wallets)
    expect(offered({ remoteFeatures }, { collapseWallets: true })).toEqual(wallets)
    expect(offered({ embeddedWallet: { networks, blockedSocials: [] } })).toEqual(wallets)
  })

  test('offeredMethods offers e-mail and social logins with the embedded wallet', () => {
    expect(offered(withLogins)).toEqual({
      methods: ['wallet', 'email', 'social'],
      wallets: 'listed',
      socials: ['google', 'farcaster'],
    })
  })

  test('offeredMethods offers only the logins that are on', () => {
    const only = (email: boolean, socials: readonly string[] | false) =>
      offered({ ...withLogins, enableWallets: false, remoteFeatures: { email, socials } })
    expect(only(true, false).methods).toEqual(['email'])
    expect(only(true, []).methods).toEqual(['email'])
    expect(only(false, ['x'])).toMatchObject({ methods: ['social'], socials: ['x'] })
    expect(only(false, false).methods).toEqual([])
  })

  test('offeredMethods collapses the wallets beside a login, in the order of the page', () => {
    const connectMethodsOrder = ['social', 'email', 'wallet'] as const
    expect(offered(withLogins, { collapseWallets: true, connectMethodsOrder })).toMatchObject({
      methods: ['social', 'email', 'wallet'],
      wallets: 'collapsed',
    })
  })

  test('offeredMethods leaves out the social logins that do not work in this browser', () => {
    const embeddedWallet = { networks, blockedSocials: ['google' as const] }
    expect(offered({ ...withLogins, embeddedWallet }).socials).toEqual(['farcaster'])
    const remoteFeatures = { email: false, socials: ['google'] }
    expect(offered({ embeddedWallet, remoteFeatures }).methods).toEqual(['wallet'])
  })

  test('offeredMethods offers logins only for a namespace that the frame serves', () => {
    const methods = (namespace: string) => offered(withLogins, {}, { modal: { namespace } }).methods
    expect(methods('eip155')).toEqual(['wallet', 'email', 'social'])
    expect(methods('solana')).toEqual(['wallet'])
  })

  test('offeredMethods offers logins only if the frame serves a configured network', () => {
    const embeddedWallet = {
      networks: ['eip155:1', 'solana:5eykt'].map(toCaipNetworkId),
      blockedSocials: [],
    }
    const methods = (network: State['network'], namespace: string | null) =>
      offered({ ...withLogins, embeddedWallet }, {}, { network, modal: { namespace } }).methods
    expect(methods(configured('eip155:1', 'solana:local'), 'solana')).toEqual(['wallet'])
    expect(methods(configured('eip155:10', 'solana:local'), null)).toEqual(['wallet'])
    expect(methods(configured('eip155:1', 'solana:local'), null)).toContain('email')
  })

  test('offeredMethods offers no second login while one is connected', () => {
    const connectedBy = (connectorId: string | null) =>
      offered(withLogins, {}, { accounts: { eip155: { connectorId } } }).methods
    expect(connectedBy('ID_AUTH')).toEqual(['wallet'])
    expect(connectedBy('fox')).toEqual(['wallet', 'email', 'social'])
  })

  test('offeredMethods offers nothing with enableWallets: false and without logins', () => {
    expect(offered({ enableWallets: false }).methods).toEqual([])
  })
})
