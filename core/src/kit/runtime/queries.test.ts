import { expect, test } from 'vitest'
import { createQueries } from './queries.ts'

const state = () => {
  throw new Error('isInPageWallet must not read the state')
}

test('isInPageWallet returns true only for the connector id of the in-page wallet', () => {
  const own = createQueries(state, [], 'own')
  expect([own.isInPageWallet('own'), own.isInPageWallet('fox'), own.isInPageWallet('')]).toEqual([
    true,
    false,
    false,
  ])
  expect(createQueries(state, [], null).isInPageWallet('own')).toBe(false)
})
