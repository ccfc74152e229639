import { expect, test } from 'vitest'
import { modalReactions } from '../../../../core/src/stores/modal/modal.reactions.ts'
import { queriesOf, trackedOf } from '../../walker/react.ts'

test('the modal tracks when it opens and closes, and whether an account is connected', () => {
  const opened = { type: 'modal.opened' }
  const closed = { type: 'modal.closed', requests: [] }
  for (const isConnected of [true, false])
    expect(trackedOf(modalReactions, [opened, closed], queriesOf({ isConnected }))).toEqual([
      ['MODAL_OPEN', { connected: isConnected }],
      ['MODAL_CLOSE', { connected: isConnected }],
    ])
})

test('the modal tracks that it closed when it opens again while it fades out', () => {
  const reopened = [{ type: 'modal.opened' }, { type: 'modal.reopened' }]
  expect(trackedOf(modalReactions, reopened, queriesOf({ isConnected: true }))).toEqual([
    ['MODAL_OPEN', { connected: true }],
    ['MODAL_CLOSE', { connected: true }],
    ['MODAL_OPEN', { connected: true }],
  ])
})
