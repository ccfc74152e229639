import { expect, test } from 'vitest'
import { readAddress, stateId, statePath, writeAddress } from './address.ts'

test('an address leads to a chart, a state and a panel', () => {
  expect(readAddress('?chart=send&state=filling.asset&panel=live')).toEqual({
    chart: 'send',
    state: 'filling.asset',
    panel: 'live',
  })
  expect(readAddress('')).toEqual({ chart: 'connect', state: '', panel: '' })
})

test('what says nothing is left out', () => {
  expect(writeAddress({ chart: 'send', state: '', panel: '' })).toBe('?chart=send')
  expect(writeAddress({ chart: 'send', state: 'filling.asset', panel: 'live' })).toBe(
    '?chart=send&state=filling.asset&panel=live',
  )
})

test('whatever a link says, it is read as it was written', () => {
  const strange = { chart: 'a&b=<i>', state: 'ü.ö ä', panel: '?' }
  expect(readAddress(writeAddress(strange))).toEqual(strange)
})

test('a state is told without the name of its chart', () => {
  expect(stateId({ chart: 'send', state: 'filling.asset' })).toBe('send.filling.asset')
  expect(stateId({ chart: 'send', state: '' })).toBe('send')
  expect([statePath('send.filling.asset'), statePath('send')]).toEqual(['filling.asset', ''])
})
