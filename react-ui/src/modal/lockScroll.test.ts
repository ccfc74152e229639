import { expect, test } from 'vitest'
import { lockScroll } from './lockScroll.ts'

test('lockScroll keeps the page locked until each lock is released, and leaves its styles unchanged', () => {
  const before = document.adoptedStyleSheets.length
  const style = document.body.getAttribute('style')
  const unlockFirst = lockScroll(document)
  const unlockSecond = lockScroll(document)
  unlockFirst()
  expect(document.adoptedStyleSheets.length).toBe(before + 1)
  unlockSecond()
  expect(document.adoptedStyleSheets.length).toBe(before)
  expect(document.body.getAttribute('style')).toBe(style)
})

test('lockScroll does nothing in a document without adopted style sheets', () => {
  const sheets = Object.getOwnPropertyDescriptor(Document.prototype, 'adoptedStyleSheets')
  Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets')
  expect(lockScroll(document)).not.toThrow()
  Object.defineProperty(Document.prototype, 'adoptedStyleSheets', sheets ?? {})
})
