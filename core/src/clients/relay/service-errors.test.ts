import { expect, test } from 'vitest'
import { createQuietLogger } from './quiet-logger.ts'
import { createServiceErrors } from './service-errors.ts'

const closed = (reason: string) =>
  new Error(`WebSocket connection closed abnormally with code: 3000 (${reason})`)

test('createServiceErrors emits each code once and repeats earlier codes to new listeners', () => {
  const errors = createServiceErrors()
  const codes: string[] = []
  const unsubscribe = errors.watch((code) => codes.push(code))
  errors.report(closed('Unauthorized: origin not allowed'))
  errors.report('Fatal socket error: Unauthorized: origin not allowed')
  errors.report({ message: 'JWT validation error: JWT Token is not yet valid: now 1, nbf 2' })
  expect(codes).toEqual(['config/origin-not-allowed', 'relay/clock-wrong'])
  unsubscribe()
  errors.report(closed('Unauthorized: invalid key'))
  expect(codes).toHaveLength(2)
  errors.watch((code) => codes.push(code))
  expect(codes.slice(2)).toEqual([
    'config/origin-not-allowed',
    'relay/clock-wrong',
    'config/project-id-invalid',
  ])
})

test.each([null, undefined, '', 7, 'Unauthorized', {}, closed('go away')])(
  'createServiceErrors ignores %o',
  (entry) => {
    const errors = createServiceErrors()
    errors.report(entry)
    errors.watch(() => expect.unreachable())
  },
)

test('createQuietLogger reports warnings and errors of all children, which are separate objects', () => {
  const reported: unknown[] = []
  const logger = createQuietLogger((entry) => reported.push(entry))
  const child = Object.assign(logger.child(), { custom_context: 'core' })
  logger.info('wc:secret')
  child.error('first', 'second')
  child.child().fatal('third')
  expect(reported).toEqual(['first', 'second', 'third'])
  expect(logger).not.toHaveProperty('custom_context')
})
