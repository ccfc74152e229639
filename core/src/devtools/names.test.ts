import { expect, test } from 'vitest'
import { and, not, or } from 'xstate'
import { guardName } from './names.ts'

test('guardName names combined guards by their combinator, also in minified code', () => {
  const minified = <Guard extends object>(guard: Guard): Guard =>
    Object.defineProperty(guard, 'name', { value: 't' })
  expect(guardName(not('isLast'))).toBe('not(isLast)')
  expect(guardName(minified(not('isLast')))).toBe('not(isLast)')
  expect(guardName(minified(and(['isLast', minified(or(['isOpen', 'isSilent']))])))).toBe(
    'and(isLast, or(isOpen, isSilent))',
  )
})
