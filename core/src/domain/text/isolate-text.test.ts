import { expect, test } from 'vitest'
import { isolateText } from './isolate-text.ts'

test('isolateText removes invisible characters from a name and limits it to 32 characters', () => {
  expect(isolateText('Fox\u202eglove\u200b')).toBe('Foxglove')
  expect(isolateText('  Harbor\n Wallet ')).toBe('Harbor Wallet')
  expect(isolateText('x'.repeat(10_000))).toBe(`${'x'.repeat(31)}…`)
})

test('isolateText returns null for a name without visible characters', () => {
  expect(isolateText(null)).toBeNull()
  expect(isolateText(' \u200b\u202e ')).toBeNull()
})

test('isolateText puts a right-to-left name between bidi isolates', () => {
  expect(isolateText('ארנק')).toBe('\u2068ארנק\u2069')
})

test('isolateText never returns unbalanced bidi controls [R9]', () => {
  const control = /\p{Cc}|\p{Bidi_Control}|[\u200b-\u200f\u2060-\u2069\ufeff]/u
  const unremoved = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
    (character) => {
      const result = isolateText(`a${character}b`) ?? ''
      return control.test(result.replace(/^\u2068|\u2069$/g, ''))
    },
  )
  expect(unremoved).toEqual([])
})
