import { type KitState, textOf } from '@latchkit/core'
import { follow } from '@latchkit/core/node'
import type { App, Outcome } from './app.types.ts'

type TransferStatus = KitState['transfers']['entries'][number]['status']

const failureTexts: Readonly<Partial<Record<TransferStatus, string>>> = {
  reverted: 'The transaction failed. Only its fee was paid.',
  replaced: 'Another transaction replaced it.',
  dropped: 'The transaction was dropped. Nothing was sent.',
  misdirected: 'The wallet sent it on another network.',
  mismatched: "What was sent isn't what you reviewed.",
  failed: 'It may have been sent.',
}

/** Prints the status of a sent transfer until it is final. `id` is the entry in `kit.state`. */
export async function trackTransfer(
  { kit, screen, signal }: App,
  { id, hash }: { id: string; hash: string },
): Promise<Outcome> {
  screen.print(`Sent. Transaction hash: ${hash}`)
  const entries = follow(
    kit.state,
    ({ transfers }) => transfers.entries.find((entry) => entry.id === id),
    signal,
  )
  let status = ''
  for await (const entry of entries) {
    if (entry === undefined || entry.status === status) continue
    status = entry.status
    if (status === 'sent') screen.print('Waiting for confirmation…', 'faint')
    if (status === 'slow') screen.print('Still waiting for confirmation…', 'warning')
    if (status === 'underpriced')
      screen.print('The network asks for more than this transfer offers…', 'warning')
    if (status === 'included') screen.print('In a block, waiting until it is final…', 'faint')
    if (status === 'astray')
      screen.print(
        `The wallet changed to network ${entry.otherNetwork?.id}, which is not configured. It may be there.`,
        'warning',
      )
    if (status === 'reorganized') screen.print('Being confirmed again…', 'warning')
    if (status === 'confirmed') {
      screen.print('Confirmed.', 'good')
      return 'done'
    }
    const failure = failureTexts[entry.status]
    if (failure !== undefined) {
      screen.print(entry.problem === null ? failure : `${failure} ${textOf(entry.problem)}.`, 'bad')
      return 'failed'
    }
  }
  screen.print('Sent, not confirmed yet.', 'warning')
  return 'failed'
}
