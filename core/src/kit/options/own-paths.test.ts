import { expect, test } from 'vitest'
import { parseOwnWallets } from '../../domain/wallet/parse-wallet.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createScriptedAdapter } from '../../testing/scripted-adapter.ts'
import type { KitOptions } from '../api/kit-options.ts'
import { createKit } from '../create-kit.ts'
import { chain } from '../kit.fixture.ts'
import { parseOptions } from './parse-options.ts'

const page = { url: 'https://page.example/shop/cart', origin: 'https://page.example' }
const needed = { networks: [chain(1)], adapters: [createScriptedAdapter()] }
const parsed = (options: Partial<KitOptions>, facts: Partial<typeof page> = page) =>
  parseOptions({ ...needed, ...options }, createMemoryPlatform({ facts }))
const legalCheckbox = { features: { legalCheckbox: true } }

test.each([
  ['/terms', '/terms'],
  ['legal/terms', '/shop/legal/terms'],
  ['https://law.example/terms', 'https://law.example/terms'],
])('a legal checkbox with the terms %j links to %j [FH2]', (termsConditionsUrl, shown) => {
  const { config } = parsed({ ...legalCheckbox, termsConditionsUrl })
  expect([config.features.legalCheckbox, config.termsConditionsUrl]).toEqual([true, shown])
})

test.each(['', 'about:srcdoc'])(
  'a page whose URL is %j keeps the relative address of its terms [FH2]',
  (url) => {
    const relative = { ...legalCheckbox, termsConditionsUrl: 'legal/terms' }
    expect(parsed(relative, { url, origin: '' }).config.termsConditionsUrl).toBe('legal/terms')
    for (const termsConditionsUrl of ['', '//law.example', 'javascript:1'])
      expect(() => parsed({ ...relative, termsConditionsUrl }, { url, origin: '' })).toThrow(
        expect.objectContaining({ code: 'config/option-invalid' }),
      )
  },
)

test.each([
  {},
  { termsConditionsUrl: 'javascript:1' },
  { termsConditionsUrl: 'http://law.example/terms' },
  { privacyPolicyUrl: '//law.example/terms' },
])('createKit rejects a legal checkbox with the addresses %j [FH2]', (addresses) => {
  expect(() => parsed({ ...legalCheckbox, ...addresses })).toThrow(
    expect.objectContaining({
      code: 'config/option-invalid',
      details: expect.objectContaining({ name: 'features.legalCheckbox' }),
    }),
  )
})

test('settings.update rejects a change after which the legal checkbox has no address [FH2]', () => {
  const platform = createMemoryPlatform({ facts: page })
  const kit = createKit({ ...needed, ...legalCheckbox, termsConditionsUrl: '/terms', platform })
  const invalid = expect.objectContaining({ code: 'config/option-invalid' })
  expect(() => kit.settings.update({ termsConditionsUrl: 'javascript:1' })).toThrow(invalid)
  expect(kit.state.getSnapshot().config.termsConditionsUrl).toBe('/terms')
  kit.settings.update({ privacyPolicyUrl: 'privacy' })
  expect(kit.state.getSnapshot().config.privacyPolicyUrl).toBe('/shop/privacy')
  kit.settings.update({
    features: { legalCheckbox: false },
    termsConditionsUrl: '',
    privacyPolicyUrl: '',
  })
  expect(() => kit.settings.update(legalCheckbox)).toThrow(invalid)
  kit.stop()
})

test('relative pictures of the page become paths of its origin [FH3]', () => {
  const { networks, connectorImages, tokens, customWallets } = parsed({
    networks: [chain(1), { ...chain(2), assets: { imageUrl: './two.svg' } }],
    chainImages: { 1: '/one.svg' },
    connectorImages: { fox: 'fox.svg' },
    tokens: { 1: { address: '0x1', image: '../coin.svg' } },
    customWallets: [{ id: 'own', name: 'Own', image_url: 'own.svg' }],
  })
  expect(networks.map(({ imageUrl }) => imageUrl)).toEqual(['/one.svg', '/shop/two.svg'])
  expect(connectorImages).toEqual({ fox: '/shop/fox.svg' })
  expect(tokens['eip155:1']?.image).toBe('/coin.svg')
  expect(parseOwnWallets(customWallets).map(({ icon }) => icon)).toEqual(['/shop/own.svg'])
})

test('http pictures of a page on a local network become paths of its origin [FH3]', () => {
  const lan = { url: 'http://192.168.1.7:5173/shop/', origin: 'http://192.168.1.7:5173' }
  const image = `${lan.origin}/src/one.svg`
  const { networks, connectorImages, tokens, customWallets } = parsed(
    {
      networks: [chain(1), { ...chain(2), assets: { imageUrl: image } }],
      chainImages: { 1: image },
      connectorImages: { fox: image },
      tokens: { 1: { address: '0x1', image } },
      customWallets: [{ id: 'own', name: 'Own', image_url: image }],
    },
    lan,
  )
  expect([
    ...networks.map(({ imageUrl }) => imageUrl),
    connectorImages.fox,
    tokens['eip155:1']?.image,
    ...parseOwnWallets(customWallets).map(({ icon }) => icon),
  ]).toEqual(Array(5).fill('/src/one.svg'))
})

test('relative icons in the metadata become absolute, because wallets show them [FH3]', () => {
  const icons = ['logo.svg', 'https://a.example/logo.svg']
  expect(parsed({ metadata: { icons } }).config.metadata.icons).toEqual([
    'https://page.example/shop/logo.svg',
    'https://a.example/logo.svg',
  ])
  expect(parsed({ metadata: { icons } }, { url: '' }).config.metadata.icons).toEqual(icons)
})

test('paths of pictures are kept on a server, which does not know its origin [FH3]', () => {
  const options = { chainImages: { 1: '/one.svg' }, termsConditionsUrl: '/terms' }
  const { networks, config } = parsed(options, { url: '', origin: '' })
  expect([networks[0]?.imageUrl, config.termsConditionsUrl]).toEqual(['/one.svg', '/terms'])
})
