import { afterEach } from 'vitest'
import type { Directory, DirectoryEntry, DirectoryOptions } from './directory.types.ts'
import { startDirectory } from './start-directory.ts'

/** Query parameters that every call of the directory requires. */
export const caller = { projectId: 'sandbox', st: 'appkit', sv: 'html-core-0.1.0' }

export type DirectoryClient = Directory & {
  get(path: string, query?: Readonly<Record<string, string>>): Promise<Response>
  list(
    query?: Readonly<Record<string, string>>,
  ): Promise<{ data: readonly DirectoryEntry[]; count: number }>
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>
}

/** Returns a function that starts a directory and a client for it. Stops it after each test. */
export function directoryFixture(): (options?: DirectoryOptions) => Promise<DirectoryClient> {
  const running: Directory[] = []
  afterEach(async () => {
    for (const directory of running.splice(0)) await directory.stop()
  })
  return async (options) => {
    const directory = await startDirectory(options)
    running.push(directory)
    const get: DirectoryClient['get'] = (path, query = {}) =>
      fetch(`${directory.url}${path}?${new URLSearchParams({ ...caller, ...query })}`)
    return {
      ...directory,
      get,
      list: async (query) => (await get('/getWallets', query)).json(),
      post: (path, body, headers = {}) =>
        fetch(`${directory.url}${path}`, { method: 'POST', body: JSON.stringify(body), headers }),
    }
  }
}
