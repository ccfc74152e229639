import { describe, expect, test } from 'vitest'
import { parseAnnouncement } from './announcement.ts'
import { info, scriptedWallet } from './scripted-wallet.fixture.ts'

const { provider } = scriptedWallet({})
const read = (more: object = {}) => parseAnnouncement({ info: { ...info, ...more }, provider })

test('a wallet’s id is its rdns, else its name, else its uuid', () => {
  expect(read()).toEqual({
    id: 'dev.foxglove',
    uuid: 'u-1',
    name: 'Foxglove',
    rdns: 'dev.foxglove',
    icon: info.icon,
    provider,
  })
  expect(read({ rdns: '' })).toMatchObject({ id: 'Foxglove', rdns: null })
  expect(read({ rdns: '', name: '\u200b' })).toMatchObject({ id: 'u-1', name: 'u-1', rdns: null })
})

test.each(['x', 'a b.c', '.com', 'a..b', 'java<script>.x', `${'a'.repeat(200)}.b`])(
  '%j is no rdns',
  (rdns) => {
    expect(read({ rdns })).toMatchObject({ id: 'Foxglove', rdns: null })
  },
)

test.each(['injected', 'walletConnect'])('%s is nobody’s to take', (name) => {
  expect(read({ name, rdns: '' })).toMatchObject({ id: 'u-1' })
})

describe('A3: what is not an announcement is ignored', () => {
  const { uuid, name, icon, rdns } = info
  test.each([
    ['no detail', null],
    ['text', 'hello'],
    ['no info', { provider }],
    ['no provider', { info }],
    ['a provider that cannot be asked', { info, provider: { request: 'no' } }],
    ['a name missing', { info: { uuid, icon, rdns }, provider }],
    ['a uuid missing', { info: { name, icon, rdns }, provider }],
    ['an empty uuid', { info: { ...info, uuid: '' }, provider }],
    ['an icon missing', { info: { uuid, name, rdns }, provider }],
    ['an rdns missing', { info: { uuid, name, icon }, provider }],
    ['a name that is a number', { info: { ...info, name: 7 }, provider }],
    ['an rdns that is an object', { info: { ...info, rdns: {} }, provider }],
  ])('%s', (_, detail) => {
    expect(parseAnnouncement(detail)).toBeNull()
  })

  test('a hostile object', () => {
    const hostile = new Proxy(
      {},
      {
        get() {
          throw new Error('no')
        },
      },
    )
    expect(
      [hostile, { info: hostile, provider }, { info, provider: hostile }].map(parseAnnouncement),
    ).toEqual([null, null, null])
  })

  test('further fields are left behind', () => {
    expect(Object.keys(read({ evil: true }) ?? {})).toEqual([
      'id',
      'uuid',
      'name',
      'rdns',
      'icon',
      'provider',
    ])
  })
})

test('M1, R9: a name is cleaned and clipped', () => {
  expect(read({ name: '  Fox\u202eglove\u200b\n Wallet ' })?.name).toBe('Foxglove Wallet')
  expect(read({ name: 'x'.repeat(10_000) })?.name.length).toBeLessThanOrEqual(64)
})

test.each([
  ['markup', 'x" onerror="alert(1)'],
  ['http', 'http://icons.example/fox.png'],
  ['a script', 'javascript:alert(1)'],
  ['another kind of data', 'data:text/html,<script>'],
  ['five megabytes', `data:image/png;base64,${'A'.repeat(5_000_000)}`],
  ['nothing', ''],
])('A5: an icon that is %s is not shown', (_, icon) => {
  expect(read({ icon })?.icon).toBeNull()
})
