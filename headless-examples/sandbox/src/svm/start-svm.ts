import { type WebSocket, WebSocketServer } from 'ws'
import { startFaulty } from '../faults/start-fault-server.ts'
import { control } from './apply-controls.ts'
import { createLedger } from './create-ledger.ts'
import { createMachine } from './create-vm.ts'
import { asText, overHttp, readJson, replyTo } from './json-rpc.ts'
import { optionsIn } from './methods/method.ts'
import { fund } from './seed/fund.ts'
import { converse } from './subscriptions.ts'
import type { Svm, SvmOptions, SvmSockets } from './svm.types.ts'

/** A real Solana virtual machine behind a node's HTTP and WebSocket, on one port; accounts and a token are there. */
export async function startSvm({ port = 0 }: SvmOptions = {}): Promise<Svm> {
  const ledger = createLedger(createMachine())
  const tokens = await fund(ledger)
  const [token] = tokens
  if (token === undefined) throw new Error('There is no token.')
  const wire = new WebSocketServer({ noServer: true })
  let state: SvmSockets = 'open'
  const sockets = new Set<WebSocket>()
  const cut = () => {
    for (const socket of sockets) socket.terminate()
  }
  const strings: Pick<Svm, 'sockets' | 'advance' | 'cut'> = {
    sockets(next) {
      state = next
      if (next === 'refused') cut()
    },
    advance: ledger.advance,
    cut,
  }
  const { server, ...faulty } = await startFaulty({
    port,
    asked: ({ body }) => ({ path: `/${methodIn(readJson(body))}`, query: {} }),
    answer: ({ method, body }) =>
      method === 'POST'
        ? { status: 200, headers, body: asText(replyTo(readJson(body), overHttp(ledger))) }
        : { status: 405, headers: { allow: 'POST, OPTIONS' }, body: '' },
    control: (settings) => control(strings, settings),
  })
  server.on('upgrade', (request, socket, head) => {
    if (state === 'refused')
      return socket.end('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\n\r\n')
    wire.handleUpgrade(request, socket, head, (opened) => {
      sockets.add(opened)
      opened.on('close', () => sockets.delete(opened))
      converse(opened, ledger, () => state === 'silent')
    })
  })
  return {
    ...faulty,
    ...strings,
    ws: faulty.url.replace(/^http/, 'ws'),
    token,
    tokens,
    async stop() {
      cut()
      wire.close()
      await faulty.stop()
    },
  }
}

const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }

/** The method of a call, or of the first of several. */
function methodIn(message: unknown): string {
  const { method } = optionsIn(Array.isArray(message) ? message[0] : message)
  return typeof method === 'string' ? method : ''
}
