import { expect, test } from 'vitest'
import { questionsOf } from './queries.ts'

const state = () => {
  throw new Error('Nobody asks the state')
}

test('only what the wallet inside this page is asked is decided in the modal', () => {
  const own = questionsOf(state, null, 'own')
  expect([own.approvesIn('own'), own.approvesIn('fox'), own.approvesIn('')]).toEqual([
    true,
    false,
    false,
  ])
  expect(questionsOf(state, null, null).approvesIn('own')).toBe(false)
})
