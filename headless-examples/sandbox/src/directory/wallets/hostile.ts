import { roster } from '../../base/wallet-roster.ts'
import type { DirectoryEntry, ListedWallet } from '../directory.types.ts'
import { listWallet } from './list-wallet.ts'
import { phoneWallet } from './phone.ts'
import { hexOf, imageIdOf } from './random.ts'

/** Pictures that are not what they should be: five megabytes, and one with a script. */
export const hostileImages = { heavy: imageIdOf('heavy'), scripted: imageIdOf('scripted') } as const

const broken = (
  name: string,
  wrong: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => ({
  ...listWallet({ name }),
  ...wrong,
})
const called = (is: string, name: string): ListedWallet => ({ ...listWallet({ name: is }), name })

/** Links that must not be followed. */
const links = (): readonly DirectoryEntry[] => [
  broken('Script Link', { mobile_link: 'javascript:alert(document.domain)//' }),
  broken('Disguised Script Link', {
    mobile_link: ' java\tscript:alert(1)//',
    link_mode: 'JavaScript:alert(1)',
  }),
  broken('Data Link', { mobile_link: 'data:text/html,<script>alert(1)</script>' }),
  broken('Intent Link', { mobile_link: 'intent://scan/#Intent;scheme=https;package=evil;end' }),
  broken('File Link', {
    desktop_link: 'file:///etc/passwd',
    mobile_link: 'blob:https://example/1',
  }),
  broken('Control Link', { mobile_link: 'control\u0000\u001blink://' }),
  broken('Open Line Link', { webapp_link: 'http://openline.example/' }),
  broken('Credential Link', {
    link_mode: 'https://wallet.example@evil.example/',
    webapp_link: 'https://user:password@credential.example/',
  }),
  broken('Script Stores', {
    homepage: 'javascript:alert(1)',
    app_store: 'javascript:alert(1)',
    play_store: 'data:text/html,hello',
    chrome_store: 'vbscript:1',
  }),
]

/** Names that lie about themselves or break what shows them. */
const names = (): readonly DirectoryEntry[] => [
  called('control', 'Con\u0000trol\u0007 \u001b[31mName\r\nline two'),
  called('bidi', '\u202etellaW tsenoH\u202c'),
  called('invisible', 'Zero\u200b\u200d\u2060\ufeff Width'),
  called('endless', 'Endless '.repeat(1_250)),
  called('stacked', `Z${'\u0301\u0316'.repeat(400)}algo`),
  called('markup', '<img src=x onerror="alert(1)"><b>Markup</b>'),
  called('closing', '</script><script>alert(1)</script>'),
  called('lookalike', 'Р\u043eck\u0435t'),
  called('spaced', `${phoneWallet.name}\u00a0 `),
  called('blank', '\u200b \u2003'),
]

/** Entries whose shape is wrong. */
const shapes = (): readonly DirectoryEntry[] => {
  const { name: _, ...nameless } = listWallet({ name: 'Nameless' })
  const { id: __, ...idless } = listWallet({ name: 'Without Id' })
  return [
    null,
    nameless,
    idless,
    broken('Numbers', { id: 42, name: 7, order: '12', mobile_link: 1, image_id: 3 }),
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
    broken('Chains As Text', { chains: 'eip155:1,eip155:31337' }),
    broken('Odd Chains', {
      chains: ['eip155:1', null, 'eip155', ':1', '__proto__', 10, { 'eip155:1': true }],
    }),
    broken('Odd Injected', {
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
    broken('Path For An Id', { id: '../../projects/v1/origins?x=1#' }),
  ]
}

/** Entries that take the place of others, and pictures that are none. */
const impostors = (): readonly DirectoryEntry[] => [
  broken('Second Pocket', { id: phoneWallet.id }),
  broken('Impostor', { rdns: roster()[1]?.rdns ?? '' }),
  broken('Picture Elsewhere', { image_id: '../../appkit/v1/config' }),
  broken('Heavy Picture', { image_id: hostileImages.heavy }),
  broken('Scripted Picture', { image_id: hostileImages.scripted }),
  broken('Script For A Picture', {
    image_url: 'javascript:alert(1)',
    image_id: 'x" onerror="alert(1)',
  }),
]

/** What a directory should never say, and one day does. */
export const listHostile = (): readonly DirectoryEntry[] => [
  ...links(),
  ...names(),
  ...shapes(),
  ...impostors(),
]
