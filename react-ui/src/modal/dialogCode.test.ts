import { expect, test } from 'vitest'
import { createTestEnvironment } from '../testing/environment.ts'
import { isWidgetSheet } from '../theme/adoptSheet.ts'
import { createDialogCode } from './dialogCode.ts'

test('the page adopts the styles of the modal when its code has loaded, before it opens', () => {
  document.adoptedStyleSheets = []
  createDialogCode(createTestEnvironment().kit)
  expect(document.adoptedStyleSheets.filter(isWidgetSheet)).not.toEqual([])
})
