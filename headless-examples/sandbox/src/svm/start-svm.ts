import { type WebSocket, WebSocketServer } from 'ws'
import { startFaultServer } from '../faults/start-fault-server.ts'
import { addBlocks } from './add-blocks.ts'
import { applyControls } from './apply-controls.ts'
import { createLedger } from './create-ledger.ts'
import { createVm } from './create-vm.ts'
import { handleMessage, parseJson, stringify } from './json-rpc.ts'
import { parseOptions } from './methods/method.ts'
import { createRpcHandler } from './methods/methods.ts'
import { fund } from './seed/fund.ts'
import { serveSubscriptions } from './subscriptions.ts'
import type { Svm, SvmOptions, SvmSockets } from './svm.types.ts'

/**
 * Starts a Solana node on one port for HTTP and WebSocket: a real virtual machine with funded
 * accounts and tokens.
 */
export async function startSvm({ port = 0, blocks = 'manual' }: SvmOptions = {}): Promise<Svm> {
  const ledger = createLedger(createVm())
  const handleRpc = createRpcHandler(ledger)
  const tokens = await fund(ledger)
  const stopBlocks = blocks === 'automatic' ? addBlocks(ledger) : () => {}
  const [token] = tokens
  if (token === undefined) throw new Error('Starting the Solana node failed: no token was created.')
  const webSocketServer = new WebSocketServer({ noServer: true })
  let state: SvmSockets = 'open'
  const sockets = new Set<WebSocket>()
  const cut = () => {
    for (const socket of sockets) socket.terminate()
  }
  const controls: Pick<Svm, 'sockets' | 'advance' | 'cut'> = {
    sockets(next) {
      state = next
      if (next === 'refused') cut()
    },
    advance: ledger.advance,
    cut,
  }
  const { server, ...started } = await startFaultServer({
    port,
    logged: ({ body }) => ({ path: `/${methodOf(parseJson(body))}`, query: {} }),
    respond: ({ method, body }) =>
      method === 'POST'
        ? { status: 200, headers, body: stringify(handleMessage(parseJson(body), handleRpc)) }
        : { status: 405, headers: { allow: 'POST, OPTIONS' }, body: '' },
    applyControls: (settings) => applyControls(controls, settings),
  })
  server.on('upgrade', (request, socket, head) => {
    if (state === 'refused')
      return socket.end('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\n\r\n')
    webSocketServer.handleUpgrade(request, socket, head, (opened) => {
      sockets.add(opened)
      opened.on('close', () => sockets.delete(opened))
      serveSubscriptions(opened, ledger, () => state === 'silent')
    })
  })
  return {
    ...started,
    ...controls,
    ws: started.url.replace(/^http/, 'ws'),
    token,
    tokens,
    async stop() {
      stopBlocks()
      cut()
      webSocketServer.close()
      await started.stop()
    },
  }
}

const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }

/** The method of a call, or of the first call of a batch. */
function methodOf(message: unknown): string {
  const { method } = parseOptions(Array.isArray(message) ? message[0] : message)
  return typeof method === 'string' ? method : ''
}
