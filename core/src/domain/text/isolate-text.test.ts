import { expect, test } from 'vitest'
import { inSentence } from './isolate-text.ts'

test('a name is cleaned before it is put into a sentence', () => {
  expect(inSentence('Fox\u202eglove\u200b')).toBe('Foxglove')
  expect(inSentence('  Harbor\n Wallet ')).toBe('Harbor Wallet')
  expect(inSentence('x'.repeat(10_000))).toBe(`${'x'.repeat(31)}…`)
})

test('a name that says nothing is none', () => {
  expect(inSentence(null)).toBeNull()
  expect(inSentence(' \u200b\u202e ')).toBeNull()
})

test('a name written from right to left stays in its own frame', () => {
  expect(inSentence('ארנק')).toBe('\u2068ארנק\u2069')
})

test('R9: no character brings a control of its own', () => {
  const control = /\p{Cc}|\p{Bidi_Control}|[\u200b-\u200f\u2060-\u2069\ufeff]/u
  const passed = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
    (character) => {
      const shown = inSentence(`a${character}b`) ?? ''
      return control.test(shown.replace(/^\u2068|\u2069$/g, ''))
    },
  )
  expect(passed).toEqual([])
})
