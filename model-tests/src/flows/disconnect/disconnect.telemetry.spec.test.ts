import { describe, expect, test } from 'vitest'
import { disconnectReactions } from '../../../../core/src/flows/disconnect/disconnect.reactions.ts'
import type { DisconnectOutput } from '../../../../core/src/flows/disconnect/disconnect.types.ts'
import { fox, foxConnection } from '../../samples.ts'
import { queriesOf, reactTo, trackedIn } from '../../walker/react.ts'

describe('disconnecting', () => {
  const wallets = [{ namespace: 'eip155', connectorId: fox.id, revoke: true, members: [] }] as const
  const tracked = (output: DisconnectOutput) =>
    trackedIn(reactTo(disconnectReactions, 'done', output, queriesOf()))

  test.each(['eip155', 'all'] as const)('disconnecting %s tracks what was requested', (requested) =>
    expect(tracked({ wallets, requested, failed: [] })).toEqual([
      ['DISCONNECT_SUCCESS', { namespace: requested }],
    ]),
  )

  test('a wallet that fails to disconnect tracks the text of its code, not the text of the wallet', () => {
    const failed = [
      { namespace: 'eip155', code: 'kit/timed-out', text: foxConnection.address },
    ] as const
    expect(tracked({ wallets, requested: 'all', failed })).toEqual([
      ['DISCONNECT_ERROR', { message: 'timed out' }],
    ])
  })

  test('disconnecting without a wallet tracks nothing', () =>
    expect(tracked({ wallets: [], requested: 'all', failed: [] })).toEqual([]))
})
