import type { ErrorCode, KitState } from '@latchkit/core'
import { shortAddressNoBreak } from '@latchkit/core/utils'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { KitProvider } from '../kit/KitProvider.tsx'
import { createTestEnvironment } from '../testing/environment.ts'
import { meadow, reviewedFields } from '../testing/send.ts'
import { TransferToast } from './TransferToast.tsx'

type Entry = KitState['transfers']['entries'][number]
const entry: Entry = {
  id: 'a',
  namespace: 'eip155',
  caipNetworkId: reviewedFields.review.caipNetworkId,
  connectorId: 'fox',
  review: reviewedFields.review,
  status: 'sent',
  hash: `0x${'ab'.repeat(32)}`,
  otherNetwork: null,
  problem: null,
  acknowledged: false,
  startedAt: 0,
}

/** Renders the toast of the transfer `a` in a kit that has sent `entries`. */
function renderToast(code: ErrorCode, entries: readonly Entry[] = [entry]) {
  const { kit } = createTestEnvironment()
  const { subscribe, getSnapshot } = kit.state
  const state = { ...getSnapshot(), transfers: { entries } }
  render(
    <KitProvider kit={{ ...kit, state: { subscribe, getSnapshot: () => state } }}>
      <TransferToast transfer="a" code={code} />
    </KitProvider>,
  )
  return document.body.textContent
}
const named = `1.500000000000000001 ETH to ${shortAddressNoBreak(reviewedFields.review.to)}`

test.each([
  ['send/started', `Sent ${named} · View`],
  ['send/confirmed', `${named} confirmed · View`],
  [
    'send/reverted',
    `${named}. The transaction failed on the network. Only its fee was paid. · View`,
  ],
  ['send/replaced', `${named}. Another transaction took its place. · View`],
  ['send/dropped', `${named}. The network didn't accept the transaction. Nothing was sent. · View`],
  ['send/altered', `${named}. The transaction on the network isn't the one you reviewed. · View`],
] as const)(
  'TransferToast for %s names amount and receiver and links to the transaction [V2]',
  (code, text) => {
    expect(renderToast(code)).toBe(text)
    expect(screen.getByRole('link', { name: 'View' }).getAttribute('href')).toBe(
      `https://explorer.example/tx/${entry.hash}`,
    )
  },
)

test('TransferToast for a transfer on another network names it and links to its explorer [V2, V4]', () => {
  const other = {
    ...meadow,
    id: 2,
    name: 'Other',
    blockExplorers: [{ name: 'x', url: 'https://other.example' }],
  }
  expect(renderToast('send/misdirected', [{ ...entry, otherNetwork: other }])).toMatch(
    new RegExp(`^${named}\\. .*Other`),
  )
  expect(screen.getByRole('link', { name: 'View' }).getAttribute('href')).toBe(
    `https://other.example/tx/${entry.hash}`,
  )
})

test('TransferToast for a transfer without a hash names amount and receiver [V2]', () => {
  expect(renderToast('send/failed', [{ ...entry, hash: null }])).toBe(
    `${named}. Couldn't send the transaction. Try again.`,
  )
  expect(screen.queryByRole('link')).toBeNull()
})

test('TransferToast for a transfer that the kit no longer lists shows the text of its code', () => {
  expect(renderToast('send/reverted', [{ ...entry, id: 'b' }])).toBe(
    'The transaction failed on the network. Only its fee was paid.',
  )
})
