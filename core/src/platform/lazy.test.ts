import { describe, expect, test } from 'vitest'
import { catalogue } from '../errors/catalogue.ts'
import { KitError } from '../errors/kit-error.ts'
import { exportsIn, lazy, lazyMethods, whenIdle } from './lazy.ts'
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
    const [first, second] = await Promise.all([module(), module()])
    expect(first).toBe(second)
    expect(await module()).toBe(first)
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

  test('lazy passes an error with a code through, without a retry', async () => {
    const { load, calls } = scriptedLoad(new KitError(catalogue, 'kit/timed-out'))
    await expect(lazy(load)()).rejects.toMatchObject({ code: 'kit/timed-out' })
    expect(calls()).toBe(1)
  })

  test('lazy treats an error that `load` throws synchronously as a failed import', async () => {
    const module = lazy(() => {
      throw new Error('sync')
    })
    await expect(module()).rejects.toHaveProperty('cause.message', 'sync')
  })
})

/** A lazy value whose load the test ends, and the names of the calls that ran. */
function controlledLazy() {
  const log: string[] = []
  let loads = 0
  let end = { resolve() {}, reject(_error: Error) {} }
  const value = lazy(
    () => {
      loads += 1
      return new Promise<string>((resolve, reject) => {
        end = { resolve: () => resolve('module'), reject }
      })
    },
    (module) => {
      log.push('(created)')
      return { module, stop: () => void log.push('(stopped)') }
    },
  )
  value.subscribe(() => {
    if (value.status() === 'loaded') log.push('(loaded)')
  })
  return {
    value,
    log,
    loads: () => loads,
    use: (name: string) => value.call(() => void log.push(name)),
    finish: () => end.resolve(),
    fail: () => end.reject(new KitError(catalogue, 'kit/timed-out')),
  }
}
const stopped = { code: 'kit/stopped' }

describe('calls of a lazy value', () => {
  test('calls of a lazy value run in order, also those that a call makes, before it is current', async () => {
    const { value, log, use, finish } = controlledLazy()
    let nested: unknown
    const first = value.call(() => {
      log.push(`first ${value.current()?.module}`)
      nested = use('nested')
    })
    const second = use('second')
    finish()
    await Promise.all([first, second, nested])
    expect(log).toEqual(['(created)', 'first undefined', 'second', 'nested', '(loaded)'])
    expect([value.current()?.module, value.status()]).toEqual(['module', 'loaded'])
    void use('later')
    expect(log.at(-1)).toBe('later')
  })

  test('calls of a lazy value reject if its load fails, and the next call loads again [P4]', async () => {
    const { value, log, use, loads, finish, fail } = controlledLazy()
    const calls = [use('first'), use('second')]
    fail()
    for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'kit/timed-out' })
    expect([value.status(), loads()]).toEqual(['failed', 1])
    const third = use('third')
    expect(value.status()).toBe('loading')
    finish()
    await third
    expect(loads()).toBe(2)
    expect(log).toEqual(['(created)', 'third', '(loaded)'])
  })

  test('a promise of another class that rejects while a lazy value is created rejects the call, and the next one creates again', async () => {
    let creations = 0
    const value = lazy(
      async () => ({}),
      () => {
        creations += 1
        const then: Promise<object>['then'] = (_, reject) =>
          Promise.reject(new Error('foreign')).then(null, reject)
        return { then } as Promise<object>
      },
    )
    for (let call = 0; call < 2; call++) await expect(value()).rejects.toThrow('foreign')
    expect(creations).toBe(2)
  })

  test('waiting calls of a lazy value resolve before a call that follows its load', async () => {
    const log: string[] = []
    const value = lazy(scriptedLoad().load)
    value.subscribe(() => {
      if (value.status() === 'loaded') void value().then(() => log.push('later'))
    })
    await Promise.all(['first', 'second'].map((name) => value().then(() => log.push(name))))
    await value()
    expect(log).toEqual(['first', 'second', 'later'])
  })

  test('a call of a lazy value that throws rejects, and the others resolve', async () => {
    const { value, use, finish } = controlledLazy()
    const failing = value.call(() => {
      throw new Error('use')
    })
    const other = use('other')
    finish()
    await expect(failing).rejects.toThrow('use')
    await other
  })
})

describe('the status of a lazy value', () => {
  test('load ends without an error and loads again after a failure [P4]', async () => {
    const { value, finish, fail, loads } = controlledLazy()
    const statuses: string[] = []
    const unsubscribe = value.subscribe(() => statuses.push(value.status()))
    const first = value.load()
    fail()
    await first
    const second = Promise.all([value.load(), value.load()])
    finish()
    await second
    await value.load()
    unsubscribe()
    value.stop()
    await value.load()
    expect(statuses).toEqual(['loading', 'failed', 'loading', 'loaded'])
    expect([loads(), value.status()]).toEqual([2, 'stopped'])
  })
})

describe('whenLoaded', () => {
  test('whenLoaded starts after a load that another call requested, unless it was prevented', async () => {
    const { value, log, loads, use, finish } = controlledLazy()
    const start = (name: string) => () => {
      log.push(name)
      return () => log.push(`stop ${name}`)
    }
    const stop = value.whenLoaded(start('a'))
    value.whenLoaded(start('b'))()
    expect(loads()).toBe(0)
    const call = use('call')
    finish()
    await call
    expect(log).toEqual(['(created)', 'a', 'call', '(loaded)'])
    stop()
    value.whenLoaded(start('c'))()
    expect(log.slice(4)).toEqual(['stop a', 'c', 'stop c'])
  })

  test('whenLoaded stops what it started if that is ended while it starts', async () => {
    const { value, log, use, finish } = controlledLazy()
    const end = value.whenLoaded(() => {
      end()
      return () => log.push('stop')
    })
    const call = use('call')
    finish()
    await call
    expect(log).toEqual(['(created)', 'stop', 'call', '(loaded)'])
  })

  test('whenLoaded waits for the next load after a failed one [P4]', async () => {
    const { value, log, use, finish, fail } = controlledLazy()
    value.whenLoaded(() => () => log.push('stop'))
    const failed = use('failed')
    fail()
    await expect(failed).rejects.toThrow()
    const call = use('call')
    value.whenLoaded(() => {
      log.push('started')
      return () => {}
    })
    finish()
    await call
    expect(log).toEqual(['(created)', 'call', 'started', '(loaded)'])
  })
})

test('an error of a function that whenLoaded calls stops the value and rejects the calls', async () => {
  const { value, log, use, finish } = controlledLazy()
  value.whenLoaded(() => {
    throw new Error('begin')
  })
  const call = use('never')
  finish()
  await expect(call).rejects.toThrow('begin')
  expect([log, value.status()]).toEqual([['(created)', '(stopped)'], 'failed'])
})

describe('a stopped lazy value', () => {
  test('a stopped lazy value rejects pending and later calls, and creates no value', async () => {
    const { value, log, use, finish } = controlledLazy()
    value.whenLoaded(() => () => log.push('never'))
    const pending = use('pending')
    value.stop()
    finish()
    await expect(pending).rejects.toMatchObject(stopped)
    await expect(value()).rejects.toMatchObject(stopped)
    value.whenLoaded(() => () => log.push('never'))()
    expect([log, value.status()]).toEqual([[], 'stopped'])
  })

  test('a stopped lazy value stops its value once', async () => {
    const { value, log, finish } = controlledLazy()
    const loaded = value()
    finish()
    await loaded
    value.stop()
    value.stop()
    expect(log).toEqual(['(created)', '(loaded)', '(stopped)'])
    expect(value.current()).toBeNull()
  })

  test('a stopped lazy value stops a value that is being created, or that runs a call', async () => {
    const { value, log, use, finish } = controlledLazy()
    const call = value.call(() => value.stop())
    const later = use('later')
    finish()
    await call
    await expect(later).rejects.toMatchObject(stopped)
    expect(log).toEqual(['(created)', '(stopped)'])

    let create = () => {}
    let stops = 0
    const slow = lazy(
      async () => {},
      () =>
        new Promise<object>((resolve) => {
          create = () => resolve({ stop: () => void stops++ })
        }),
    )
    const waiting = slow()
    await new Promise((resolve) => setImmediate(resolve))
    slow.stop()
    create()
    await expect(waiting).rejects.toMatchObject(stopped)
    await new Promise((resolve) => setImmediate(resolve))
    expect(stops).toBe(1)
  })
})

test('lazyMethods loads with the first call of a method', async () => {
  const { load, calls } = scriptedLoad()
  const value = lazy(load, ({ name }) => ({
    greet: async (greeting: string) => `${greeting}, ${name}`,
  }))
  const { greet } = lazyMethods(value, ['greet'])
  expect(calls()).toBe(0)
  expect(await greet('Hello')).toBe('Hello, module')
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
