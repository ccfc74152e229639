import { errorFrame, parseFrame, resultFrame } from './frames.ts'
import { methods } from './methods.ts'
import type { Connection } from './relay.types.ts'
import type { RelayState } from './relay-state.ts'

/** Handles a frame of a client and responds at once; pushes to other clients follow later. */
export function handleFrame(text: string, connection: Connection, relay: RelayState): void {
  if (relay.isMuted()) return
  const frame = parseFrame(text)
  switch (frame.kind) {
    case 'unknown':
      return
    case 'response':
      if (frame.delivered) relay.acknowledge(connection, String(frame.id))
      return
    case 'call':
      connection.send(responseTo(frame, connection, relay))
  }
}

function responseTo(
  { id, method, params }: Extract<ReturnType<typeof parseFrame>, { kind: 'call' }>,
  connection: Connection,
  relay: RelayState,
): string {
  const failure = relay.nextFailure()
  if (failure !== null) return errorFrame(id, failure)
  const run = methods[method]
  if (!run) return errorFrame(id, `Unknown method ${method}`)
  try {
    return resultFrame(id, run(params, connection, relay))
  } catch (error) {
    return errorFrame(id, error instanceof Error ? error.message : String(error))
  }
}
