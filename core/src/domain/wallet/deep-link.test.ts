import { describe, expect, test } from 'vitest'
import { appTarget, nativeLink, openTarget, universalLink, walletLink } from './deep-link.ts'
import type { RemotePlatform } from './remote-platforms.ts'

const uri = 'wc:abc@2?relay-protocol=irn&symKey=00ff'
const encodedOnce = 'wc%3Aabc%402%3Frelay-protocol%3Dirn%26symKey%3D00ff'
const encodedTwice = 'wc%253Aabc%25402%253Frelay-protocol%253Dirn%2526symKey%253D00ff'

/** Wallets of the directory. Their links have different formats. */
const wallets = {
  MetaMask: {
    mobile_link: 'metamask://',
    link_mode: 'https://metamask.app.link',
    desktop_link: null,
    webapp_link: null,
  },
  Trust: {
    mobile_link: 'trust://',
    link_mode: 'https://link.trustwallet.com',
    desktop_link: null,
    webapp_link: null,
  },
  Rainbow: {
    mobile_link: 'rainbow:',
    link_mode: 'https://rnbwapp.com/',
    desktop_link: null,
    webapp_link: null,
  },
  Zerion: {
    mobile_link: 'zerion://',
    link_mode: null,
    desktop_link: 'zerion://',
    webapp_link: null,
  },
  Ledger: {
    mobile_link: 'ledgerlive:/',
    link_mode: null,
    desktop_link: 'ledgerlive://',
    webapp_link: null,
  },
  Safe: {
    mobile_link: 'safe:',
    link_mode: null,
    desktop_link: null,
    webapp_link: 'https://app.safe.global/',
  },
  Uniswap: {
    mobile_link: 'uniswap://',
    link_mode: 'https://uniswap.org/app',
    desktop_link: null,
    webapp_link: null,
  },
  OKX: { mobile_link: 'okex://main', link_mode: null, desktop_link: null, webapp_link: null },
  Binance: {
    mobile_link: 'bnc://app.binance.com/cedefi/',
    link_mode: 'https://app.binance.com/cedefi',
    desktop_link: null,
    webapp_link: null,
  },
  Fireblocks: {
    mobile_link: 'https://fireblocks-wc.example',
    link_mode: null,
    desktop_link: null,
    webapp_link: 'https://console.fireblocks.example/v2',
  },
  Web: {
    mobile_link: null,
    link_mode: null,
    desktop_link: null,
    webapp_link: 'https://web.example/wallet',
  },
  Desk: { mobile_link: null, link_mode: null, desktop_link: 'desk:', webapp_link: null },
}
type Name = keyof typeof wallets

const environments = {
  iPhone: { telegram: false, framed: false, android: false },
  Android: { telegram: false, framed: false, android: true },
  'an in-app browser on iOS': { telegram: false, framed: false, android: false },
  'Telegram on iOS': { telegram: true, framed: false, android: false },
  'Telegram on Android': { telegram: true, framed: false, android: true },
  'a frame': { telegram: false, framed: true, android: false },
}
const linkOn = (
  name: Name,
  platform: RemotePlatform,
  environment: keyof typeof environments,
  preferUniversalLinks = false,
) =>
  walletLink(wallets[name], {
    platform,
    uri,
    device: environments[environment],
    preferUniversalLinks,
  })

const schemes: [Name, string][] = [
  ['MetaMask', 'metamask://'],
  ['Trust', 'trust://'],
  ['Rainbow', 'rainbow://'],
  ['Zerion', 'zerion://'],
  ['Ledger', 'ledgerlive://'],
  ['Safe', 'safe://'],
  ['Uniswap', 'uniswap://'],
  ['OKX', 'okex://main/'],
  ['Binance', 'bnc://app.binance.com/cedefi/'],
]
const targets = [
  ['iPhone', encodedOnce, '_self'],
  ['Android', encodedOnce, '_self'],
  ['an in-app browser on iOS', encodedOnce, '_self'],
  ['Telegram on iOS', encodedOnce, '_blank'],
  ['a frame', encodedOnce, '_top'],
] as const

describe.each(targets)('walletLink on %s', (environment, encoded, target) => {
  test.each(schemes)(`walletLink on ${environment} opens %s by %s`, (name, app) => {
    expect(linkOn(name, 'mobile', environment)).toEqual({
      href: `${app}wc?uri=${encoded}`,
      target,
      app,
    })
  })
  test(`walletLink on ${environment} uses a mobile link that is an http(s) URL`, () => {
    expect(linkOn('Fireblocks', 'mobile', environment)).toEqual({
      href: `https://fireblocks-wc.example/wc?uri=${encodedOnce}`,
      target,
      app: 'https://fireblocks-wc.example/',
    })
  })
  test(`walletLink on ${environment} returns null for a wallet without a mobile link`, () => {
    expect([linkOn('Web', 'mobile', environment), linkOn('Desk', 'mobile', environment)]).toEqual([
      null,
      null,
    ])
  })
  test(`walletLink on ${environment} returns the universal link if it is preferred, with the native link as app`, () => {
    const links = ['MetaMask', 'Rainbow', 'Uniswap', 'Zerion'] as const
    expect(links.map((name) => linkOn(name, 'mobile', environment, true))).toEqual([
      { href: `https://metamask.app.link/wc?uri=${encoded}`, target, app: 'metamask://' },
      { href: `https://rnbwapp.com/wc?uri=${encoded}`, target, app: 'rainbow://' },
      { href: `https://uniswap.org/app/wc?uri=${encoded}`, target, app: 'uniswap://' },
      { href: `zerion://wc?uri=${encoded}`, target, app: 'zerion://' },
    ])
  })
})

describe('walletLink in Telegram on Android', () => {
  const target = '_blank'
  test.each([
    ['MetaMask', 'https://metamask.app.link/'],
    ['Trust', 'https://link.trustwallet.com/'],
    ['Rainbow', 'https://rnbwapp.com/'],
    ['Uniswap', 'https://uniswap.org/app/'],
    ['Binance', 'https://app.binance.com/cedefi/'],
  ] as const)(
    'walletLink in Telegram on Android opens %s by its https link, also for later requests [V14]',
    (name, app) => {
      const link = { href: `${app}wc?uri=${encodedTwice}`, target, app }
      expect(linkOn(name, 'mobile', 'Telegram on Android')).toEqual(link)
      expect(linkOn(name, 'mobile', 'Telegram on Android', true)).toEqual(link)
    },
  )
  test('walletLink in Telegram on Android uses a mobile link that is an http(s) URL', () => {
    expect(linkOn('Fireblocks', 'mobile', 'Telegram on Android')).toEqual({
      href: `https://fireblocks-wc.example/wc?uri=${encodedOnce}`,
      target,
      app: 'https://fireblocks-wc.example/',
    })
  })
  test.each(['Zerion', 'Ledger', 'Safe', 'OKX', 'Web', 'Desk'] as const)(
    'walletLink in Telegram on Android returns null for %s, which has a scheme at most [V14]',
    (name) => expect(linkOn(name, 'mobile', 'Telegram on Android')).toBeNull(),
  )
})

describe('walletLink on desktop', () => {
  test.each([
    ['Zerion', 'zerion://'],
    ['Ledger', 'ledgerlive://'],
    ['Desk', 'desk://'],
  ] as const)(
    'walletLink opens the desktop app of %s by %s without a new tab, which would stay blank [XC4]',
    (name, app) => {
      expect(linkOn(name, 'desktop', 'iPhone')).toEqual({
        href: `${app}wc?uri=${encodedOnce}`,
        target: '_self',
        app,
      })
    },
  )
  test.each([
    ['Safe', 'https://app.safe.global/'],
    ['Fireblocks', 'https://console.fireblocks.example/v2/'],
    ['Web', 'https://web.example/wallet/'],
  ] as const)('walletLink opens the web app of %s at %s', (name, app) => {
    expect(linkOn(name, 'web', 'iPhone')).toEqual({
      href: `${app}wc?uri=${encodedOnce}`,
      target: '_blank',
      app,
    })
  })
  test.each(['qrcode', 'browser', 'unsupported'] as const)(
    'walletLink returns null for the tab %s',
    (platform) => {
      expect(linkOn('Zerion', platform, 'iPhone')).toBeNull()
    },
  )
})

describe('rejected links', () => {
  const unsafeLinks = [
    'javascript:alert(1)//',
    'data:text/html,x',
    'intent://x#Intent;end',
    'wal let://',
    'x"y://',
    'file:///etc',
    'http://far.example',
  ]
  test.each(unsafeLinks)('walletLink rejects %j [C6]', (mobile_link) => {
    const wallet = {
      mobile_link,
      link_mode: null,
      desktop_link: mobile_link,
      webapp_link: mobile_link,
    }
    const device = environments.iPhone
    for (const platform of ['mobile', 'desktop', 'web'] as const) {
      expect(walletLink(wallet, { platform, uri, device, preferUniversalLinks: false })).toBeNull()
    }
  })
  test('walletLink ignores a universal link that is not https [C6]', () => {
    const wallet = { ...wallets.MetaMask, link_mode: 'http://far.example' }
    expect(
      walletLink(wallet, {
        platform: 'mobile',
        uri,
        device: environments.iPhone,
        preferUniversalLinks: true,
      }),
    ).toBeNull()
  })
  test('walletLink encodes the pairing URI [R5]', () => {
    const device = environments.Android
    const hostile = 'wc:x@2?a=1#Intent;scheme=javascript;end" onclick="x'
    const link = walletLink(wallets.Zerion, {
      platform: 'mobile',
      uri: hostile,
      device,
      preferUniversalLinks: false,
    })
    expect(link?.href).toBe(`zerion://wc?uri=${encodeURIComponent(hostile)}`)
  })
})

test('nativeLink uses an http(s) URL as universal link, and universalLink any other URL as native link', () => {
  expect(
    nativeLink({ appUrl: 'https://a.example', uri, universal: null, twice: true }).redirect,
  ).toBe(`https://a.example/wc?uri=${encodedOnce}`)
  expect(universalLink({ appUrl: 'exampleapp', uri, twice: true }).redirect).toBe(
    `exampleapp://wc?uri=${encodedTwice}`,
  )
})

describe('the window target', () => {
  const telegram = { telegram: true, socialLogin: false }
  test('appTarget returns _self, or _top in a frame', () => {
    expect([appTarget(environments.iPhone), appTarget(environments['a frame'])]).toEqual([
      '_self',
      '_top',
    ])
  })
  test('openTarget returns _blank in Telegram, and _top for a social login', () => {
    expect([openTarget('_self', telegram), openTarget('_top', telegram)]).toEqual([
      '_blank',
      '_blank',
    ])
    expect(openTarget('_blank', { telegram: true, socialLogin: true })).toBe('_top')
    expect(openTarget('_self', { telegram: false, socialLogin: true })).toBe('_self')
  })
  test('openTarget returns popupWindow unchanged', () =>
    expect(openTarget('popupWindow', telegram)).toBe('popupWindow'))
})
