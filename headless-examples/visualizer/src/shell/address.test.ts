import { expect, test } from 'vitest'
import { readAddress, stateId, statePath, writeAddress } from './address.ts'

test('readAddress returns machine, state and panel', () => {
  expect(readAddress('?chart=send&state=filling.asset&panel=live')).toEqual({
    chart: 'send',
    state: 'filling.asset',
    panel: 'live',
  })
  expect(readAddress('')).toEqual({ chart: 'connect', state: '', panel: '' })
})

test('writeAddress omits empty parts', () => {
  expect(writeAddress({ chart: 'send', state: '', panel: '' })).toBe('?chart=send')
  expect(writeAddress({ chart: 'send', state: 'filling.asset', panel: 'live' })).toBe(
    '?chart=send&state=filling.asset&panel=live',
  )
})

test('readAddress inverts writeAddress for any text', () => {
  const strange = { chart: 'a&b=<i>', state: 'ü.ö ä', panel: '?' }
  expect(readAddress(writeAddress(strange))).toEqual(strange)
})

test('stateId adds the machine id to a state path, and statePath removes it', () => {
  expect(stateId({ chart: 'send', state: 'filling.asset' })).toBe('send.filling.asset')
  expect(stateId({ chart: 'send', state: '' })).toBe('send')
  expect([statePath('send.filling.asset'), statePath('send')]).toEqual(['filling.asset', ''])
})
