import { expect, test } from 'vitest'
import { catalogue } from '../../errors/catalogue.ts'
import { KitError } from '../../errors/kit-error.ts'
import { createPageProviders } from './page-providers.ts'

const declined = new KitError(catalogue, 'rpc/user-rejected')
const decline = async () => {
  throw declined
}

test('a page’s provider throws errors with numbers from each method, also of nested objects [EM7]', async () => {
  let address = 'a'
  const provider = {
    get address() {
      return address
    },
    request: decline,
    signer: { signRaw: decline },
    accounts(): string[] {
      throw declined
    },
    signIn: null,
    add: (left: number, right: number) => left + right,
    sign: async (text: string) => text.length,
  }
  const page = createPageProviders()(provider) as typeof provider
  const error = { name: 'ProviderRpcError', code: 4001, cause: declined }
  await expect(page.request()).rejects.toMatchObject(error)
  await expect(page.signer.signRaw()).rejects.toMatchObject(error)
  expect(page.accounts).toThrow(expect.objectContaining(error))
  expect([page.add(1, 2), await page.sign('four'), page.signIn]).toEqual([3, 4, null])
  address = 'b'
  expect(page.address).toBe('b')
})

test('a page gets the same provider again, and other objects as they are', () => {
  const toPage = createPageProviders()
  const provider = { request: decline }
  expect(toPage(provider)).toBe(toPage(provider))
  expect(toPage({ request: decline })).not.toBe(toPage(provider))
  const circular: { self?: object } = {}
  circular.self = circular
  const page = toPage(circular) as typeof circular
  expect(page.self).toBe(page)
  class Wallet {}
  const wallet = new Wallet()
  expect([toPage(wallet), toPage(null)]).toEqual([wallet, null])
})
