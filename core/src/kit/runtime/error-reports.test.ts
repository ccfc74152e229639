import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogue } from '../../errors/catalogue.ts'
import { causeOf } from '../../errors/error-cause.ts'
import { KitError } from '../../errors/kit-error.ts'
import { providerInitError } from '../../errors/provider-init.ts'
import { createErrorReports } from './error-reports.ts'

const actorError = (error: unknown) => ({
  type: '@xstate.event',
  event: { type: 'xstate.error.actor.load', error },
})
const crash = (error: unknown) => ({
  type: '@xstate.snapshot',
  event: { type: 'xstate.error' },
  snapshot: { status: 'error', error },
})
const start = () => {
  const reportOf = createErrorReports()
  return (inspected: object) => reportOf(inspected, 1_000)
}
/** Category, type and whether the error ended a machine. */
const summary = (inspected: object) => {
  const report = start()(inspected)
  return report && [report.event, report.errorType, report.uncaught]
}

test.each([
  ['endpoint/unreachable', 'API_ERROR'],
  ['endpoint/none', 'API_ERROR'],
  ['data/history-not-read', 'API_ERROR'],
  ['kit/timed-out', 'API_ERROR'],
  ['remote/unreachable', 'API_ERROR'],
  ['endpoint/unreadable', 'DATA_PARSING_ERROR'],
] as const)('an actor that fails with %s is reported as %s', (code, category) =>
  expect(summary(actorError(new KitError(catalogue, code, { network: 'eip155:1' })))).toEqual([
    category,
    code,
    null,
  ]),
)

test.each([
  [new TypeError('broken'), ['INTERNAL_SDK_ERROR', 'TypeError', false]],
  [new SyntaxError('no JSON'), ['DATA_PARSING_ERROR', 'SyntaxError', null]],
  [new KitError(catalogue, 'kit/unknown'), ['INTERNAL_SDK_ERROR', 'kit/unknown', false]],
  [
    Object.assign(new Error('x'), { name: 'alice@page' }),
    ['INTERNAL_SDK_ERROR', 'UnknownError', false],
  ],
  ['text', ['INTERNAL_SDK_ERROR', 'UnknownError', false]],
  [null, ['INTERNAL_SDK_ERROR', 'UnknownError', false]],
])('an actor that fails with the foreign error %s is reported', (error, expected) =>
  expect(summary(actorError(error))).toEqual(expected),
)

test.each([
  ['a rejection', new KitError(catalogue, 'rpc/user-rejected')],
  ['a rejection of the wallet', { code: 4001, message: 'User rejected the request' }],
  ['an abort', new KitError(catalogue, 'kit/aborted')],
  ['an abort of the browser', new DOMException('aborted', 'AbortError')],
  ['a stop of the kit', new KitError(catalogue, 'kit/stopped')],
  ['a missing project id', new KitError(catalogue, 'data/unavailable')],
  ['an expected outcome', new KitError(catalogue, 'send/funds-insufficient')],
  [
    'an error of a wallet',
    new KitError(catalogue, 'rpc/internal', {}, { cause: new Error('node') }),
  ],
])('an actor that fails with %s is not reported', (_, error) =>
  expect(summary(actorError(error))).toBeNull(),
)

test.each([
  'embedded/unverified-domain',
  'embedded/frame-load-failed',
  'embedded/frame-blocked',
  'embedded/frame-lost',
  'embedded/request-timed-out',
])(
  'a frame that cannot be used is reported once as SECURE_SITE_ERROR (%s) [EM12, EM20]',
  (code) => {
    const failed = { type: '@xstate.event', event: { type: 'frame.failed', code } }
    expect(summary(failed)).toEqual(['SECURE_SITE_ERROR', code, null])
    expect(summary(actorError(new KitError(catalogue, code as 'embedded/frame-lost')))).toBeNull()
  },
)

test('a machine that crashes is reported as uncaught, also with an error that has a code', () => {
  expect(summary(crash(new RangeError('x')))).toEqual(['INTERNAL_SDK_ERROR', 'RangeError', true])
  const coded = new KitError(catalogue, 'endpoint/unreadable')
  expect(summary(crash(coded))).toEqual(['INTERNAL_SDK_ERROR', 'endpoint/unreadable', true])
})

test('a remote-wallet SDK that does not start is reported, from an actor or a listener', () => {
  const cause = providerInitError(new Error('no storage'))
  const error = new KitError(catalogue, 'remote/unreachable', {}, { cause })
  const expected = ['INTERNAL_SDK_ERROR', 'UniversalProviderInitError', false]
  expect(summary(actorError(error))).toEqual(expected)
  const event = { type: 'pairing.failed', code: error.code, cause: causeOf(error) }
  expect(event.cause).toEqual({ code: 'UniversalProviderInitError', message: 'no storage' })
  expect(summary({ type: '@xstate.event', event })).toEqual(expected)
})

test('an event of a listener is reported by its code, and only with a cause', () => {
  const event = { type: 'pairing.failed', code: 'endpoint/unreachable', cause: { code: null } }
  expect(summary({ type: '@xstate.event', event })?.[0]).toBe('API_ERROR')
  expect(summary({ type: '@xstate.event', event: { ...event, cause: null } })).toBeNull()
  expect(summary({ type: '@xstate.snapshot', event })).toBeNull()
})

test('an error is reported once, also if another error wraps it', () => {
  const report = start()
  const inner = new TypeError('broken')
  expect(report(actorError(inner))).not.toBeNull()
  expect(report(actorError(inner))).toBeNull()
  expect(
    report(actorError(new KitError(catalogue, 'endpoint/unreachable', {}, { cause: inner }))),
  ).toBeNull()
  expect(report(crash(inner))).toBeNull()
  expect(report(actorError(new TypeError('another')))).not.toBeNull()
})

test('the text of a report is that of its code, with unfilled placeholders', () => {
  const error = new KitError(catalogue, 'endpoint/refused', { status: 'https://node.example/key' })
  expect(start()(actorError(error))).toMatchObject({
    timestamp: 1_000,
    errorMessage: 'The endpoint refused the request (status {status})',
  })
  const foreign = start()(actorError(new Error('wc:abc@2')))
  expect(foreign?.errorMessage).toBe(catalogue['kit/unknown'])
})

const stackOf = (stack: unknown) =>
  start()(actorError(Object.assign(new TypeError('x'), { stack })))?.stackTrace

test('the stack of a report has functions, files and positions, in every browser', () => {
  expect(
    stackOf(
      [
        'TypeError: wc:abc@2?symKey=1',
        '    at send (https://page.example/assets/chunk-A1.js?token=1:10:5)',
        '    at async Client.load (https://page.example/app.js:1:2)',
        '    at https://page.example/index.js:3:4',
        '    at new Kit (file:///home/alice/kit.ts:5:6)',
        '    at Array.map (<anonymous>)',
        '    at load (C:\\Users\\alice\\kit.js:7:8)',
      ].join('\n'),
    ),
  ).toBe(
    [
      'send@chunk-A1.js:10:5',
      'Client.load@app.js:1:2',
      '@index.js:3:4',
      'new Kit@kit.ts:5:6',
      'load@kit.js:7:8',
    ].join('\n'),
  )
  expect(
    stackOf('send@https://page.example/a/chunk.js?v=1:10:5\n@https://page.example/index.js:3:4\n'),
  ).toBe('send@chunk.js:10:5\n@index.js:3:4')
  expect([stackOf(undefined), stackOf(1), stackOf('no frames')]).toEqual(['', '', ''])
})

test('a line of a stack above 500 characters is no frame', () => {
  expect(stackOf(`send@${'a/'.repeat(250)}client.js:1:2\nload@kit.js:7:8`)).toBe('load@kit.js:7:8')
})

test('a report never throws and contains nothing of a hostile error', () => {
  const hostile = {
    get message(): string {
      throw new Error('hostile')
    },
    get stack(): string {
      throw new Error('hostile')
    },
    get cause(): unknown {
      return hostile
    },
  }
  expect(summary(actorError(hostile))).toEqual(['INTERNAL_SDK_ERROR', 'UnknownError', false])
  const proxy = new Proxy({}, { get: () => proxy })
  expect(() => summary(actorError(proxy))).not.toThrow()
  fc.assert(
    fc.property(fc.anything(), (error) => {
      const report = start()(actorError(error))
      expect(report === null || report.stackTrace === '').toBe(true)
    }),
  )
})
