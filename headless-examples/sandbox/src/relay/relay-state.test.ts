import { expect, test } from 'vitest'
import type { Connection } from './relay.types.ts'
import { createRelayState } from './relay-state.ts'

test('the relay pushes a message to each connection of a client, also if the first acknowledges it at once', async () => {
  const state = createRelayState(() => 0)
  const received: string[] = []
  const open = (client: string, name: string): Connection => {
    const connection: Connection = {
      client,
      topics: new Set(),
      unacknowledged: new Map(),
      send(frame) {
        received.push(name)
        state.acknowledge(connection, JSON.parse(frame).id)
      },
    }
    state.connections.add(connection)
    return connection
  }
  const wallet = open('wallet', 'wallet')
  for (const tab of [open('page', 'first tab'), open('page', 'second tab')])
    state.subscribe(tab, 'topic')
  const envelope = { topic: 'topic', message: 'answer', tag: 1109, attestation: null }
  state.publish(wallet, envelope, 300)
  await expect.poll(() => received).toEqual(['first tab', 'second tab'])
})
