import { expect, test } from 'vitest'
import { createQueries } from './queries.ts'

const state = () => {
  throw new Error('isInPageWallet must not read the state')
}

const queriesFor = (inPageWallet: string | null) =>
  createQueries({
    state,
    connectors: [],
    inPageWallet,
    isFlowEnded: () => false,
    missingSignIn: () => 'none',
  })

test('isInPageWallet returns true only for the connector id of the in-page wallet', () => {
  const own = queriesFor('own')
  expect([own.isInPageWallet('own'), own.isInPageWallet('fox'), own.isInPageWallet('')]).toEqual([
    true,
    false,
    false,
  ])
  expect(queriesFor(null).isInPageWallet('own')).toBe(false)
})
