import { expect, test } from 'vitest'
import { importAgain } from './lazy.ts'

const missing = (address: string) => async (): Promise<{ here: string }> => {
  throw new TypeError(`Failed to fetch dynamically imported module: ${address}`)
}

test('what loads is handed over', async () => {
  expect(await importAgain(async () => ({ here: 'yes' }), 0)).toEqual({ here: 'yes' })
  expect(await importAgain(async () => ({ here: 'yes' }), 3)).toEqual({ here: 'yes' })
})

test('the first failure is told as it is', async () => {
  await expect(importAgain(missing('https://page.example/a.js'), 0)).rejects.toThrow(
    'dynamically imported module',
  )
})

test('a second try asks under another name; where that cannot be asked either, it is told', async () => {
  // Node imports no http: what it says shows what it was asked for
  await expect(importAgain(missing('https://page.example/a.js'), 2)).rejects.toThrow(/https/)
})

test.each([
  'a sentence without an address',
  'Failed to fetch dynamically imported module: javascript:alert(1)',
  'Failed to fetch dynamically imported module: data:text/javascript,1',
  'Failed to fetch dynamically imported module: https://page.example/a.js and more',
])('%s leads nowhere', async (message) => {
  const error = new TypeError(message)
  const load = async () => {
    throw error
  }
  await expect(importAgain(load, 1)).rejects.toBe(error)
})

test('an error of the module itself is not tried again', async () => {
  const error = new RangeError('dynamically imported module: https://page.example/a.js')
  const load = async () => {
    throw error
  }
  await expect(importAgain(load, 1)).rejects.toBe(error)
})
