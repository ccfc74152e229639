import { describe, expect, test, vi } from 'vitest'
import { createMemoryPlatform, createScriptedHost } from '../../testing/index.ts'
import type { ChainModule } from '../shared/create-adapter.ts'
import type { ChainDeps } from './chain-deps.ts'
import { createEip155 } from './create-eip155.ts'
import { eip155 } from './eip155.ts'
import { startAdapter } from './scripted-wallet.fixture.ts'

const host = createScriptedHost(createMemoryPlatform())
const loadWith = (error: unknown) =>
  createEip155({ host, options: {} }, () => Promise.reject(error)).load()
const moduleError = (code: string, message: string) => Object.assign(new Error(message), { code })

test('eip155 returns an entry that creates an eip155 adapter', () => {
  const entry = eip155()
  expect(entry.namespace).toBe('eip155')
  expect(entry.create(host).namespace).toBe('eip155')
})

test.each([['0.5'], ['abc'], [0], [Number.NaN], [Number.POSITIVE_INFINITY], ['']])(
  'eip155 throws for the base fee multiplier %j',
  (baseFeeMultiplier) => {
    expect(() => eip155({ baseFeeMultiplier })).toThrow(
      'Option "baseFeeMultiplier" must be a number from 1 to 1000',
    )
  },
)

test.each([['1'], ['1.25'], [2]])(
  'eip155 accepts the base fee multiplier %j',
  (baseFeeMultiplier) => {
    expect(eip155({ baseFeeMultiplier }).namespace).toBe('eip155')
  },
)

test('load returns the same chain adapter to parallel calls', async () => {
  const { adapter } = startAdapter()
  const [first, second] = await Promise.all([adapter.load(), adapter.load()])
  expect(first).toBe(second)
})

const notFetched = new TypeError(
  'Failed to fetch dynamically imported module: https://page.example/chain-adapter.js',
)

test('load retries a failed import [P4]', async () => {
  const load = vi.fn<() => Promise<ChainModule<ChainDeps>>>(() => import('./chain-adapter.ts'))
  load.mockRejectedValueOnce(notFetched)
  await expect(createEip155({ host, options: {} }, load).load()).resolves.toHaveProperty('connect')
})

test('load rejects if the retry fails too, and the next call imports again [P4]', async () => {
  const load = vi.fn<() => Promise<ChainModule<ChainDeps>>>(() => import('./chain-adapter.ts'))
  load.mockRejectedValueOnce(notFetched).mockRejectedValueOnce(notFetched)
  const adapter = createEip155({ host, options: {} }, load)
  await expect(adapter.load()).rejects.toMatchObject({ code: 'adapter/not-loaded' })
  await expect(adapter.load()).resolves.toHaveProperty('connect')
  expect(load).toHaveBeenCalledTimes(3)
})

describe('a missing library', () => {
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
  ])(
    'load throws adapter/library-missing with the install command of viem for the error of %s',
    async (_, error) => {
      await expect(loadWith(error)).rejects.toMatchObject({
        code: 'adapter/library-missing',
        message: expect.stringContaining('npm install viem'),
        cause: error,
      })
    },
  )

  test('load throws adapter/not-loaded for another missing module', async () => {
    await expect(
      loadWith(
        moduleError('ERR_MODULE_NOT_FOUND', "Cannot find module '/home/viem/app/chain-adapter.js'"),
      ),
    ).rejects.toMatchObject({
      code: 'adapter/not-loaded',
    })
  })
})

test('load throws kit/stopped after stop', async () => {
  const { adapter } = startAdapter()
  adapter.stop()
  await expect(adapter.load()).rejects.toMatchObject({ code: 'kit/stopped' })
})
