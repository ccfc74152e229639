import { describe, expect, test, vi } from 'vitest'
import { createMemoryPlatform, createScriptedHost } from '../../testing/index.ts'
import { type ChainModule, createEip155 } from './create-eip155.ts'
import { eip155 } from './eip155.ts'
import { startAdapter } from './scripted-wallet.fixture.ts'

const host = createScriptedHost(createMemoryPlatform())
const failing = (error: unknown) =>
  createEip155({ host, options: {} }, () => Promise.reject(error)).load()
const moduleError = (code: string, message: string) => Object.assign(new Error(message), { code })

test('the entry says which namespace it is for, and makes an adapter for it', () => {
  const entry = eip155()
  expect([entry.namespace, entry.create(host).namespace]).toEqual(['eip155', 'eip155'])
})

test('the chain code is loaded once, however often it is asked for', async () => {
  const { adapter } = startAdapter()
  const [one, other] = await Promise.all([adapter.load(), adapter.load()])
  expect(one).toBe(other)
})

const notFetched = new TypeError(
  'Failed to fetch dynamically imported module: https://page.example/chain-adapter.js',
)

test('P4 a load that failed once is made up for', async () => {
  const load = vi.fn<() => Promise<ChainModule>>(() => import('./chain-adapter.ts'))
  load.mockRejectedValueOnce(notFetched)
  await expect(createEip155({ host, options: {} }, load).load()).resolves.toHaveProperty('connect')
})

test('P4 a load that failed twice is told, and tried again by the next call', async () => {
  const load = vi.fn<() => Promise<ChainModule>>(() => import('./chain-adapter.ts'))
  load.mockRejectedValueOnce(notFetched).mockRejectedValueOnce(notFetched)
  const adapter = createEip155({ host, options: {} }, load)
  await expect(adapter.load()).rejects.toMatchObject({ code: 'adapter/not-loaded' })
  await expect(adapter.load()).resolves.toHaveProperty('connect')
  expect(load).toHaveBeenCalledTimes(3)
})

describe('viem that is not installed is named with the command to install it', () => {
  test.each([
    [
      'Node',
      moduleError(
        'ERR_MODULE_NOT_FOUND',
        "Cannot find package 'viem' imported from /app/node_modules/@latchkit/core/dist/chain-adapter.js",
      ),
    ],
    ['webpack', moduleError('MODULE_NOT_FOUND', "Cannot find module 'viem/actions'")],
    ['Vite', new Error('Could not resolve "viem" imported by "@latchkit/core". Is it installed?')],
    [
      'a browser',
      new TypeError(
        'Failed to resolve module specifier "viem". Relative references must start with "/"',
      ),
    ],
  ])('as %s says it', async (_, error) => {
    await expect(failing(error)).rejects.toMatchObject({
      code: 'adapter/library-missing',
      message: expect.stringContaining('npm install viem'),
      cause: error,
    })
  })

  test('and nothing else is taken for it', async () => {
    await expect(
      failing(
        moduleError('ERR_MODULE_NOT_FOUND', "Cannot find module '/home/viem/app/chain-adapter.js'"),
      ),
    ).rejects.toMatchObject({
      code: 'adapter/not-loaded',
    })
  })
})

test('an adapter that was stopped loads nothing any more', async () => {
  const { adapter } = startAdapter()
  adapter.stop()
  await expect(adapter.load()).rejects.toMatchObject({ code: 'kit/stopped' })
})
