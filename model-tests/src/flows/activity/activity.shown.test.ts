import { describe, expect, test } from 'vitest'
import { activityView } from '../../../../core/src/flows/activity/activity.view.ts'
import { alice, bob, carol } from '../../samples.ts'
import { scenario } from '../../walker/scenario.ts'
import { activityInputs, nft, page, row, token } from './activity.cases.ts'
import { activityModel } from './activity.model.ts'

const start = () => {
  const run = scenario(activityModel, activityInputs.connected)
  const view = () => activityView(run.snapshot(), () => {})
  const ids = () => {
    const shown = view()
    return shown.step === 'ready'
      ? shown.months.flatMap(({ rows }) => rows.map(({ id }) => id))
      : shown.step
  }
  return { ...run, view, ids }
}

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
    const run = start()
    await run.answer('readPage', page(rows))
    expect([run.ids(), run.view()]).toMatchObject([
      ['sent', 'regular'],
      { hidden: 2, showsHidden: false },
    ])
    await run.send({ type: 'showHidden', on: true })
    const shown = run.view()
    expect(
      shown.step === 'ready' && shown.months[0]?.rows.map(({ id, suspicious }) => [id, suspicious]),
    ).toEqual([
      ['sent', false],
      ['zero', true],
      ['dust', true],
      ['regular', false],
    ])
  })
})

test('activityView lists the NFTs that were received and not sent since [decision 34]', async () => {
  const run = start()
  const sent = {
    operationType: 'send',
    sentFrom: alice,
    minedAt: '2026-03-06T10:00:00Z',
    transfers: [nft('Leaf', { direction: 'out' })],
  }
  await run.answer(
    'readPage',
    page([
      row('1', { transfers: [nft('Leaf')] }),
      row('2', { transfers: [nft('Root')] }),
      row('3', sent),
    ]),
  )
  const shown = run.view()
  expect(shown.step === 'ready' && shown.nfts.map(({ name }) => name)).toEqual(['Root'])
})
