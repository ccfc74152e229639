import { createServer as createHttpServer } from 'node:http'
import { at } from './paths.mjs'

/**
 * The folders of `headless-examples` that `npm start` serves at `/<folder>/`. The demo (`modal`) is
 * served at `/`.
 */
export const pages = [
  'inline',
  'members',
  'own-look',
  'themes',
  'two-kits',
  'vanilla',
  'visualizer',
]

/**
 * Serves all pages from their sources on one origin, so that the visualizer can inspect them. The
 * first request for a page starts its Vite server. Listens on `firstPort` or on the next
 * free one; with 0, on any. Resolves with the URL of the demo and `stop`. `sandbox`: its description
 * or a promise of it.
 */
export async function servePages(createViteServer, sandbox, firstPort) {
  const http = createHttpServer((request, response) => {
    handle(request, response).catch((error) => {
      console.error(error)
      response.writeHead(500).end()
    })
  })
  const servers = new Map()
  const serverOf = (name) => {
    const base = name === 'modal' ? '/' : `/${name}/`
    const server =
      servers.get(name) ??
      createViteServer({
        root: at('headless-examples', name),
        base,
        logLevel: 'warn',
        server: { middlewareMode: true, hmr: { server: http } },
      })
    servers.set(name, server)
    return server
  }
  async function handle(request, response) {
    const [, first = '', rest] = /^\/([^/?]*)(.*)$/s.exec(request.url) ?? []
    if (first === 'sandbox.json') {
      const description = JSON.stringify(await sandbox)
      response.writeHead(200, { 'content-type': 'application/json' }).end(description)
      return
    }
    const isPage = pages.includes(first)
    if (isPage && !rest.startsWith('/')) {
      response.writeHead(302, { location: `/${first}/${rest}` }).end()
      return
    }
    const { middlewares } = await serverOf(isPage ? first : 'modal')
    middlewares(request, response, () => response.writeHead(404).end())
  }
  await serverOf('modal')
  const port = await listenFrom(http, firstPort)
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      await Promise.allSettled([...servers.values()].map(async (server) => (await server).close()))
      http.closeAllConnections()
      http.close()
    },
  }
}

/** Listens on `port`, or on the next free port. Resolves with the port in use. */
function listenFrom(http, port) {
  return new Promise((resolve, reject) => {
    http.once('error', (error) =>
      error.code === 'EADDRINUSE' ? resolve(listenFrom(http, port + 1)) : reject(error),
    )
    http.listen(port, '127.0.0.1', () => resolve(http.address().port))
  })
}
