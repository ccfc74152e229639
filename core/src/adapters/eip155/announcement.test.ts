import { describe, expect, test } from 'vitest'
import { parseAnnouncement } from './announcement.ts'
import { info, scriptedWallet } from './scripted-wallet.fixture.ts'

const { provider } = scriptedWallet({})
const read = (more: object = {}) => parseAnnouncement({ info: { ...info, ...more }, provider })

test('parseAnnouncement takes the rdns as id, else the name, else the uuid', () => {
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
  '%j is an invalid rdns, so that the name is the id',
  (rdns) => {
    expect(read({ rdns })).toMatchObject({ id: 'Foxglove', rdns: null })
  },
)

test.each(['injected', 'walletConnect'])('a wallet cannot take the reserved id %s', (name) => {
  expect(read({ name, rdns: '' })).toMatchObject({ id: 'u-1' })
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

test('parseAnnouncement cleans and shortens the name [M1, R9]', () => {
  expect(read({ name: '  Fox\u202eglove\u200b\n Wallet ' })?.name).toBe('Foxglove Wallet')
  expect(read({ name: 'x'.repeat(10_000) })?.name.length).toBeLessThanOrEqual(64)
})

test.each([
  ['markup', 'x" onerror="alert(1)'],
  ['http', 'http://icons.example/fox.png'],
  ['a script', 'javascript:alert(1)'],
  ['a data URL that is no image', 'data:text/html,<script>'],
  ['five megabytes long', `data:image/png;base64,${'A'.repeat(5_000_000)}`],
  ['empty', ''],
])('parseAnnouncement drops an icon that is %s [A5]', (_, icon) => {
  expect(read({ icon })?.icon).toBeNull()
})
