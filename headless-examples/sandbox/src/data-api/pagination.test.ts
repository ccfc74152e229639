import { assert, test } from 'vitest'
import { pageSize, paginate } from './pagination.ts'

const rows = Array.from({ length: pageSize * 2 }, (_, index) => ({ id: `row ${index}` }))
const idOf = ({ id }: { id: string }) => id

test('paginate returns all rows in order; the last page has no cursor', () => {
  const first = paginate(rows, idOf, null)
  const second = paginate(rows, idOf, first?.next ?? null)
  assert.deepEqual([...(first?.data ?? []), ...(second?.data ?? [])], rows)
  assert.isNull(second?.next)
})

test('paginate returns the same next page after a row was added at the top', () => {
  const cursor = paginate(rows, idOf, '')?.next ?? null
  assert.deepEqual(paginate([{ id: 'new' }, ...rows], idOf, cursor), paginate(rows, idOf, cursor))
})

test('paginate returns one empty page for no rows, and null for a cursor into it', () => {
  assert.deepEqual(paginate([], idOf, null), { data: [], next: null })
  assert.isNull(paginate([], idOf, 'abc'))
})
