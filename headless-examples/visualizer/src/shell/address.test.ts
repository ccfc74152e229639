import { expect, test } from 'vitest'
import { readAddress, stateId, statePath, writeAddress } from './address.ts'

test('readAddress returns machine, state and panel', () => {
  expect(readAddress('?chart=send&state=filling.asset&panel=live')).toEqual({
    chart: 'send',
    state: 'filling.asset',
    panel: 'live',
    opener: '',
  })
  expect(readAddress('')).toEqual({ chart: 'connect', state: '', panel: '', opener: '' })
})

test('writeAddress omits empty parts', () => {
  expect(writeAddress({ chart: 'send', state: '', panel: '', opener: '' })).toBe('?chart=send')
  expect(
    writeAddress({ chart: 'send', state: 'filling.asset', panel: 'live', opener: 'http://a.b' }),
  ).toBe('?chart=send&state=filling.asset&panel=live&opener=http%3A%2F%2Fa.b')
})

test('readAddress inverts writeAddress for any text', () => {
  const strange = { chart: 'a&b=<i>', state: 'ü.ö ä', panel: '?', opener: '&' }
  expect(readAddress(writeAddress(strange))).toEqual(strange)
})

test('stateId adds the machine id to a state path, and statePath removes it', () => {
  expect(stateId({ chart: 'send', state: 'filling.asset' })).toBe('send.filling.asset')
  expect(stateId({ chart: 'send', state: '' })).toBe('send')
  expect([statePath('send.filling.asset'), statePath('send')]).toEqual(['filling.asset', ''])
})
