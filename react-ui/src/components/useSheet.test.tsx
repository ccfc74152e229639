import { cleanup, render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { adoptStyles } from '../embed/adoptStyles.ts'
import { adoptSheet } from '../theme/adoptSheet.ts'
import { useSheetIn } from '../theme/useSheetIn.ts'
import { SheetContainerContext, useSheet } from './useSheet.ts'

afterEach(() => {
  cleanup()
  document.adoptedStyleSheets = []
  document.body.replaceChildren()
})

type Root = Document | ShadowRoot
/** The texts of the sheets that a root has adopted. happy-dom does not parse cascade layers. */
const textsIn = ({ adoptedStyleSheets }: Root) =>
  adoptedStyleSheets.map((sheet) =>
    'latchkit' in sheet ? String(sheet.latchkit) : (sheet.cssRules[0]?.cssText ?? ''),
  )
const countIn = (root: Root) => textsIn(root).filter((text) => text === red).length
const red = '.lk-row { color: red; }'
const blue = '.latchkit { color: blue; }'

/** An element in a new shadow root of the page. */
function createContainer() {
  const host = document.createElement('div')
  const container = document.createElement('div')
  document.body.append(host)
  host.attachShadow({ mode: 'open' }).append(container)
  return { container, root: container.getRootNode() as ShadowRoot }
}

test('useSheetIn adopts a sheet before layout effects, once per page, and keeps it', () => {
  let redAtLayout = 0
  const Inner = () => {
    useLayoutEffect(() => {
      redAtLayout = countIn(document)
    }, [])
    return null
  }
  const Outer = () => {
    useSheetIn(null, red)
    return <Inner />
  }
  const { unmount } = render(<Outer />)
  expect(redAtLayout).toBe(1)
  render(<Outer />)
  unmount()
  expect(countIn(document)).toBe(1)
})

test('useSheet adopts the sheets in the shadow root of the modal and not in the page', () => {
  const { container, root } = createContainer()
  const View = () => {
    useSheet(red)
    return null
  }
  render(
    <SheetContainerContext.Provider value={container}>
      <View />
    </SheetContainerContext.Provider>,
  )
  expect(countIn(root)).toBe(1)
  expect(countIn(document)).toBe(0)
})

test('useSheet adopts the sheets in the page while the container of the modal is detached', () => {
  const View = () => {
    useSheet(red)
    return null
  }
  render(
    <SheetContainerContext.Provider value={document.createElement('div')}>
      <View />
    </SheetContainerContext.Provider>,
  )
  expect(countIn(document)).toBe(1)
})

test('adoptSheet does nothing in jsdom, which adopts no sheets', () => {
  vi.spyOn(document, 'adoptedStyleSheets', 'get').mockReturnValue(undefined as never)
  expect(() => adoptSheet(document, red)).not.toThrow()
})

test('the styles of the page stay below those of the modal in a shadow root, whichever comes first', () => {
  const { root } = createContainer()
  const own = new CSSStyleSheet()
  root.adoptedStyleSheets = [own]
  adoptSheet(root, red)
  const remove = adoptStyles(root, blue)
  expect(textsIn(root)).toEqual(['', blue, red])
  remove()
  expect(countIn(root)).toBe(1)
})
