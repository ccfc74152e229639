import { describe, expect, test } from 'vitest'
import { alice, bob, carol } from '../../samples.ts'
import { nft, page, row, token } from './activity.cases.ts'
import { runActivity } from './activity.run.ts'

describe('activityView and suspicious rows [M6]', () => {
  /** An address with the first four and last six characters of bob, to whom alice sent tokens. */
  const lookAlike = `${bob.slice(0, 6)}${'0'.repeat(30)}${bob.slice(-6)}`
  const rows = [
    row('sent', {
      operationType: 'send',
      sentFrom: alice,
      sentTo: bob,
      transfers: [token('1', { direction: 'out' })],
    }),
    row('zero', {
      operationType: 'send',
      sentFrom: carol,
      sentTo: lookAlike,
      transfers: [token('0', { direction: 'out' })],
    }),
    row('dust', { sentFrom: lookAlike, transfers: [token('0.0001', { value: null })] }),
    row('regular', { sentFrom: carol }),
  ]
  test('activityView hides and counts rows of address poisoning, and showHidden marks them as suspicious [M6]', async () => {
    const run = runActivity()
    await run.answer(page(rows))
    expect([run.ids(), run.view()]).toMatchObject([
      ['sent', 'regular'],
      { data: { hidden: 2, showsHidden: false } },
    ])
    await run.send({ type: 'showHidden', on: true })
    const shown = run.view()
    expect(shown.data?.months[0]?.rows.map(({ id, suspicious }) => [id, suspicious])).toEqual([
      ['sent', false],
      ['zero', true],
      ['dust', true],
      ['regular', false],
    ])
  })
})

test('activityView lists the NFTs that were received and not sent since [decision 34]', async () => {
  const run = runActivity()
  const sent = {
    operationType: 'send',
    sentFrom: alice,
    minedAt: '2026-03-06T10:00:00Z',
    transfers: [nft('Leaf', { direction: 'out' })],
  }
  await run.answer(
    page([
      row('1', { transfers: [nft('Leaf')] }),
      row('2', { transfers: [nft('Root')] }),
      row('3', sent),
    ]),
  )
  const shown = run.view()
  expect(shown.data?.nfts.map(({ name }) => name)).toEqual(['Root'])
})
