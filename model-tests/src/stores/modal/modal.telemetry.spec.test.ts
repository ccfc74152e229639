import { expect, test } from 'vitest'
import { modalReactions } from '../../../../core/src/stores/modal/modal.reactions.ts'
import { queriesOf, trackedOf } from '../../walker/react.ts'

test('the modal tracks when it opens and closes, and whether an account is connected', () => {
  const opened = { type: 'modal.opened' }
  const closed = { type: 'modal.closed' }
  for (const isConnected of [true, false])
    expect(trackedOf(modalReactions, [opened, closed], queriesOf({ isConnected }))).toEqual([
      ['MODAL_OPEN', { connected: isConnected }],
      ['MODAL_CLOSE', { connected: isConnected }],
    ])
})
