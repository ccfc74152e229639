import { describe, expect, test } from 'vitest'
import { adapterErrors } from './areas/adapter.ts'
import { catalogue, type ErrorCode } from './catalogue.ts'
import { detailsOf } from './details-of.ts'
import { errorText } from './error-text.ts'
import { codeOf, isKitError, KitError } from './kit-error.ts'
import { notProvided, notProvidedListener } from './not-provided.ts'
import { unknownText } from './text-in.ts'
import { kitErrorOf, textOf } from './text-of.ts'

describe('KitError', () => {
  test('KitError has a code, the text of its area with its details, and the cause', () => {
    const cause = new Error('inside')
    const error = new KitError(adapterErrors, 'adapter/not-found', { namespace: 'ton' }, { cause })
    expect([error.code, error.message, error.cause, error.name]).toEqual([
      'adapter/not-found',
      "Adapter for namespace ton doesn't exist",
      cause,
      'KitError',
    ])
    expect(error).toBeInstanceOf(Error)
  })
  test('isKitError returns true only for a KitError, and only with the given code', () => {
    const error = new KitError(catalogue, 'network/not-found')
    expect([
      isKitError(error),
      isKitError(error, 'network/not-found'),
      isKitError(error, 'kit/unknown'),
    ]).toEqual([true, true, false])
    expect([
      isKitError(new Error('Network not found')),
      isKitError(null),
      isKitError({ name: 'KitError', code: 'kit/unknown' }),
    ]).toEqual([false, false, false])
  })
  test('isKitError and codeOf never throw for a hostile value [B6]', () => {
    const fail = () => {
      throw new Error('no')
    }
    const hostile = new Proxy(new Error(), { get: fail, has: fail, getPrototypeOf: fail })
    expect([isKitError(hostile), codeOf(hostile)]).toEqual([false, 'kit/unknown'])
  })
  test('an error code of another version has the text of kit/unknown', () => {
    const other = Object.assign(new Error('boom'), { name: 'KitError', code: 'swap/no-quote' })
    const code = codeOf(other)
    const text = 'Something went wrong'
    expect([isKitError(other), textOf(code)]).toEqual([true, text])
    expect(kitErrorOf(code, {})).toMatchObject({ code: 'swap/no-quote', message: text })
    expect(textOf('constructor' as never)).toBe(text)
  })
  test('textOf returns the text of kit/unknown without its details [EM8]', () => {
    expect(textOf('email/code-wrong')).toBe('The code is not correct')
    expect(textOf('embedded/frame-refused')).toBe('Something went wrong')
    expect(textOf('connect/wallet-failed', { name: 'x' })).toBe('Something went wrong')
  })
  test('detailsOf returns the details of a KitError only', () => {
    const error = new KitError(catalogue, 'embedded/frame-refused', { text: 'No' })
    expect(detailsOf(error)).toEqual({ text: 'No' })
    const other = Object.assign(new KitError(catalogue, 'kit/unknown'), {
      details: { text: 7, name: 'x' },
    })
    expect([detailsOf(other), detailsOf(new Error('x')), detailsOf(null)]).toEqual([
      { name: 'x' },
      {},
      {},
    ])
  })
})

describe('catalogue', () => {
  const codes = Object.keys(catalogue) as ErrorCode[]
  test('catalogue contains the specified texts verbatim', () => {
    const texts = codes.map((code) => catalogue[code])
    for (const text of [
      'Network not found',
      'Adapter not found',
      'CaipNetwork is undefined',
      'CaipNetwork or CaipAddress is undefined',
      'CaipNetwork not found',
      'No ActiveCaipAddress found',
      'No ActiveCaipNetwork or client found',
      'Adapter or connector not found for namespace {namespace}',
      'Error fetching names for address',
      'Failed to disconnect',
      'Chain is not supported',
      'Token Balance Unavailable',
      'Request was aborted',
      'Something went wrong',
      'timed out',
      'Network Not Found',
      'Project ID Not Configured',
      'Cannot set both `siweConfig` and `siwx` options',
      'Invalid CAIP Address',
    ])
      expect(texts).toContain(text)
  })
  test('no text of the catalogue has a placeholder that is not filled [EM8]', () => {
    for (const code of codes) {
      const names = [...catalogue[code].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
      const details = Object.fromEntries(names.map((name) => [name, `<${name}>`]))
      const texts = [{}, details].map((each) => kitErrorOf(code, each).message)
      expect(texts).toEqual([{}, details].map((each) => textOf(code, each)))
      for (const text of texts) expect(text).not.toMatch(/[{}]/)
      for (const name of names) expect(texts[1]).toContain(`<${name}>`)
    }
    expect(textOf('kit/unknown')).toBe(unknownText)
  })
  test('catalogue names errors as area and problem', () => {
    for (const code of codes) expect(code).toMatch(/^[a-z]+\/[a-z]+(-[a-z]+)*$/)
  })
})

test('notProvided rejects and notProvidedListener throws', async () => {
  await expect(notProvided()).rejects.toMatchObject({ code: 'kit/actor-not-provided' })
  expect(notProvidedListener).toThrow('without its actors')
})

describe('errorText', () => {
  test('errorText returns the string, the first issue, the message, or a default', () => {
    expect(errorText('boom')).toBe('boom')
    expect(errorText(new Error('bad'))).toBe('bad')
    expect(errorText({ issues: [{ message: 'first' }, { message: 'second' }] })).toBe('first')
    expect(
      [null, undefined, 5, {}, { issues: [] }, { issues: [null] }, { message: 'no Error' }].map(
        errorText,
      ),
    ).toEqual(Array(7).fill('Unknown error'))
  })
  test('errorText never throws for a hostile value [B6]', () => {
    const hostile = new Proxy(
      {},
      {
        has: () => {
          throw new Error('no')
        },
      },
    )
    expect(errorText(hostile)).toBe('Unknown error')
  })
})
