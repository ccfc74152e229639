import { randomUUID } from 'node:crypto'
import { on, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { authenticateClient } from './authenticate-client.ts'
import { handleFrame } from './handle-frame.ts'
import type { Connection, Relay, RelayOptions } from './relay.types.ts'
import { createRelayState } from './relay-state.ts'

const host = '127.0.0.1'
/** Close code for clients that the relay rejects. */
const rejectedCode = 3000

/** Starts a local WalletConnect relay. Resolves once it listens. `port` 0: any free port. */
export async function startRelay({
  port = 0,
  pingEvery = 25_000,
}: RelayOptions = {}): Promise<Relay> {
  const relay = createRelayState(Date.now)
  const sockets = new Set<WebSocket>()
  let refusal: string | null = null
  let server = await listen(port)
  const { port: usedPort } = addressOf(server)

  async function listen(listenPort: number): Promise<WebSocketServer> {
    const created = new WebSocketServer({ host, port: listenPort })
    created.on('connection', (socket, { url = '/' }) => open(socket, url))
    await once(created, 'listening')
    return created
  }

  function open(socket: WebSocket, address: string) {
    const authentication = authenticateClient(address, Date.now())
    if (refusal !== null) return socket.close(rejectedCode, refusal)
    if (!authentication.ok) return socket.close(rejectedCode, authentication.reason)
    const connection: Connection = {
      client: authentication.client,
      topics: new Set(),
      unacknowledged: new Map(),
      send: (frame) => socket.send(frame),
    }
    const pings = setInterval(() => socket.ping(), pingEvery)
    sockets.add(socket)
    relay.connections.add(connection)
    socket.on('message', (data) => handleFrame(String(data), connection, relay))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearInterval(pings)
      sockets.delete(socket)
      relay.connections.delete(connection)
    })
  }

  const cut = () => {
    for (const socket of sockets) socket.terminate()
  }
  async function down(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    const ended = [...server.clients].map((socket) => once(socket, 'close'))
    for (const socket of server.clients) socket.terminate()
    await Promise.all([closed, ...ended])
  }
  return {
    url: `ws://${host}:${usedPort}`,
    stop: down,
    down,
    async up() {
      server = await listen(usedPort)
    },
    cut,
    refuse(reason) {
      refusal = reason
      if (reason !== null) for (const socket of sockets) socket.close(rejectedCode, reason)
    },
    mute: relay.mute,
    fail: relay.fail,
    failures: relay.failures,
    forget: relay.forget,
    inject(frame) {
      for (const socket of sockets) socket.send(frame)
    },
    deliver: relay.deliver,
    pushes: relay.pushes,
    async flush() {
      await Promise.all([...sockets].map(whenFlushed))
    },
    clients: () => sockets.size,
    published: relay.queue.published,
  }
}

/** Resolves when the peer has received all earlier frames, because it answers a ping; or at close. */
async function whenFlushed(socket: WebSocket): Promise<void> {
  const text = randomUUID()
  const pongs = on(socket, 'pong', { close: ['close'] })
  socket.ping(text)
  for await (const [data] of pongs) if (String(data) === text) return
}

function addressOf(server: WebSocketServer): AddressInfo {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The relay has no port.')
  return address
}
