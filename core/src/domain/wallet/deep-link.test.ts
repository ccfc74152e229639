import { describe, expect, test } from 'vitest'
import { appTarget, nativeLink, openTarget, universalLink, walletLink } from './deep-link.ts'
import type { RemotePlatform } from './remote-platforms.ts'

const uri = 'wc:abc@2?relay-protocol=irn&symKey=00ff'
const once = 'wc%3Aabc%402%3Frelay-protocol%3Dirn%26symKey%3D00ff'
const twice = 'wc%253Aabc%25402%253Frelay-protocol%253Dirn%2526symKey%253D00ff'

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

const places = {
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
  place: keyof typeof places,
  preferUniversalLinks = false,
) => walletLink(wallets[name], { platform, uri, device: places[place], preferUniversalLinks })

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
  ['iPhone', once, '_self'],
  ['Android', once, '_self'],
  ['an in-app browser on iOS', once, '_self'],
  ['Telegram on iOS', once, '_blank'],
  ['Telegram on Android', twice, '_blank'],
  ['a frame', once, '_top'],
] as const

describe.each(targets)('walletLink on %s', (place, encoded, target) => {
  test.each(schemes)('walletLink opens %s by %s', (name, app) => {
    expect(linkOn(name, 'mobile', place)).toEqual({ href: `${app}wc?uri=${encoded}`, target, app })
  })
  test('walletLink uses the URL of a wallet whose mobile link is http(s)', () => {
    expect(linkOn('Fireblocks', 'mobile', place)).toEqual({
      href: `https://fireblocks-wc.example/wc?uri=${once}`,
      target,
      app: 'https://fireblocks-wc.example/',
    })
  })
  test('walletLink is null without a mobile link', () => {
    expect([linkOn('Web', 'mobile', place), linkOn('Desk', 'mobile', place)]).toEqual([null, null])
  })
  test('walletLink prefers the universal link if the page does, and stores the native app', () => {
    const links = ['MetaMask', 'Rainbow', 'Uniswap', 'Zerion'] as const
    expect(links.map((name) => linkOn(name, 'mobile', place, true))).toEqual([
      { href: `https://metamask.app.link/wc?uri=${encoded}`, target, app: 'metamask://' },
      { href: `https://rnbwapp.com/wc?uri=${encoded}`, target, app: 'rainbow://' },
      { href: `https://uniswap.org/app/wc?uri=${encoded}`, target, app: 'uniswap://' },
      { href: `zerion://wc?uri=${encoded}`, target, app: 'zerion://' },
    ])
  })
})

describe('walletLink on desktop', () => {
  test.each([
    ['Zerion', 'zerion://'],
    ['Ledger', 'ledgerlive://'],
    ['Desk', 'desk://'],
  ] as const)('walletLink opens the desktop app of %s by %s in a new window', (name, app) => {
    expect(linkOn(name, 'desktop', 'iPhone')).toEqual({
      href: `${app}wc?uri=${once}`,
      target: '_blank',
      app,
    })
  })
  test.each([
    ['Safe', 'https://app.safe.global/'],
    ['Fireblocks', 'https://console.fireblocks.example/v2/'],
    ['Web', 'https://web.example/wallet/'],
  ] as const)('walletLink opens the web app of %s at %s', (name, app) => {
    expect(linkOn(name, 'web', 'iPhone')).toEqual({
      href: `${app}wc?uri=${once}`,
      target: '_blank',
      app,
    })
  })
  test.each(['qrcode', 'browser', 'unsupported'] as const)(
    'walletLink of the tab %s is null',
    (platform) => {
      expect(linkOn('Zerion', platform, 'iPhone')).toBeNull()
    },
  )
})

describe('rejected links', () => {
  const refused = [
    'javascript:alert(1)//',
    'data:text/html,x',
    'intent://x#Intent;end',
    'wal let://',
    'x"y://',
    'file:///etc',
    'http://far.example',
  ]
  test.each(refused)('walletLink rejects %j [C6]', (mobile_link) => {
    const wallet = {
      mobile_link,
      link_mode: null,
      desktop_link: mobile_link,
      webapp_link: mobile_link,
    }
    const device = places.iPhone
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
        device: places.iPhone,
        preferUniversalLinks: true,
      }),
    ).toBeNull()
  })
  test('walletLink encodes the pairing URI [R5]', () => {
    const device = places.Android
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

test('nativeLink and universalLink delegate to each other by the kind of URL', () => {
  expect(
    nativeLink({ appUrl: 'https://a.example', uri, universal: null, twice: true }).redirect,
  ).toBe(`https://a.example/wc?uri=${once}`)
  expect(universalLink({ appUrl: 'exampleapp', uri, twice: true }).redirect).toBe(
    `exampleapp://wc?uri=${twice}`,
  )
})

describe('the window target', () => {
  const telegram = { telegram: true, socialLogin: false }
  test('appTarget is the page, or the top window in a frame', () => {
    expect([appTarget(places.iPhone), appTarget(places['a frame'])]).toEqual(['_self', '_top'])
  })
  test('openTarget is a new window in Telegram, except for a social login', () => {
    expect([openTarget('_self', telegram), openTarget('_top', telegram)]).toEqual([
      '_blank',
      '_blank',
    ])
    expect(openTarget('_blank', { telegram: true, socialLogin: true })).toBe('_top')
    expect(openTarget('_self', { telegram: false, socialLogin: true })).toBe('_self')
  })
  test('openTarget keeps popups', () =>
    expect(openTarget('popupWindow', telegram)).toBe('popupWindow'))
})
