import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { isRecord } from '../base/checks.ts'
import { listen } from '../base/ports.ts'
import { createFaults } from './create-faults.ts'
import type { Fault, LoggedRequest } from './fault.types.ts'
import { type HttpResponse, jsonResponse } from './http-response.ts'
import { isLocal, readBody } from './incoming-request.ts'
import { parseFaults } from './parse-faults.ts'
import { isSent, openCors, sendResponse } from './send-response.ts'

/** A request to a sandbox server. */
export type Call = { method: string; url: URL; headers: IncomingHttpHeaders; body: string }

/** Controls with which tests set the faults of a server and read its received requests. */
export type FaultControls = {
  /** Replaces the active faults and releases delayed responses; `[]` removes all faults. */
  faults(faults: readonly Fault[]): void
  /** Number of requests received so far, to pass to `requests`. */
  mark(): number
  /** Requests received since a mark, by default all. Includes requests that failed by a fault. */
  requests(since?: number): readonly LoggedRequest[]
}
export type FaultServer = FaultControls & { url: string; server: Server; stop(): Promise<void> }

type Options = {
  port: number
  /** Returns the path and query of a call, which faults match and `requests` returns. */
  logged(call: Call): LoggedRequest
  respond(call: Call): HttpResponse | Promise<HttpResponse>
  /**
   * Whether a call whose response is replaced or lost by a fault is handled: `always` (the
   * default), or only if the fault sends half of the response.
   */
  handlesFailing?: 'always' | 'if-sent'
  /** The CORS headers for a call. By default every origin is allowed, without cookies. */
  cors?(headers: IncomingHttpHeaders): HttpResponse['headers']
  /** Applies the fields of `POST /controls` except `faults`. Throws for unknown or invalid ones. */
  applyControls(settings: Readonly<Record<string, unknown>>): void
}

/** Stands for the response of a call that is not handled; a fault replaces it. */
const notHandled = jsonResponse({})

/**
 * Starts a local server that can simulate failures. It allows requests from every origin; only
 * local callers may use `POST /controls`, which accepts `{ faults, … }`, and `GET
 * /requests?since=`, which returns the received requests.
 */
export async function startFaultServer(options: Options): Promise<FaultServer> {
  const received: LoggedRequest[] = []
  const faults = createFaults()

  function handleControls(body: string): HttpResponse {
    try {
      const controls: unknown = JSON.parse(body)
      if (!isRecord(controls)) throw new Error('Controls must be an object.')
      const { faults: newFaults, ...settings } = controls
      const parsed = newFaults === undefined ? null : parseFaults(newFaults)
      options.applyControls(settings)
      if (parsed !== null) faults.replace(parsed)
      return jsonResponse({})
    } catch (error) {
      return jsonResponse({ error: error instanceof Error ? error.message : String(error) }, 400)
    }
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://sandbox')
    const { method = 'GET', headers } = request
    const cors = options.cors?.(headers) ?? openCors
    if (method === 'OPTIONS')
      return sendResponse(response, { status: 204, headers: {}, body: '' }, null, cors)
    const call = { method, url, headers, body: await readBody(request) }
    if (url.pathname === '/controls' || url.pathname === '/requests') {
      if (!isLocal(request))
        return sendResponse(
          response,
          jsonResponse(
            { error: 'POST /controls and GET /requests accept local callers only.' },
            403,
          ),
        )
      if (url.pathname === '/requests') {
        const since = Number(url.searchParams.get('since') ?? 0)
        return sendResponse(response, jsonResponse(received.slice(since)))
      }
      return sendResponse(
        response,
        method === 'POST'
          ? handleControls(call.body)
          : jsonResponse({ error: 'Method not allowed.' }, 405),
      )
    }
    const entry = options.logged(call)
    received.push(entry)
    const { late, other } = faults.match(entry)
    if (late !== null) await faults.wait(late.delay)
    const isHandled = options.handlesFailing !== 'if-sent' || isSent(other)
    try {
      sendResponse(response, isHandled ? await options.respond(call) : notHandled, other, cors)
    } catch (error) {
      sendResponse(response, jsonResponse({ error: String(error) }, 500), other, cors)
    }
  })
  const port = await listen(server, options.port)
  return {
    url: `http://127.0.0.1:${port}`,
    server,
    faults: faults.replace,
    mark: () => received.length,
    requests: (since = 0) => received.slice(since),
    stop: () =>
      new Promise((resolve) => {
        faults.replace([])
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
