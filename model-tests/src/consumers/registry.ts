import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { basename } from 'node:path'
import { promisify } from 'node:util'
import type { Tarball } from './pack.ts'

const run = promisify(execFile)

/** `url`: the registry of the packages' scope. */
export type Registry = { url: string; stop(): Promise<void> }

const digest = (algorithm: string, content: Buffer, encoding: 'hex' | 'base64') =>
  createHash(algorithm).update(content).digest(encoding)

/** The document that a registry returns for a package, with the tarball as its only version. */
async function readDocument({ name, file }: Tarball, url: string): Promise<string> {
  const { stdout } = await run('tar', ['-xzOf', file, 'package/package.json'])
  const manifest = JSON.parse(stdout)
  const content = await readFile(file)
  const dist = {
    tarball: `${url}/tarballs/${basename(file)}`,
    shasum: digest('sha1', content, 'hex'),
    integrity: `sha512-${digest('sha512', content, 'base64')}`,
  }
  return JSON.stringify({
    name,
    'dist-tags': { latest: manifest.version },
    time: { [manifest.version]: new Date(0).toISOString() },
    versions: { [manifest.version]: { ...manifest, dist } },
  })
}

/**
 * Serves tarballs as a package registry does, on a free port of this machine, so that package
 * managers install them by name. Other packages are not found.
 */
export async function startRegistry(tarballs: readonly Tarball[]): Promise<Registry> {
  const answers = new Map<string, string | Buffer>()
  const server = createServer(({ url = '' }, response) => {
    const answer = answers.get(decodeURIComponent(url))
    if (answer === undefined) response.writeHead(404)
    response.end(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  const url = `http://127.0.0.1:${address.port}`
  for (const tarball of tarballs) {
    answers.set(`/${tarball.name}`, await readDocument(tarball, url))
    answers.set(`/tarballs/${basename(tarball.file)}`, await readFile(tarball.file))
  }
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
