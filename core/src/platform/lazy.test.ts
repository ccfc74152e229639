import { describe, expect, test } from 'vitest'
import { exportsIn, lazy, whenIdle } from './lazy.ts'
import { createMemoryPlatform } from './memory.ts'

/** Creates a `load` function that fails with each of the given errors, then resolves. */
function scriptedLoad(...errors: readonly Error[]) {
  let calls = 0
  return {
    load: async () => {
      const error = errors[calls++]
      if (error !== undefined) throw error
      return { name: 'module' }
    },
    calls: () => calls,
  }
}
const chromiumError = (url: string) =>
  new TypeError(`Failed to fetch dynamically imported module: ${url}`)

test('whenIdle imports once the page is idle', async () => {
  const { page } = createMemoryPlatform()
  let resume = () => {}
  page.nextIdle = () => new Promise<void>((resolve) => (resume = resolve))
  const { load, calls } = scriptedLoad()
  const module = whenIdle({ page }, load)()
  expect(calls()).toBe(0)
  resume()
  expect(await module).toEqual({ name: 'module' })
})

describe('lazy', () => {
  test('lazy imports on the first call only', async () => {
    const { load, calls } = scriptedLoad()
    const module = lazy(load)
    expect(calls()).toBe(0)
    expect(module()).toBe(module())
    expect(await module()).toEqual({ name: 'module' })
    expect(calls()).toBe(1)
  })

  test('lazy calls `create` once and resolves with its result', async () => {
    let created = 0
    const value = lazy(scriptedLoad().load, async ({ name }) => `${name} ${++created}`)
    await value()
    expect(await value()).toBe('module 1')
  })

  test('lazy retries a failed import immediately', async () => {
    const { load, calls } = scriptedLoad(new Error('offline'))
    expect(await lazy(load)()).toEqual({ name: 'module' })
    expect(calls()).toBe(2)
  })

  test('lazy rejects with a coded error, and the next call imports again [P4, W12]', async () => {
    const { load, calls } = scriptedLoad(new Error('first'), new Error('second'))
    const module = lazy(load)
    await expect(module()).rejects.toMatchObject({
      code: 'endpoint/unreachable',
      cause: new Error('second'),
    })
    expect(calls()).toBe(2)
    expect(await module()).toEqual({ name: 'module' })
    expect(calls()).toBe(3)
  })

  test('lazy calls `create` again on the next call after it has thrown', async () => {
    let created = 0
    const value = lazy(scriptedLoad().load, () => {
      if (++created === 1) throw new Error('not created')
      return created
    })
    await expect(value()).rejects.toThrow('not created')
    expect(await value()).toBe(2)
  })

  test('lazy treats an error that `load` throws synchronously as a failed import', async () => {
    const module = lazy(() => {
      throw new Error('sync')
    })
    await expect(module()).rejects.toHaveProperty('cause.message', 'sync')
  })
})

describe('the retry of a module whose failure the browser has cached', () => {
  test('lazy retries a failed import with the same URL and a fragment [P4]', async () => {
    // Node cannot import http URLs. Its error shows which URL the retry imports.
    const error = chromiumError('https://page.example/a.js')
    await expect(lazy(scriptedLoad(error, error).load)()).rejects.toHaveProperty(
      'cause.message',
      expect.stringMatching(/https:/),
    )
  })

  test.each([
    'a sentence without a URL',
    'Failed to fetch dynamically imported module: javascript:alert(1)',
    'Failed to fetch dynamically imported module: data:text/javascript,1',
    'Failed to fetch dynamically imported module: https://page.example/a.js and more',
  ])('lazy does not import a URL from the error message "%s"', async (message) => {
    const error = new TypeError(message)
    await expect(lazy(scriptedLoad(error, error).load)()).rejects.toHaveProperty('cause', error)
  })

  test('lazy does not import a URL from an error that the module itself throws', async () => {
    const error = new RangeError('dynamically imported module: https://page.example/a.js')
    await expect(lazy(scriptedLoad(error, error).load)()).rejects.toHaveProperty('cause', error)
  })

  test('the retry finds a module that its file exports as an object [P4]', async () => {
    const file = { e: 1, t: null, n: { createReads: () => 'reads' } }
    expect(Reflect.get(exportsIn(file), 'createReads')()).toBe('reads')
    expect(exportsIn(file).e).toBe(1)
    expect(Reflect.get(await exportsIn(file), 'other')).toBeUndefined()
  })
})
