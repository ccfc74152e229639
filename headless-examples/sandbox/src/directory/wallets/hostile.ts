import { walletRoster } from '../../base/wallet-roster.ts'
import type { DirectoryEntry, ListedWallet } from '../directory.types.ts'
import { listWallet } from './list-wallet.ts'
import { phoneWallet } from './phone.ts'
import { hexOf, imageIdOf } from './random.ts'

/** Image ids of hostile pictures: one of five megabytes, one with a script. */
export const hostileImages = { heavy: imageIdOf('heavy'), scripted: imageIdOf('scripted') } as const

const malformed = (
  name: string,
  fields: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => ({
  ...listWallet({ name }),
  ...fields,
})
/** Creates an entry whose id and links are derived from `seed` instead of the hostile name. */
const withName = (seed: string, name: string): ListedWallet => ({
  ...listWallet({ name: seed }),
  name,
})

/** Wallets with links that must not be opened. */
const links = (): readonly DirectoryEntry[] => [
  malformed('Script Link', { mobile_link: 'javascript:alert(document.domain)//' }),
  malformed('Disguised Script Link', {
    mobile_link: ' java\tscript:alert(1)//',
    link_mode: 'JavaScript:alert(1)',
  }),
  malformed('Data Link', { mobile_link: 'data:text/html,<script>alert(1)</script>' }),
  malformed('Intent Link', { mobile_link: 'intent://scan/#Intent;scheme=https;package=evil;end' }),
  malformed('File Link', {
    desktop_link: 'file:///etc/passwd',
    mobile_link: 'blob:https://example/1',
  }),
  malformed('Control Link', { mobile_link: 'control\u0000\u001blink://' }),
  malformed('Open Line Link', { webapp_link: 'http://openline.example/' }),
  malformed('Credential Link', {
    link_mode: 'https://wallet.example@evil.example/',
    webapp_link: 'https://user:password@credential.example/',
  }),
  malformed('Script Stores', {
    homepage: 'javascript:alert(1)',
    app_store: 'javascript:alert(1)',
    play_store: 'data:text/html,hello',
    chrome_store: 'vbscript:1',
  }),
]

/** Wallets with misleading names or names that break a layout. */
const names = (): readonly DirectoryEntry[] => [
  withName('control', 'Con\u0000trol\u0007 \u001b[31mName\r\nline two'),
  withName('bidi', '\u202etellaW tsenoH\u202c'),
  withName('invisible', 'Zero\u200b\u200d\u2060\ufeff Width'),
  withName('endless', 'Endless '.repeat(1_250)),
  withName('stacked', `Z${'\u0301\u0316'.repeat(400)}algo`),
  withName('markup', '<img src=x onerror="alert(1)"><b>Markup</b>'),
  withName('closing', '</script><script>alert(1)</script>'),
  withName('lookalike', 'Р\u043eck\u0435t'),
  withName('spaced', `${phoneWallet.name}\u00a0 `),
  withName('blank', '\u200b \u2003'),
]

/** Entries with missing fields or fields of the wrong type. */
const shapes = (): readonly DirectoryEntry[] => {
  const { name: _, ...nameless } = listWallet({ name: 'Nameless' })
  const { id: __, ...idless } = listWallet({ name: 'Without Id' })
  return [
    null,
    nameless,
    idless,
    malformed('Numbers', { id: 42, name: 7, order: '12', mobile_link: 1, image_id: 3 }),
    {
      id: hexOf('nulls'),
      name: null,
      chains: null,
      image_id: null,
      order: null,
      mobile_link: null,
      rdns: null,
      injected: null,
    },
    malformed('Chains As Text', { chains: 'eip155:1,eip155:31337' }),
    malformed('Odd Chains', {
      chains: ['eip155:1', null, 'eip155', ':1', '__proto__', 10, { 'eip155:1': true }],
    }),
    malformed('Odd Injected', {
      injected: [
        { namespace: 1 },
        null,
        'isOdd',
        { namespace: 'eip155', injected_id: '__proto__' },
      ],
    }),
    {
      ...listWallet({ name: 'Prototype' }),
      ['__proto__']: { polluted: true },
      constructor: { prototype: { polluted: true } },
    },
    malformed('Path For An Id', { id: '../../projects/v1/origins?x=1#' }),
  ]
}

/** Entries that impersonate others, and entries with invalid pictures. */
const impostors = (): readonly DirectoryEntry[] => [
  malformed('Second Pocket', { id: phoneWallet.id }),
  malformed('Impostor', { rdns: walletRoster()[1]?.rdns ?? '' }),
  malformed('Picture Elsewhere', { image_id: '../../appkit/v1/config' }),
  malformed('Heavy Picture', { image_id: hostileImages.heavy }),
  malformed('Scripted Picture', { image_id: hostileImages.scripted }),
  malformed('Script For A Picture', {
    image_url: 'javascript:alert(1)',
    image_id: 'x" onerror="alert(1)',
  }),
]

/** Lists entries that a directory should never return. Clients must handle them. */
export const listHostile = (): readonly DirectoryEntry[] => [
  ...links(),
  ...names(),
  ...shapes(),
  ...impostors(),
]
