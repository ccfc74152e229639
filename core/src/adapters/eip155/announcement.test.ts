import { describe, expect, test } from 'vitest'
import { parseAnnouncement } from './announcement.ts'
import { info, scriptedWallet } from './scripted-wallet.fixture.ts'

const { provider } = scriptedWallet({})
const parseWith = (overrides: object = {}) =>
  parseAnnouncement({ info: { ...info, ...overrides }, provider })

test('parseAnnouncement uses the rdns as id, else the name, else the uuid', () => {
  expect(parseWith()).toEqual({
    id: 'dev.foxglove',
    uuid: 'u-1',
    name: 'Foxglove',
    rdns: 'dev.foxglove',
    icon: info.icon,
    provider,
  })
  expect(parseWith({ rdns: '' })).toMatchObject({ id: 'Foxglove', rdns: null })
  expect(parseWith({ rdns: '', name: '\u200b' })).toMatchObject({
    id: 'u-1',
    name: 'u-1',
    rdns: null,
  })
})

test.each(['x', 'a b.c', '.com', 'a..b', 'java<script>.x', `${'a'.repeat(200)}.b`])(
  'parseAnnouncement drops the invalid rdns %j and uses the name as id',
  (rdns) => {
    expect(parseWith({ rdns })).toMatchObject({ id: 'Foxglove', rdns: null })
  },
)

test.each(['injected', 'walletConnect'])('parseAnnouncement does not use %s as id', (name) => {
  expect(parseWith({ name, rdns: '' })).toMatchObject({ id: 'u-1' })
})

describe('invalid announcements', () => {
  const { uuid, name, icon, rdns } = info
  test.each([
    ['without a detail', null],
    ['for text', 'hello'],
    ['without info', { provider }],
    ['without a provider', { info }],
    ['for a provider whose request is no function', { info, provider: { request: 'no' } }],
    ['without a name', { info: { uuid, icon, rdns }, provider }],
    ['without a uuid', { info: { name, icon, rdns }, provider }],
    ['for an empty uuid', { info: { ...info, uuid: '' }, provider }],
    ['without an icon', { info: { uuid, name, rdns }, provider }],
    ['without an rdns', { info: { uuid, name, icon }, provider }],
    ['for a name that is a number', { info: { ...info, name: 7 }, provider }],
    ['for an rdns that is an object', { info: { ...info, rdns: {} }, provider }],
  ])('parseAnnouncement returns null %s [A3]', (_, detail) => {
    expect(parseAnnouncement(detail)).toBeNull()
  })

  test('parseAnnouncement returns null for objects whose getters throw [A3]', () => {
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

  test('parseAnnouncement drops unknown fields [A3]', () => {
    expect(Object.keys(parseWith({ evil: true }) ?? {})).toEqual([
      'id',
      'uuid',
      'name',
      'rdns',
      'icon',
      'provider',
    ])
  })
})

test('parseAnnouncement removes invisible characters from the name and shortens it [M1, R9]', () => {
  expect(parseWith({ name: '  Fox\u202eglove\u200b\n Wallet ' })?.name).toBe('Foxglove Wallet')
  expect(parseWith({ name: 'x'.repeat(10_000) })?.name.length).toBeLessThanOrEqual(64)
})

test.each([
  ['markup', 'x" onerror="alert(1)'],
  ['an http URL', 'http://icons.example/fox.png'],
  ['a script URL', 'javascript:alert(1)'],
  ['a data URL that is no image', 'data:text/html,<script>'],
  ['five megabytes long', `data:image/png;base64,${'A'.repeat(5_000_000)}`],
  ['empty', ''],
])('parseAnnouncement drops an icon that is %s [A5]', (_, icon) => {
  expect(parseWith({ icon })?.icon).toBeNull()
})
