import { expect, test } from 'vitest'
import { lockScroll } from './lockScroll.ts'

test('two kits may lock the page; it scrolls again once both let go, and its own styles were never touched', () => {
  const before = document.adoptedStyleSheets.length
  const style = document.body.getAttribute('style')
  const [first, second] = [lockScroll(document), lockScroll(document)]
  first()
  expect(document.adoptedStyleSheets.length).toBe(before + 1)
  second()
  expect(document.adoptedStyleSheets.length).toBe(before)
  expect(document.body.getAttribute('style')).toBe(style)
})
