import { cleanup, render } from '@testing-library/react'
import { StrictMode, useLayoutEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { adoptStyles } from '../embed/adoptStyles.ts'
import { KitProvider } from '../kit/KitProvider.tsx'
import { ModalStyles } from '../modal/ModalStyles.tsx'
import { createTestEnvironment } from '../testing/environment.ts'
import { adoptSheet, releaseSheets, type SheetOwner } from '../theme/adoptSheet.ts'
import { useOwnedSheets } from '../theme/useOwnedSheets.ts'
import { useSheet } from './useSheet.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

type Root = Document | ShadowRoot
const red = '.lk-row { color: red; }'
const blue = '.latchkit { color: blue; }'
/** The texts of the sheets that a root has adopted. happy-dom does not parse cascade layers. */
const textsIn = ({ adoptedStyleSheets }: Root) =>
  adoptedStyleSheets.map((sheet) =>
    'latchkit' in sheet
      ? (sheet as unknown as { latchkit: { text: string } }).latchkit.text
      : (sheet.cssRules[0]?.cssText ?? ''),
  )
const countIn = (root: Root) => textsIn(root).filter((text) => text === red).length
const createOwner = (): SheetOwner => new Set()

/** An element in a new shadow root of the page. */
function createContainer() {
  const host = document.createElement('div')
  const container = document.createElement('div')
  document.body.append(host)
  host.attachShadow({ mode: 'open' }).append(container)
  return { container, root: container.getRootNode() as ShadowRoot }
}

const RedView = () => {
  useSheet(red)
  return null
}

/** The modal of a new kit, with a view unless it is closed. */
function createModal() {
  const { kit } = createTestEnvironment()
  return ({
    container = null,
    open = true,
  }: {
    container?: HTMLElement | null
    open?: boolean
  }) => (
    <StrictMode>
      <KitProvider kit={kit} container={container}>
        <ModalStyles>{open && <RedView />}</ModalStyles>
      </KitProvider>
    </StrictMode>
  )
}

test('useSheet adopts a sheet before layout effects, once for all components, until the last is unmounted', () => {
  let redAtLayout = 0
  const Inner = () => {
    useLayoutEffect(() => {
      redAtLayout = countIn(document)
    }, [])
    return null
  }
  const Outer = () => {
    useSheet(red)
    return <Inner />
  }
  const first = render(<Outer />)
  expect(redAtLayout).toBe(1)
  const second = render(<Outer />)
  first.unmount()
  expect(countIn(document)).toBe(1)
  second.unmount()
  expect(document.adoptedStyleSheets).toEqual([])
})

test('the modal adopts its styles before it opens, and keeps those of its views until it is unmounted [L3]', () => {
  const Modal = createModal()
  const { rerender, unmount } = render(<Modal open={false} />)
  const own = textsIn(document)
  expect(own).not.toEqual([])
  rerender(<Modal />)
  rerender(<Modal open={false} />)
  expect(textsIn(document)).toEqual([...own, red])
  unmount()
  expect(document.adoptedStyleSheets).toEqual([])
})

test('two modals share their sheets until the last one is unmounted', () => {
  const [First, Second] = [createModal(), createModal()]
  const first = render(<First />)
  const texts = textsIn(document)
  const second = render(<Second />)
  first.unmount()
  expect(textsIn(document)).toEqual(texts)
  second.unmount()
  expect(document.adoptedStyleSheets).toEqual([])
})

test('the modal and its views adopt their styles in the shadow root of the modal and not in the page', () => {
  const { container, root } = createContainer()
  const Modal = createModal()
  const { unmount } = render(<Modal container={container} />)
  expect(countIn(root)).toBe(1)
  expect(document.adoptedStyleSheets).toEqual([])
  unmount()
  expect(root.adoptedStyleSheets).toEqual([])
})

test('the modal adopts all its styles in the root that the page moves its container to', () => {
  const container = document.createElement('div')
  const Modal = createModal()
  const { rerender, unmount } = render(<Modal container={container} />)
  expect(countIn(document)).toBe(1)
  const { root } = createContainer()
  root.append(container)
  rerender(<Modal container={container} />)
  expect(textsIn(root)).toEqual(textsIn(document))
  unmount()
  expect([root, document].flatMap(textsIn)).toEqual([])
})

test('adoptSheet does nothing in a document without a window, such as that of a template', () => {
  const inert = document.implementation.createHTMLDocument()
  expect(inert.defaultView).toBeNull()
  adoptSheet(inert, red, createOwner())
  expect(inert.adoptedStyleSheets).toEqual([])
})

test('adoptSheet does nothing in jsdom, which adopts no sheets', () => {
  const sheets = vi.spyOn(document, 'adoptedStyleSheets', 'get')
  sheets.mockReturnValue(undefined as never)
  expect(() => adoptSheet(document, red, createOwner())).not.toThrow()
  sheets.mockRestore()
})

test('releaseSheets leaves the sheets of the page', () => {
  const own = new CSSStyleSheet()
  document.adoptedStyleSheets = [own]
  const owner = createOwner()
  adoptSheet(document, red, owner)
  releaseSheets(owner)
  expect(document.adoptedStyleSheets).toEqual([own])
  document.adoptedStyleSheets = []
})

test('the styles of the page stay below those of the modal in a shadow root, whichever comes first', () => {
  const { root } = createContainer()
  root.adoptedStyleSheets = [new CSSStyleSheet()]
  adoptSheet(root, red, createOwner())
  const remove = adoptStyles(root, blue)
  expect(textsIn(root)).toEqual(['', blue, red])
  remove()
  expect(textsIn(root)).toEqual(['', red])
})

test('useOwnedSheets adopts the same sheets again once the page has replaced those of the document', () => {
  const Owner = () => {
    useOwnedSheets(null, [red])
    return null
  }
  const { rerender, unmount } = render(<Owner />)
  const [first] = document.adoptedStyleSheets
  document.adoptedStyleSheets = []
  rerender(<Owner />)
  expect(document.adoptedStyleSheets).toEqual([first])
  unmount()
  expect(document.adoptedStyleSheets).toEqual([])
})
