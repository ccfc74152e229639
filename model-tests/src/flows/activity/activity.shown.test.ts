import { describe, expect, test } from 'vitest'
import { activityView } from '../../../../core/src/flows/activity/activity.view.ts'
import { alice, bob, carol } from '../../samples.ts'
import { scenario } from '../../walker/scenario.ts'
import { activityInputs, nft, page, row, token } from './activity.cases.ts'
import { activityModel } from './activity.model.ts'

const begin = () => {
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

describe('rows that count as address poisoning [M6]', () => {
  /** Shares its first four and last six characters with bob, whom alice sent to. */
  const like = `${bob.slice(0, 6)}${'0'.repeat(30)}${bob.slice(-6)}`
  const rows = [
    row('sent', {
      operationType: 'send',
      sentFrom: alice,
      sentTo: bob,
      transfers: [token('1', { direction: 'out' })],
    }),
    row('nothing', {
      operationType: 'send',
      sentFrom: carol,
      sentTo: like,
      transfers: [token('0', { direction: 'out' })],
    }),
    row('dust', { sentFrom: like, transfers: [token('0.0001', { value: null })] }),
    row('fine', { sentFrom: carol }),
  ]
  test('poisoned rows are hidden and counted, and marked as suspicious when they are shown', async () => {
    const run = begin()
    await run.answer('readPage', page(rows))
    expect([run.ids(), run.view()]).toMatchObject([
      ['sent', 'fine'],
      { hidden: 2, showsHidden: false },
    ])
    await run.send({ type: 'showHidden', on: true })
    const shown = run.view()
    expect(
      shown.step === 'ready' && shown.months[0]?.rows.map(({ id, suspicious }) => [id, suspicious]),
    ).toEqual([
      ['sent', false],
      ['nothing', true],
      ['dust', true],
      ['fine', false],
    ])
  })
})

test('nfts are those that were received and not sent [decision 34]', async () => {
  const run = begin()
  const gone = {
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
      row('3', gone),
    ]),
  )
  const shown = run.view()
  expect(shown.step === 'ready' && shown.nfts.map(({ name }) => name)).toEqual(['Root'])
})
