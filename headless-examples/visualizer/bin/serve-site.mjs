import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, sep } from 'node:path'

const contentTypes = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** Strict, except that no opener policy separates the visualizer from the pages that it follows. */
const headers = {
  'content-security-policy':
    "default-src 'self'; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'unsafe-none',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** The file of a request in the folder, or null outside of it and for an invalid path. */
function pathOf(folder, url) {
  try {
    const name = decodeURIComponent(url.split(/[?#]/)[0])
    const path = join(folder, name.endsWith('/') ? `${name}index.html` : name)
    return path.startsWith(folder + sep) && !path.includes('\0') ? path : null
  } catch {
    return null
  }
}

/**
 * Serves the built visualizer. Port 0: any free port. Resolves with the port and `stop`; rejects if
 * the port is in use.
 */
export function serveSite({ folder, host, port }) {
  const server = createServer(async ({ method, url = '/' }, response) => {
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { ...headers, allow: 'GET, HEAD' }).end()
      return
    }
    const path = pathOf(folder, url)
    const content = path === null ? null : await readFile(path).catch(() => null)
    if (path === null || content === null) {
      response.writeHead(404, headers).end()
      return
    }
    const type = contentTypes[extname(path)] ?? 'application/octet-stream'
    response.writeHead(200, {
      ...headers,
      'content-type': type,
      'content-length': content.length,
      // The names of the assets contain their hash.
      'cache-control': path.includes(`${sep}assets${sep}`)
        ? 'max-age=31536000, immutable'
        : 'no-cache',
    })
    response.end(method === 'HEAD' ? undefined : content)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () =>
      resolve({
        port: server.address().port,
        stop: () =>
          new Promise((closed) => {
            server.close(closed)
            server.closeAllConnections()
          }),
      }),
    )
  })
}
