import { expect, test } from 'vitest'
import { and, not, or } from 'xstate'
import { guardName } from './names.ts'

test('guardName names combined guards also in minified code', () => {
  const smaller = <Guard extends object>(guard: Guard): Guard =>
    Object.defineProperty(guard, 'name', { value: 't' })
  expect(guardName(not('isLast'))).toBe('not(isLast)')
  expect(guardName(smaller(not('isLast')))).toBe('not(isLast)')
  expect(guardName(smaller(and(['isLast', smaller(or(['isOpen', 'isSilent']))])))).toBe(
    'and(isLast, or(isOpen, isSilent))',
  )
})
