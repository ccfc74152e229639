import { createServer, type Server } from 'node:http'
import { isRecord } from '../base/checks.ts'
import { listen } from '../base/ports.ts'
import { createFaults } from './create-faults.ts'
import type { Asked, Fault } from './fault.types.ts'
import { type Answer, json } from './http-response.ts'
import { isLocal, textOf } from './incoming-request.ts'
import { readFaults } from './parse-faults.ts'
import { send } from './send-response.ts'

/** A call as a server of the sandbox answers it. */
export type Call = { method: string; url: URL; body: string }

/** The strings of a server: what goes wrong with it, and what it was asked. */
export type FaultStrings = {
  /** Replaces the faults that were set before and lets go of whoever was held; `[]` ends them all. */
  faults(faults: readonly Fault[]): void
  /** How much was asked so far, for `requests`. */
  mark(): number
  /** What was asked since a mark, else from the beginning; failed calls count. */
  requests(since?: number): readonly Asked[]
}
export type Faulty = FaultStrings & { url: string; server: Server; stop(): Promise<void> }

type Options = {
  port: number
  /** What a call is called, for faults and for `requests`. */
  asked(call: Call): Asked
  answer(call: Call): Answer | Promise<Answer>
  /** Everything but `faults` that was posted to `/controls`; throws a sentence about what cannot be done. */
  control(settings: Readonly<Record<string, unknown>>): void
}

/**
 * A server of this machine for any page, which can be made to fail:
 * `POST /controls` takes `{ faults, … }`, `GET /requests?since=` says what was asked.
 */
export async function startFaulty({ port, asked, answer, control }: Options): Promise<Faulty> {
  const heard: Asked[] = []
  const faults = createFaults()

  function controlled(body: string): Answer {
    try {
      const settings: unknown = JSON.parse(body)
      if (!isRecord(settings)) throw new Error('Controls are an object.')
      const { faults: wanted, ...others } = settings
      const read = wanted === undefined ? null : readFaults(wanted)
      control(others)
      if (read !== null) faults.replace(read)
      return json({})
    } catch (error) {
      return json({ error: error instanceof Error ? error.message : String(error) }, 400)
    }
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://sandbox')
    const { method = 'GET' } = request
    if (method === 'OPTIONS') return send(response, { status: 204, headers: {}, body: '' })
    const call = { method, url, body: await textOf(request) }
    if (url.pathname === '/controls' || url.pathname === '/requests') {
      if (!isLocal(request)) return send(response, json({ error: 'Only from this machine.' }, 403))
      if (url.pathname === '/requests')
        return send(response, json(heard.slice(Number(url.searchParams.get('since') ?? 0))))
      return send(
        response,
        method === 'POST' ? controlled(call.body) : json({ error: 'Not this way.' }, 405),
      )
    }
    const one = asked(call)
    heard.push(one)
    const { late, other } = faults.of(one)
    if (late !== null) await faults.over(late.delay)
    try {
      send(response, await answer(call), other)
    } catch (error) {
      send(response, json({ error: String(error) }, 500), other)
    }
  })
  const at = await listen(server, port)
  return {
    url: `http://127.0.0.1:${at}`,
    server,
    faults: faults.replace,
    mark: () => heard.length,
    requests: (since = 0) => heard.slice(since),
    stop: () =>
      new Promise((resolve) => {
        faults.replace([])
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
