import { expect, test } from 'vitest'
import { row } from './activity-row.fixture.ts'
import { groupByMonth } from './activity-rows.ts'

test('groupByMonth keeps the last version of a row, even if it is in another month', () => {
  const rows = [
    row('a', '2024-01-31T23:00:00Z', { status: 'pending' }),
    row('a', '2024-02-01T00:01:00Z'),
  ]
  expect(groupByMonth(rows, 'UTC')).toEqual([{ year: 2024, month: 1, rows: [rows[1]] }])
})
