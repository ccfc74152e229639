import { expect, test } from 'vitest'
import { nftTransfer, row } from './activity-row.fixture.ts'
import { dropSpam, groupByMonth } from './activity-rows.ts'

test('groupByMonth sorts months and rows from newest to oldest', () => {
  const rows = [
    row('a', '2024-01-15T10:00:00Z'),
    row('b', '2024-02-01T10:00:00Z'),
    row('c', '2024-01-20T10:00:00Z'),
  ]
  expect(
    groupByMonth(rows, 'UTC').map(({ year, month, rows: monthRows }) => [
      year,
      month,
      monthRows.map(({ id }) => id).join(''),
    ]),
  ).toEqual([
    [2024, 1, 'b'],
    [2024, 0, 'ca'],
  ])
})

test('groupByMonth keeps the last version of a row, even if it is in another month', () => {
  const rows = [
    row('a', '2024-01-31T23:00:00Z', { status: 'pending' }),
    row('a', '2024-02-01T00:01:00Z'),
  ]
  expect(groupByMonth(rows, 'UTC')).toEqual([{ year: 2024, month: 1, rows: [rows[1]] }])
})

test('dropSpam keeps rows without transfers and drops rows that contain only spam NFTs', () => {
  expect(dropSpam([row('approval', '2024-01-01T00:00:00Z')])).toHaveLength(1)
  expect(
    dropSpam([
      row('spam', '2024-01-01T00:00:00Z', { transfers: [nftTransfer('in', 'x', '1', true)] }),
    ]),
  ).toEqual([])
})
