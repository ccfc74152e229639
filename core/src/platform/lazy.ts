/**
 * Returns a function that imports code on its first call and resolves with `create(module)`, by
 * default with the module itself. The value is cached. A failed import is retried once at once; if
 * the retry fails too, the call rejects and the next call imports again (fault P4).
 *
 * `load` is a bare `import()`, so that the retry can replace it by an import of the same file.
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
    const number = attempts++
    try {
      return await load()
    } catch (error) {
      const url = number === 0 ? null : moduleUrl(error)
      if (url === null) throw error
      // Chromium caches a failed import per URL until the page is left. With a fragment, the URL is
      // another module for the browser and the same file for the server.
      return import(/* @vite-ignore */ /* webpackIgnore: true */ `${url}#${number}`)
    }
  }
  const run = async (): Promise<Module | Value> => {
    try {
      const module = await attempt().catch(attempt)
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
 * The URL in the error of a failed `import()`. Null in browsers that do not name it; those fetch
 * again anyway.
 */
function moduleUrl(error: unknown): string | null {
  if (!(error instanceof TypeError)) return null
  return /dynamically imported module: (https?:\/\/[^\s#]+)$/.exec(error.message)?.[1] ?? null
}
