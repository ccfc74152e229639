import { type WebSocket, WebSocketServer } from 'ws'
import { startFaultServer } from '../faults/start-fault-server.ts'
import { applyControls } from './apply-controls.ts'
import { createLedger } from './create-ledger.ts'
import { createVm } from './create-vm.ts'
import { stringify, overHttp, parseJson, handleMessage } from './json-rpc.ts'
import { parseOptions } from './methods/method.ts'
import { fund } from './seed/fund.ts'
import { serveSubscriptions } from './subscriptions.ts'
import type { Svm, SvmOptions, SvmSockets } from './svm.types.ts'

/** A real Solana virtual machine behind a node's HTTP and WebSocket, on one port; accounts and a token are there. */
export async function startSvm({ port = 0 }: SvmOptions = {}): Promise<Svm> {
  const ledger = createLedger(createVm())
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
  const { server, ...faulty } = await startFaultServer({
    port,
    logged: ({ body }) => ({ path: `/${methodIn(parseJson(body))}`, query: {} }),
    respond: ({ method, body }) =>
      method === 'POST'
        ? { status: 200, headers, body: stringify(handleMessage(parseJson(body), overHttp(ledger))) }
        : { status: 405, headers: { allow: 'POST, OPTIONS' }, body: '' },
    applyControls: (settings) => applyControls(strings, settings),
  })
  server.on('upgrade', (request, socket, head) => {
    if (state === 'refused')
      return socket.end('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\n\r\n')
    wire.handleUpgrade(request, socket, head, (opened) => {
      sockets.add(opened)
      opened.on('close', () => sockets.delete(opened))
      serveSubscriptions(opened, ledger, () => state === 'silent')
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
  const { method } = parseOptions(Array.isArray(message) ? message[0] : message)
  return typeof method === 'string' ? method : ''
}
