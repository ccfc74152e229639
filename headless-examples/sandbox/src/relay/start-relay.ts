import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { admit } from './authenticate-client.ts'
import { hear } from './handle-frame.ts'
import type { Line, Relay, RelayOptions } from './relay.types.ts'
import { createOffice } from './relay-state.ts'

const host = '127.0.0.1'
const refusal = 3000

/** A relay that page and phone can meet at, on this machine. Resolves once it listens; port 0 is any free one. */
export async function startRelay({
  port = 0,
  pingEvery = 25_000,
}: RelayOptions = {}): Promise<Relay> {
  const office = createOffice(Date.now)
  const sockets = new Set<WebSocket>()
  let refused: string | null = null
  let server = await listen(port)
  const { port: taken } = addressOf(server)

  async function listen(at: number): Promise<WebSocketServer> {
    const made = new WebSocketServer({ host, port: at })
    made.on('connection', (socket, { url = '/' }) => open(socket, url))
    await once(made, 'listening')
    return made
  }

  function open(socket: WebSocket, address: string) {
    const admission = admit(address, Date.now())
    if (refused !== null) return socket.close(refusal, refused)
    if (!admission.admitted) return socket.close(refusal, admission.reason)
    const line: Line = {
      client: admission.client,
      topics: new Set(),
      pushed: new Map(),
      send: (frame) => socket.send(frame),
    }
    const pinging = setInterval(() => socket.ping(), pingEvery)
    sockets.add(socket)
    office.lines.add(line)
    socket.on('message', (data) => hear(String(data), line, office))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearInterval(pinging)
      sockets.delete(socket)
      office.lines.delete(line)
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
    url: `ws://${host}:${taken}`,
    stop: down,
    down,
    async up() {
      server = await listen(taken)
    },
    cut,
    refuse(reason) {
      refused = reason
      if (reason !== null) for (const socket of sockets) socket.close(refusal, reason)
    },
    mute: office.mute,
    clients: () => sockets.size,
    published: office.mailbox.published,
  }
}

function addressOf(server: WebSocketServer): AddressInfo {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The relay has no port.')
  return address
}
