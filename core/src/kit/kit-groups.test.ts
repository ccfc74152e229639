import { expect, test } from 'vitest'
import {
  address,
  chain,
  connectWallet,
  createTestKit,
  firstNetwork,
  otherAddress,
  secondNetwork,
  settle,
} from './kit.fixture.ts'

test('account.get returns the same object until the account changes', async () => {
  const env = createTestKit()
  const { kit, adapter } = env
  expect(kit.account.get()).toBe(kit.account.get())
  await connectWallet(env)
  const connected = kit.account.get()
  kit.settings.update({ themeMode: 'dark' })
  await kit.open({ view: 'Networks' })
  expect(kit.account.get('eip155')).toBe(connected)
  adapter.calls.balance[0]?.resolve({ value: '7', decimals: 18, symbol: 'ETH' })
  await settle()
  expect(kit.account.get()).not.toBe(connected)
  expect(kit.account.get()).toMatchObject({
    status: 'connected',
    address,
    balance: { status: 'fresh', data: { value: '7' } },
    holdings: { status: 'idle', data: null },
  })
})

test('account.select changes the active address, and account.setLabel its name', async () => {
  const env = createTestKit()
  const { kit } = env
  await connectWallet(env, 'fox', [address, otherAddress])
  kit.account.select('eip155', otherAddress)
  kit.account.setLabel(otherAddress, 'Savings')
  await settle()
  expect(kit.account.get().address).toBe(otherAddress)
  const labels = () => kit.state.getSnapshot().accounts.eip155?.addressLabels
  expect(labels()).toEqual({ [otherAddress]: 'Savings' })
  kit.account.setLabel(otherAddress, null)
  await settle()
  expect(labels()).toEqual({})
})

test('network.get returns the same object until a network changes', async () => {
  const { kit } = createTestKit()
  const all = kit.network.get()
  const eip155 = kit.network.get('eip155')
  expect(all).toMatchObject({ active: { caipNetworkId: firstNetwork }, supported: true })
  expect(eip155.networks.map(({ caipNetworkId }) => caipNetworkId)).toEqual([
    firstNetwork,
    secondNetwork,
  ])
  kit.settings.update({ themeMode: 'dark' })
  await kit.open()
  expect([kit.network.get().networks, kit.network.get('eip155').active]).toEqual([
    all.networks,
    eip155.active,
  ])
  expect(kit.network.get('eip155')).toBe(kit.network.get('eip155'))
  kit.network.add('eip155', chain(1339))
  await settle()
  expect(kit.network.get('eip155').networks).toHaveLength(3)
  expect(kit.network.get('solana')).toEqual({ active: null, supported: false, networks: [] })
})

test('wallet.get and wallet.provider return null without a connected wallet', async () => {
  const env = createTestKit()
  const { kit } = env
  expect([kit.wallet.get(), kit.wallet.provider(), kit.wallet.provider('eip155')]).toEqual([
    null,
    null,
    null,
  ])
  await connectWallet(env)
  expect(kit.wallet.get()).toMatchObject({ id: 'fox', name: 'fox', type: 'ANNOUNCED' })
  expect(kit.wallet.provider('eip155')).not.toBeNull()
})

test('settings.update changes theme, features and options in one call and keeps the others', () => {
  const { kit } = createTestKit()
  const before = kit.state.getSnapshot().config
  kit.settings.update({
    themeMode: 'light',
    themeVariables: { '--latchkit-accent': 'red' },
    features: { legalCheckbox: true },
    termsConditionsUrl: 'https://page.example/terms',
    privacyPolicyUrl: 'javascript:alert(1)',
    enableNetworkSwitch: false,
    allWallets: 'ONLY_MOBILE',
  })
  const { config } = kit.state.getSnapshot()
  expect(config).toEqual({
    ...before,
    themeMode: 'light',
    themeVariables: { '--latchkit-accent': 'red' },
    features: { ...before.features, legalCheckbox: true },
    termsConditionsUrl: 'https://page.example/terms',
    privacyPolicyUrl: null,
    enableNetworkSwitch: false,
    allWallets: 'ONLY_MOBILE',
  })
  kit.settings.update({ debug: false })
  expect(kit.state.getSnapshot().config).toEqual({ ...config, debug: false })
})

test('settings.update parses custom wallets, before and after the engine is loaded', async () => {
  const { kit } = createTestKit()
  const names = () => kit.state.getSnapshot().config.customWallets.map(({ name }) => name)
  kit.settings.update({ customWallets: [{ id: 'a', name: 'First\u202e' }] })
  await kit.load()
  expect(names()).toEqual(['First'])
  kit.settings.update({ customWallets: [{ id: 'b', name: 'Second' }] })
  expect(names()).toEqual(['Second'])
})

test('settings.update throws for an unknown theme mode and changes nothing', () => {
  const { kit } = createTestKit()
  const before = kit.state.getSnapshot()
  expect(() =>
    kit.settings.update({ themeMode: 'blue' as never, features: { send: false } }),
  ).toThrowError(expect.objectContaining({ code: 'config/theme-mode-invalid' }))
  expect(kit.state.getSnapshot()).toBe(before)
})

test('modal commands load the engine only to show a view or a toast', async () => {
  const { kit, adapter } = createTestKit()
  kit.modal.requestClose()
  kit.modal.back()
  kit.modal.finishTransaction('cancel')
  kit.modal.approve('a')
  kit.modal.reject('a')
  kit.modal.hideToast()
  kit.modal.dismissAlert()
  kit.close()
  await settle()
  expect(adapter.listenerCount()).toBe(0)
  kit.modal.push('Networks')
  await settle()
  expect(adapter.listenerCount()).toBe(1)
})
