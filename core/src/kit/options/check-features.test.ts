import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createKit } from '../create-kit.ts'
import { chain } from '../kit.fixture.ts'

const makeKit = (options: object) =>
  createKit({ networks: [chain(1)], platform: createMemoryPlatform(), ...options } as never)

const refused = [
  ['enableCoinbase', true, 'Coinbase Wallet connects without its SDK'],
  ['coinbasePreference', 'smartWalletOnly', 'Coinbase Wallet connects without its SDK'],
  ['features.pay', true, 'this version has no payments'],
  ['features.smartSessions', true, 'this version has no smart sessions'],
] as const

const optionOf = (name: string, value: unknown) => {
  const [path = '', feature] = name.split('.')
  return feature === undefined ? { [path]: value } : { [path]: { [feature]: value } }
}

test.each(refused)('createKit and settings.update refuse %s: %j', (name, value, reason) => {
  const error = expect.objectContaining({
    code: 'config/option-unsupported',
    details: { name, reason },
    message: `Option "${name}" is not supported: ${reason}`,
  })
  expect(() => makeKit(optionOf(name, value))).toThrow(error)
  expect(() => makeKit({}).settings.update(optionOf(name, value))).toThrow(error)
})

test.each(refused)('createKit accepts %s if it is false, null or undefined', (name) => {
  for (const value of [false, null, undefined])
    expect(() => makeKit(optionOf(name, value))).not.toThrow()
})

test.each([
  ['enableWallets', 'yes', 'true or false'],
  ['enableAuthLogger', 'yes', 'true or false'],
  ['enableCoinbase', 1, 'true or false'],
  ['features.receive', 0, 'true or false'],
  ['features.send', 'no', 'true or false'],
  ['features.analytics', 'off', 'true or false'],
  ['features.allWallets', 'HIDE', 'true or false'],
  ['features.legalCheckbox', {}, 'true or false'],
  ['features.collapseWallets', 'true', 'true or false'],
  ['features.emailShowWallets', [], 'true or false'],
  ['features.pay', 'yes', 'true or false'],
  ['features.smartSessions', 1, 'true or false'],
  ['features.connectMethodsOrder', 'wallet', 'a list of email, social, wallet'],
  ['features.connectMethodsOrder', ['wallets'], 'a list of email, social, wallet'],
  [
    'features.connectorTypeOrder',
    { 0: 'injected' },
    'a list of walletConnect, recent, injected, featured, custom, external, recommended',
  ],
  ['features.walletFeaturesOrder', ['pay'], 'a list of onramp, swaps, receive, send'],
])('createKit and settings.update throw for %s: %j', (name, value, expected) => {
  const error = expect.objectContaining({
    code: 'config/option-invalid',
    details: { name, expected },
  })
  const change = optionOf(name, value)
  expect(() => makeKit(change)).toThrow(error)
  const kit = makeKit({})
  const before = kit.state.getSnapshot().config
  expect(() => kit.settings.update({ ...change, debug: false })).toThrow(error)
  expect(kit.state.getSnapshot().config).toBe(before)
})

test('settings.update throws for unknown names, and for options that only createKit takes', () => {
  const { settings } = makeKit({})
  expect(() => settings.update({ zebra: 1 } as never)).toThrow('Unknown option "zebra"')
  expect(() => settings.update({ features: { sent: true } } as never)).toThrow(
    'Unknown option "features.sent". Did you mean "features.send"?',
  )
  expect(() => settings.update({ projectId: 'p' } as never)).toThrow(
    'Option "projectId" is not supported: it cannot change after createKit()',
  )
})

test('an option name that every object has is an unknown option', () => {
  const { settings } = makeKit({})
  const change = JSON.parse('{"__proto__":true,"features":{"constructor":true}}')
  expect(() => settings.update({ features: change.features })).toThrow(
    expect.objectContaining({ code: 'config/option-unknown' }),
  )
  expect(() => makeKit({ features: change.features })).toThrow(
    expect.objectContaining({ code: 'config/option-unknown' }),
  )
})

test('emailShowWallets is the opposite of collapseWallets, in createKit and in settings.update', () => {
  const kit = makeKit({ features: { emailShowWallets: false } })
  const collapsed = () => kit.state.getSnapshot().config.features.collapseWallets
  expect(collapsed()).toBe(true)
  kit.settings.update({ features: { emailShowWallets: true } as never })
  expect(collapsed()).toBe(false)
  expect(Object.keys(kit.state.getSnapshot().config.features)).not.toContain('emailShowWallets')
})

test('settings.update keeps features that are undefined, and null resets connectMethodsOrder', () => {
  const kit = makeKit({ features: { send: false, connectMethodsOrder: ['wallet', 'email'] } })
  const { config: before } = kit.state.getSnapshot()
  kit.settings.update({ features: { send: undefined } as never })
  expect(kit.state.getSnapshot().config.features).toEqual(before.features)
  kit.settings.update({ features: { connectMethodsOrder: null } })
  expect(kit.state.getSnapshot().config.features).toEqual({
    ...before.features,
    connectMethodsOrder: null,
  })
})
