import { EarlyError } from '../errors/early-error.ts'
import type { Platform } from './platform.ts'

/**
 * Returns a function that imports code on its first call and resolves with `create(module)`, by
 * default with the module itself. The value is cached. A failed import is retried once,
 * immediately; if the retry fails too, the call rejects with `endpoint/unreachable` and the next
 * call imports again (fault P4).
 *
 * `load` must only call `import()`, directly or through `whenIdle()`, because the retry imports the
 * file of the error instead.
 *
 * ```ts
 * const reads = lazy(() => import('./reads.ts'), ({ createReads }) => createReads(options))
 * const balance = await (await reads()).balance(request, signal)
 * ```
 */
export function lazy<Module>(load: () => Promise<Module>): () => Promise<Module>
export function lazy<Module, Value>(
  load: () => Promise<Module>,
  create: (module: Module) => Value | Promise<Value>,
): () => Promise<Value>
export function lazy<Module, Value>(
  load: () => Promise<Module>,
  create?: (module: Module) => Value | Promise<Value>,
): () => Promise<Module | Value> {
  let attempts = 0
  let pending: Promise<Module | Value> | null = null

  const attempt = async (): Promise<Module> => {
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
  const run = async (): Promise<Module | Value> => {
    let module: Module
    try {
      module = await attempt().catch(attempt)
    } catch (cause) {
      pending = null
      throw new EarlyError('endpoint/unreachable', {}, { cause })
    }
    try {
      return create === undefined ? module : await create(module)
    } catch (error) {
      pending = null
      throw error
    }
  }
  return () => {
    pending ??= run()
    return pending
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
  if (!(error instanceof TypeError)) return null
  return /dynamically imported module: (https?:\/\/[^\s#]+)$/.exec(error.message)?.[1] ?? null
}
