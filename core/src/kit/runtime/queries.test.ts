import { expect, test } from 'vitest'
import { createQueries } from './queries.ts'

const state = () => {
  throw new Error('Nobody asks the state')
}

test('only what the wallet inside this page is asked is decided in the modal', () => {
  const own = createQueries(state, null, 'own')
  expect([own.isInPageWallet('own'), own.isInPageWallet('fox'), own.isInPageWallet('')]).toEqual([
    true,
    false,
    false,
  ])
  expect(createQueries(state, null, null).isInPageWallet('own')).toBe(false)
})
