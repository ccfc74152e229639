import { describe, expect, test } from 'vitest'
import { toCaipNetworkId } from '../caip/caip.ts'
import { opensPages, phoneBrowserLink, walletBrowserLink } from './wallet-browser.ts'
import { walletIds } from './wallet-ids.ts'

const url = "https://shop.example:8443/buy?a=1&b=it's#top"
const page = encodeURIComponent(url)
const origin = 'https%3A%2F%2Fshop.example%3A8443'
const empty = { url, injected: () => null }
const holding = (global: string) => ({
  url,
  injected: (name: string) => (name === global ? {} : null),
})
const iPhone = { mobile: true, android: false }
const android = { mobile: true, android: true }
const desktop = { mobile: false, android: false }
const bitcoin = toCaipNetworkId('bip122:000000000019d6689c085ae165831e93')
const asked = (name: keyof typeof walletIds, namespace: string | null) => ({
  wallet: walletIds[name],
  namespace,
  caipNetworkId: namespace === 'bip122' ? bitcoin : null,
})

const phantom = `https://phantom.app/ul/browse/${page}?ref=${origin}`
const intent = `intent://browse/${page}?ref=${origin}#Intent;scheme=phantom;package=app.phantom;end`
const coinbase = `https://go.cb-w.com/dapp?cb_url=${page}`
const miniApp = `cbwallet://miniapp?url=${page}`
const solflare = `https://solflare.com/ul/v1/browse/${page}?ref=${page}`

describe('a wallet that opens this page inside itself', () => {
  test.each([
    ['phantom', 'eip155', phantom, intent, 'phantom'],
    ['phantom', 'solana', phantom, intent, 'phantom'],
    ['phantom', null, phantom, intent, 'phantom'],
    ['coinbase', 'solana', coinbase, coinbase, 'coinbaseSolana'],
    ['coinbase', 'eip155', miniApp, miniApp, 'coinbaseWalletExtension'],
    ['solflare', 'solana', solflare, solflare, 'solflare'],
  ] as const)(
    '%s for %s: by its link on each phone, and by none once the page is there',
    (name, namespace, onIPhone, onAndroid, global) => {
      expect(phoneBrowserLink(iPhone, asked(name, namespace), empty)).toBe(onIPhone)
      expect(phoneBrowserLink(android, asked(name, namespace), empty)).toBe(onAndroid)
      expect(phoneBrowserLink(android, asked(name, namespace), holding(global))).toBeNull()
      expect(phoneBrowserLink(desktop, asked(name, namespace), empty)).toBeNull()
    },
  )
  test('binance for bip122 wraps its link in a page of its own', () => {
    const link = new URL(phoneBrowserLink(iPhone, asked('binance', 'bip122'), empty) ?? '')
    expect(link.origin + link.pathname).toBe('https://app.binance.com/en/download')
    const inner = new URL(atob(link.searchParams.get('_dp') ?? ''))
    expect(inner.href.split('?')[0]).toBe('bnc://app.binance.com/mp/app')
    expect(inner.searchParams.get('appId')).toBe('yFK5FCqYprrXDiVFbhyRx7')
    expect(atob(inner.searchParams.get('startPagePath') ?? '')).toBe('/pages/browser/index')
    expect(atob(inner.searchParams.get('startPageQuery') ?? '')).toBe(
      `url=${page}&defaultChainId=000000000019d6689c085ae165831e93`,
    )
    expect(phoneBrowserLink(iPhone, asked('binance', 'bip122'), holding('binancew3w'))).toBeNull()
    expect(phoneBrowserLink(iPhone, asked('binance', 'eip155'), empty)).toBeNull()
  })
  test('is known by its rdns as well', () => {
    const wallet = { id: 'mine', rdns: 'app.phantom' }
    expect(phoneBrowserLink(iPhone, { wallet, namespace: null, caipNetworkId: null }, empty)).toBe(
      phantom,
    )
  })
  test('any other opens none', () => {
    expect(phoneBrowserLink(android, asked('metamask', 'eip155'), empty)).toBeNull()
    expect(opensPages(android, asked('metamask', 'eip155'))).toBe(false)
    expect(phoneBrowserLink(android, asked('solflare', 'eip155'), empty)).toBeNull()
  })
  test('is told apart before anything is known of the page', () => {
    expect([
      opensPages(iPhone, asked('coinbase', 'eip155')),
      opensPages(desktop, asked('coinbase', 'eip155')),
    ]).toEqual([true, false])
  })
})

test('from a desktop only web addresses lead there', () => {
  expect(walletBrowserLink(asked('phantom', 'solana'), empty)).toBe(phantom)
  expect(walletBrowserLink(asked('coinbase', 'eip155'), empty)).toBeNull()
})

test.each(['about:blank', 'file:///a', 'https://a:b@shop.example', ''])(
  'R5: a page at %j is handed to nobody',
  (bad) => {
    expect(
      phoneBrowserLink(android, asked('phantom', 'solana'), { url: bad, injected: () => null }),
    ).toBeNull()
  },
)
