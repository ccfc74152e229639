import { endpointErrors } from '../errors/areas/endpoint.ts'
import { kitErrors } from '../errors/areas/kit.ts'
import { isKitError, KitError } from '../errors/kit-error.ts'
import { createEmitter } from './emitter.ts'
import type { Platform } from './platform.ts'

/**
 * `idle`: not requested yet. `failed`: the next call loads again. `stopped`: calls reject with
 * `kit/stopped`.
 */
export type LoadStatus = 'idle' | 'loading' | 'loaded' | 'failed' | 'stopped'

/** A value whose code loads later. Calling it loads the code if needed, and resolves with the value. */
export type Lazy<Value> = {
  (): Promise<Value>
  /** Loads the value unless it is loaded. Resolves also after a failure, which `status` returns. */
  load(): Promise<void>
  status(): LoadStatus
  /** Calls the listener after each change of the status. Returns unsubscribe. */
  subscribe(listener: () => void): () => void
  /** Null unless the value is loaded. */
  current(): Value | null
  /**
   * Calls `use` with the value, after loading it if needed. Calls run in order: synchronously once
   * the value is loaded, and those that waited before later ones. Rejects if loading fails or `use`
   * throws.
   */
  call<T>(use: (value: Value) => T | Promise<T>): Promise<T>
  /**
   * Calls `start` once the value is loaded, but does not load it. The returned function prevents
   * `start`, or calls the function that `start` has returned.
   */
  whenLoaded(start: (value: Value) => () => void): () => void
  /**
   * Pending and later calls reject with `kit/stopped`. Stops a value that has a method `stop`, also
   * one that is being created.
   */
  stop(): void
}
/**
 * Loads code later, and only once: concurrent calls share the import. The value is `create(module)`,
 * by default the module itself. A failed import is retried once, immediately; if the retry fails
 * too, the pending calls reject with `endpoint/unreachable` and the next call imports again (fault
 * P4). An error of `create` rejects the pending calls, and the next call creates again. The
 * status becomes `loaded` after the waiting calls have run.
 *
 * `load` must resolve with the module of its `import()`, because the retry imports the file that
 * the error names. It may wait for `whenIdle()` or another lazy value: a `KitError` passes through.
 *
 * ```ts
 * const reads = lazy(() => import('./reads.ts'), ({ createReads }) => createReads(options))
 * const balance = await (await reads()).balance(request, signal)
 * ```
 */
export function lazy<Module>(load: () => Promise<Module>): Lazy<Module>
export function lazy<Module, Value>(
  load: () => Promise<Module>,
  create: (module: Module) => Value | Promise<Value>,
): Lazy<Value>
export function lazy<Value>(
  load: () => Promise<unknown>,
  create: (module: never) => Value | Promise<Value> = (module) => module,
): Lazy<Value> {
  const importCode = withRetry(load)
  /** The waiting calls, each with its `reject`. Null: it stays after a failed load. */
  const waiting = new Map<(value: Value) => void, ((error: unknown) => void) | null>()
  const { subscribe, emit } = createEmitter<void>()
  let state: LoadStatus = 'idle'
  let value: Value | null = null

  const status = () => state
  const setStatus = (next: LoadStatus) => {
    state = next
    emit()
  }
  const fail = (next: LoadStatus, error: unknown) => {
    for (const [run, reject] of waiting) if (reject && waiting.delete(run)) reject(error)
    setStatus(next)
  }
  const start = async () => {
    let created: Value | null = null
    try {
      setStatus('loading')
      const module = await importCode()
      if (status() === 'stopped') return
      const creating = create(module as never)
      // No `await` of a value that exists already: the waiting calls run in the same turn.
      created = isThenable(creating) ? await creating : creating
      for (const [run] of waiting) if (waiting.delete(run)) run(created)
      if (status() === 'stopped') return stopValue(created)
      value = created
    } catch (error) {
      stopValue(created)
      if (status() === 'loading') fail('failed', error)
      return
    }
    setStatus('loaded')
  }
  // Not `async`: its extra turns would let a later call resolve before those that waited.
  const call: Lazy<Value>['call'] = (use) =>
    new Promise((resolve, reject) => {
      const run = (created: Value) => {
        try {
          resolve(use(created))
        } catch (error) {
          reject(error)
        }
      }
      if (state === 'loaded') return run(value as Value)
      if (state === 'stopped') return reject(new KitError(kitErrors, 'kit/stopped'))
      waiting.set(run, reject)
      if (state !== 'loading') start()
    })
  return Object.assign(() => call((loaded) => loaded), {
    load: () => call(() => {}).catch(() => {}),
    status,
    subscribe,
    current: () => value,
    call,
    whenLoaded(begin: (value: Value) => () => void) {
      if (state === 'loaded') return begin(value as Value)
      if (state === 'stopped') return () => {}
      let isEnded = false
      const run = (created: Value) => {
        stop = begin(created)
        if (isEnded) stop()
      }
      let stop: () => void = () => void waiting.delete(run)
      waiting.set(run, null)
      return () => {
        isEnded = true
        stop()
      }
    },
    stop() {
      fail('stopped', new KitError(kitErrors, 'kit/stopped'))
      waiting.clear()
      stopValue(value)
      value = null
    },
  })
}

const stopValue = (value: unknown): void => Object(value).stop?.()

/** Not `instanceof Promise`: a page may replace the global `Promise`, as zone.js does. */
const isThenable = <T>(value: T | Promise<T>): value is Promise<T> =>
  typeof Object(value).then === 'function'

/** Methods of a lazy value, which load it when they are called. */
export function lazyMethods<T, Name extends keyof T>(
  load: () => Promise<T>,
  names: readonly Name[],
): Pick<T, Name> {
  const methodOf =
    (name: Name) =>
    async (...args: never[]) =>
      ((await load())[name] as (...args: never[]) => unknown)(...args)
  return Object.fromEntries(names.map((name) => [name, methodOf(name)])) as Pick<T, Name>
}

/**
 * Calls `load` a second time if it fails; rejects with `endpoint/unreachable` after that. Passes a
 * `KitError` through without a retry.
 */
function withRetry<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let attempts = 0
  const importOnce = async (): Promise<Module> => {
    const attemptIndex = attempts++
    try {
      return await load()
    } catch (error) {
      const url = attemptIndex === 0 ? null : moduleUrl(error)
      if (url === null) throw error
      // Chromium caches a failed import by URL until the page is left. A URL with a fragment is
      // another module for the browser, but the same file for the server.
      return exportsIn(
        await import(/* @vite-ignore */ /* webpackIgnore: true */ `${url}#${attemptIndex}`),
      )
    }
  }
  return async () => {
    for (let isRetry = false; ; isRetry = true) {
      try {
        return await importOnce()
      } catch (cause) {
        if (isKitError(cause)) throw cause
        if (isRetry) throw new KitError(endpointErrors, 'endpoint/unreachable', {}, { cause })
      }
    }
  }
}

/**
 * Lets an import wait until the page has nothing else to do, so that it does not compete with the
 * view that a click opens. For `load` of `lazy()`.
 */
export const whenIdle =
  <Module>(
    { page }: Pick<Platform, 'page'>,
    load: () => Promise<Module>,
  ): (() => Promise<Module>) =>
  async () => {
    await page.nextIdle()
    return load()
  }

/**
 * Reads the exports of a module from its file. Bundlers may put a module into a shared file that
 * exports each of its modules as an object.
 */
export const exportsIn = <Module extends object>(file: Module): Module =>
  new Proxy(file, {
    get: (_, name) =>
      [file, ...Object.values(file)].find((part) => part?.[name] !== undefined)?.[name],
  })

/**
 * The URL in the error of a failed `import()`. Null in browsers whose errors have no URL; those do
 * not cache failed imports.
 */
function moduleUrl(error: unknown): string | null {
  const text = error instanceof TypeError ? error.message : ''
  return /dynamically imported module: (https?:\/\/[^\s#]+)$/.exec(text)?.[1] ?? null
}
