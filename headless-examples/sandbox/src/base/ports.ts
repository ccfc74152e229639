import { createServer, type Server } from 'node:net'

/** The port asked for when nobody listens there, else 0, which lets the system choose. */
function usualPort(port: number, host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(0))
    probe.listen(port, host, () => probe.close(() => resolve(port)))
  })
}

/** Begins at the port people know; at any free one where somebody is already, or comes between looking and beginning. */
export async function atUsualPort<Begun>(
  usual: number,
  begin: (port: number) => Promise<Begun>,
): Promise<Begun> {
  const port = await usualPort(usual)
  return port === 0 ? begin(0) : begin(port).catch(() => begin(0))
}

/** Listens and says at which port it now is. */
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
