import { describe, expect, test } from 'vitest'
import { toCaipNetworkId } from '../caip/caip.ts'
import { canOpenPages, inAppLink, mobileInAppLink } from './in-app-link.ts'
import { walletIds } from './wallet-ids.ts'

const url = "https://shop.example:8443/buy?a=1&b=it's#top"
const page = encodeURIComponent(url)
const origin = 'https%3A%2F%2Fshop.example%3A8443'
const empty = { url, injected: () => null }
const windowWith = (global: string) => ({
  url,
  injected: (name: string) => (name === global ? {} : null),
})
const iPhone = { mobile: true, android: false, telegram: false }
const android = { mobile: true, android: true, telegram: false }
const desktop = { mobile: false, android: false, telegram: false }
const telegram = { mobile: true, android: true, telegram: true }
const bitcoin = toCaipNetworkId('bip122:000000000019d6689c085ae165831e93')
const inputFor = (name: keyof typeof walletIds, namespace: string | null) => ({
  wallet: walletIds[name],
  namespace,
  caipNetworkId: namespace === 'bip122' ? bitcoin : null,
})

const phantom = `https://phantom.app/ul/browse/${page}?ref=${origin}`
const intent = `intent://browse/${page}?ref=${origin}#Intent;scheme=phantom;package=app.phantom;end`
const coinbase = `https://go.cb-w.com/dapp?cb_url=${page}`
const miniApp = `cbwallet://miniapp?url=${page}`
const solflare = `https://solflare.com/ul/v1/browse/${page}?ref=${page}`

describe('wallets with their own browser', () => {
  test.each([
    ['phantom', 'eip155', phantom, intent, 'phantom'],
    ['phantom', 'solana', phantom, intent, 'phantom'],
    ['phantom', null, phantom, intent, 'phantom'],
    ['coinbase', 'solana', coinbase, coinbase, 'coinbaseSolana'],
    ['coinbase', 'eip155', miniApp, miniApp, 'coinbaseWalletExtension'],
    ['solflare', 'solana', solflare, solflare, 'solflare'],
  ] as const)(
    'mobileInAppLink of %s for %s opens the page on phones, and is null inside the wallet and on desktop',
    (name, namespace, onIPhone, onAndroid, global) => {
      expect(mobileInAppLink(iPhone, inputFor(name, namespace), empty)).toBe(onIPhone)
      expect(mobileInAppLink(android, inputFor(name, namespace), empty)).toBe(onAndroid)
      expect(mobileInAppLink(android, inputFor(name, namespace), windowWith(global))).toBeNull()
      expect(mobileInAppLink(desktop, inputFor(name, namespace), empty)).toBeNull()
    },
  )
  test('mobileInAppLink in Telegram on Android returns https links only [V14]', () => {
    const linkFor = (name: keyof typeof walletIds, namespace: string) =>
      mobileInAppLink(telegram, inputFor(name, namespace), empty)
    expect([linkFor('phantom', 'eip155'), linkFor('coinbase', 'solana')]).toEqual([
      phantom,
      coinbase,
    ])
    expect(linkFor('coinbase', 'eip155')).toBeNull()
    expect(canOpenPages(telegram, inputFor('coinbase', 'eip155'))).toBe(false)
  })
  test('mobileInAppLink of Binance for bip122 wraps the link in a download page', () => {
    const link = new URL(mobileInAppLink(iPhone, inputFor('binance', 'bip122'), empty) ?? '')
    expect(link.origin + link.pathname).toBe('https://app.binance.com/en/download')
    const inner = new URL(atob(link.searchParams.get('_dp') ?? ''))
    expect(inner.href.split('?')[0]).toBe('bnc://app.binance.com/mp/app')
    expect(inner.searchParams.get('appId')).toBe('yFK5FCqYprrXDiVFbhyRx7')
    expect(atob(inner.searchParams.get('startPagePath') ?? '')).toBe('/pages/browser/index')
    expect(atob(inner.searchParams.get('startPageQuery') ?? '')).toBe(
      `url=${page}&defaultChainId=000000000019d6689c085ae165831e93`,
    )
    expect(
      mobileInAppLink(iPhone, inputFor('binance', 'bip122'), windowWith('binancew3w')),
    ).toBeNull()
    expect(mobileInAppLink(iPhone, inputFor('binance', 'eip155'), empty)).toBeNull()
  })
  test('mobileInAppLink matches a wallet by rdns too', () => {
    const wallet = { id: 'mine', rdns: 'app.phantom' }
    expect(mobileInAppLink(iPhone, { wallet, namespace: null, caipNetworkId: null }, empty)).toBe(
      phantom,
    )
  })
  test('mobileInAppLink returns null for other wallets', () => {
    expect(mobileInAppLink(android, inputFor('metamask', 'eip155'), empty)).toBeNull()
    expect(canOpenPages(android, inputFor('metamask', 'eip155'))).toBe(false)
    expect(mobileInAppLink(android, inputFor('solflare', 'eip155'), empty)).toBeNull()
  })
  test('canOpenPages returns true on a phone and false on desktop', () => {
    expect([
      canOpenPages(iPhone, inputFor('coinbase', 'eip155')),
      canOpenPages(desktop, inputFor('coinbase', 'eip155')),
    ]).toEqual([true, false])
  })
})

test('inAppLink returns universal links only', () => {
  expect(inAppLink(inputFor('phantom', 'solana'), empty)).toBe(phantom)
  expect(inAppLink(inputFor('coinbase', 'eip155'), empty)).toBeNull()
})

test.each(['about:blank', 'file:///a', 'https://a:b@shop.example', ''])(
  'mobileInAppLink returns null for a page at %j [R5]',
  (pageUrl) => {
    expect(
      mobileInAppLink(android, inputFor('phantom', 'solana'), {
        url: pageUrl,
        injected: () => null,
      }),
    ).toBeNull()
  },
)
