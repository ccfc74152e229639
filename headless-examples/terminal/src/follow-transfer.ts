import { textOf } from '@latchkit/core'
import { follow } from '@latchkit/core/node'
import type { App, Outcome } from './app.types.ts'

/** From its hash to what became of it on the network. */
export async function followTransfer(
  { kit, screen, signal }: App,
  { id, hash }: { id: string; hash: string },
): Promise<Outcome> {
  screen.say(`Sent as ${hash}`)
  const entries = follow(
    kit.store,
    ({ transfers }) => transfers.entries.find((entry) => entry.id === id),
    signal,
  )
  let status = ''
  for await (const entry of entries) {
    if (entry === undefined || entry.status === status) continue
    status = entry.status
    if (status === 'sent') screen.say('Waiting for a block …', 'faint')
    if (status === 'slow') screen.say('No block took it yet. It is still waited for …', 'warning')
    if (status === 'confirmed') {
      screen.say('Confirmed.', 'good')
      return 'done'
    }
    const bad = ends[status]
    if (bad !== undefined) {
      screen.say(entry.problem === null ? bad : `${bad} ${textOf(entry.problem)}.`, 'bad')
      return 'failed'
    }
  }
  screen.say('It is sent. What becomes of it was not waited for.', 'warning')
  return 'failed'
}

/** By status; anything else goes on. */
const ends: Readonly<Record<string, string>> = {
  reverted: 'It failed on the network. Only its fee was paid.',
  replaced: 'Another transaction took its place.',
  dropped: 'The network dropped it. Nothing was sent.',
  altered: 'What was sent is not what you reviewed.',
  failed: 'It may have been sent.',
}
