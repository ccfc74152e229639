import { expect, test } from 'vitest'
import { createComplaints } from './complaints.ts'
import { createQuietLogger } from './quiet-logger.ts'

const closed = (reason: string) =>
  new Error(`WebSocket connection closed abnormally with code: 3000 (${reason})`)

test('each complaint is told once, whoever says it how often', () => {
  const complaints = createComplaints()
  const told: string[] = []
  const stop = complaints.watch((one) => told.push(one))
  complaints.hear(closed('Unauthorized: origin not allowed'))
  complaints.hear('Fatal socket error: Unauthorized: origin not allowed')
  complaints.hear({ message: 'JWT validation error: JWT Token is not yet valid: now 1, nbf 2' })
  expect(told).toEqual(['config/origin-not-allowed', 'relay/clock-wrong'])
  stop()
  complaints.hear(closed('Unauthorized: invalid key'))
  expect(told).toHaveLength(2)
  complaints.watch((one) => told.push(one))
  expect(told.slice(2)).toEqual([
    'config/origin-not-allowed',
    'relay/clock-wrong',
    'config/project-id-invalid',
  ])
})

test.each([null, undefined, '', 7, 'Unauthorized', {}, closed('go away')])('%o is none', (said) => {
  const complaints = createComplaints()
  complaints.hear(said)
  complaints.watch(() => expect.unreachable())
})

test('the logger hears what goes wrong, its children too, and each child keeps its own name', () => {
  const heard: unknown[] = []
  const logger = createQuietLogger((said) => heard.push(said))
  const child = Object.assign(logger.child(), { custom_context: 'core' })
  logger.info('wc:secret')
  child.error('first', 'second')
  child.child().fatal('third')
  expect(heard).toEqual(['first', 'second', 'third'])
  expect(logger).not.toHaveProperty('custom_context')
})
