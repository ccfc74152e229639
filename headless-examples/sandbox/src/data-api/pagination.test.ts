import { assert, test } from 'vitest'
import { pageSize, paginate } from './pagination.ts'

const rows = Array.from({ length: pageSize * 2 }, (_, index) => ({ id: `row ${index}` }))
const idOf = ({ id }: { id: string }) => id

test('pages contain all rows in order, and the last has no cursor', () => {
  const first = paginate(rows, idOf, null)
  const second = paginate(rows, idOf, first?.next ?? null)
  assert.deepEqual([...(first?.data ?? []), ...(second?.data ?? [])], rows)
  assert.isNull(second?.next)
})

test('a new row at the top does not shift the next page', () => {
  const cursor = paginate(rows, idOf, '')?.next ?? null
  assert.deepEqual(paginate([{ id: 'new' }, ...rows], idOf, cursor), paginate(rows, idOf, cursor))
})

test('an empty list has one empty page and no valid cursor', () => {
  assert.deepEqual(paginate([], idOf, null), { data: [], next: null })
  assert.isNull(paginate([], idOf, 'abc'))
})
