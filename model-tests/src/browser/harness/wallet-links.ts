import { pairingIn } from './links.ts'

/** Ids of wallets whose apps open in different ways. */
export const linkedWallets = {
  Pocket: 'ed630ade63851f04793e88f9ea1fbd87513a61c642b732cbe88b1f381e4f2735',
  MetaMask: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
  OKX: '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709',
  Trust: '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0',
  Phantom: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
  Coinbase: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
} as const

/** A link and its target. */
type Link = readonly [url: string, target: string]
export type WalletLinks = Readonly<Record<string, Link>>

/** The link of a wallet with placeholders for the pairing URI and the URL of the page. */
export function withPlaceholders(url: string, pageUrl: string): string {
  const uri = pairingIn(url)
  const encodedTwice = encodeURIComponent(encodeURIComponent(uri))
  const withUriPlaceholder =
    uri === ''
      ? url
      : url.replace(encodedTwice, '<uri, encoded twice>').replace(encodeURIComponent(uri), '<uri>')
  return withUriPlaceholder
    .replaceAll(encodeURIComponent(pageUrl), '<page>')
    .replaceAll(encodeURIComponent(new URL(pageUrl).origin), '<origin>')
}

/** The links that an iPhone opens. */
export const iosLinks = (target: string, uri = '<uri>'): WalletLinks => ({
  Pocket: [`pocket://wc?uri=${uri}`, target],
  MetaMask: [`metamask://wc?uri=${uri}`, target],
  OKX: [`okex://main/wc?uri=${uri}`, target],
  Trust: [`trust://wc?uri=${uri}`, target],
  Phantom: ['https://phantom.app/ul/browse/<page>?ref=<origin>', target],
  Coinbase: ['cbwallet://miniapp?url=<page>', target],
})

/** The links that Android opens. */
export const androidLinks = (target: string, uri = '<uri>'): WalletLinks => ({
  ...iosLinks(target, uri),
  Phantom: [
    'intent://browse/<page>?ref=<origin>#Intent;scheme=phantom;package=app.phantom;end',
    target,
  ],
})

/** The links that Telegram opens on Android: no schemes. Other wallets have no https link. */
export const telegramLinks: WalletLinks = {
  MetaMask: ['https://metamask.app.link/wc?uri=<uri, encoded twice>', '_blank'],
  Trust: ['https://link.trustwallet.com/wc?uri=<uri, encoded twice>', '_blank'],
  Phantom: ['https://phantom.app/ul/browse/<page>?ref=<origin>', '_blank'],
}
