import { createServer, type Server } from 'node:net'

/** Resolves with `port` if it is free, otherwise with 0, so that the system picks one. */
function portOrZero(port: number, host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(0))
    probe.listen(port, host, () => probe.close(() => resolve(port)))
  })
}

/**
 * Calls `start` with the preferred port if it is free, otherwise with 0 (any free port). Another
 * process may take the port after the check, so a failed start is repeated with 0.
 */
export async function withPreferredPort<Started>(
  preferred: number,
  start: (port: number) => Promise<Started>,
): Promise<Started> {
  const port = await portOrZero(preferred)
  return port === 0 ? start(0) : start(port).catch(() => start(0))
}

/** Starts listening and resolves with the port in use. */
export function listen(server: Server, port: number, host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      if (address === null || typeof address === 'string')
        return reject(new Error('The server has no port.'))
      resolve(address.port)
    })
  })
}
