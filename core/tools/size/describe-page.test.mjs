import { expect, test } from 'vitest'
import { importChains } from './describe-page.mjs'

test('importChains returns the shortest chain of imports to each module', () => {
  const modules = new Map([
    ['page', { imports: ['kit', 'button'] }],
    ['kit', { imports: ['options'] }],
    ['options', { imports: ['errors'] }],
    ['button', { imports: ['errors'] }],
    ['errors', { imports: ['button'] }],
    ['later', { imports: [] }],
  ])
  const chains = importChains(['page'], modules)
  expect(chains.get('errors')).toEqual(['page', 'button', 'errors'])
  expect(chains.get('options')).toEqual(['page', 'kit', 'options'])
  expect(chains.has('later')).toBe(false)
})
