import { expect, test } from 'vitest'
import { limits } from '../../domain/constants.ts'
import type { Alert } from './alert.types.ts'
import { audienceOf, withAlert } from './alert-queue.ts'

const alert = (variant: Alert['variant'], network = 'eip155:1'): Alert => ({
  code: 'network/switch-not-found',
  variant,
  details: { network },
})

test('withAlert puts a more severe alert before the others', () => {
  const open = withAlert([alert('warning', 'a')], alert('error', 'b'))
  expect(open.map(({ variant }) => variant)).toEqual(['error', 'warning'])
})

test('withAlert puts an alert behind those that are as severe', () => {
  const open = [alert('error', 'a'), alert('warning', 'b'), alert('info', 'c')]
  const next = withAlert(open, alert('warning', 'd'))
  expect(next.map(({ details }) => details.network)).toEqual(['a', 'b', 'd', 'c'])
})

test('withAlert orders error, warning, info, success', () => {
  const variants = ['success', 'info', 'warning', 'error'] as const
  const open = variants.reduce<readonly Alert[]>(
    (all, next) => withAlert(all, alert(next, next)),
    [],
  )
  expect(open.map(({ variant }) => variant)).toEqual(['error', 'warning', 'info', 'success'])
})

test('withAlert puts an alert for visitors before those for developers [EM3]', () => {
  const sent: Alert = { code: 'embedded/sent-anyway', variant: 'error', details: {} }
  const other: Alert = { ...sent, code: 'embedded/carried-out' }
  const open = [alert('error', 'a'), sent, other].reduce<readonly Alert[]>(withAlert, [])
  expect(open.map(audienceOf)).toEqual(['visitor', 'visitor', 'developer'])
  expect(open[0]).toBe(sent)
})

test('withAlert returns the same list for an alert that is open', () => {
  const open = [alert('error', 'a')]
  expect(withAlert(open, alert('error', 'a'))).toBe(open)
  expect(withAlert(open, alert('error', 'b'))).toHaveLength(2)
})

test('withAlert drops the last alert beyond the limit', () => {
  const many = Array.from({ length: limits.openAlerts }, (_, index) => alert('error', `${index}`))
  const open = many.reduce<readonly Alert[]>(withAlert, [])
  expect(withAlert(open, alert('info', 'late'))).toEqual(open)
  expect(withAlert(open, alert('error', 'last')).map(({ details }) => details.network)).toEqual(
    many.map(({ details }) => details.network),
  )
})
