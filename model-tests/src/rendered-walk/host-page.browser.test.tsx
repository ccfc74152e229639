import { Dialog } from 'radix-ui'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, expectRemoved, expectValue, expectVisible } from './locators.ts'
import { type RenderedKit, renderKit } from './rendered-kit.tsx'

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0).reverse()) cleanup()
})
function renderOpen(options: Parameters<typeof renderKit>[0] = {}): RenderedKit {
  const rendered = renderKit(options)
  cleanups.push(rendered.remove)
  return rendered
}
const fox = () => button(/^Fox/)
const phase = ({ kit }: RenderedKit) => kit.state.getSnapshot().modal.phase
const open = async (rendered: RenderedKit) => {
  await rendered.kit.open()
  await expectVisible(fox())
}
/** Adds an element to the body until the test ends. */
function append<Name extends 'dialog' | 'div'>(name: Name, html: string, style = '') {
  const element = document.createElement(name)
  element.innerHTML = html
  element.style.cssText = style
  document.body.append(element)
  cleanups.push(() => element.remove())
  return element
}
const onTop = 'position: fixed; inset: auto 0 0 auto; z-index: 100000; background: white'
const focused = () => document.activeElement?.textContent || document.activeElement?.id

test('a native dialog above the modal is usable, and Escape closes only the upper one [XL1]', async () => {
  const rendered = renderOpen()
  await open(rendered)
  const native = append('dialog', '<p>Cookies</p><button>Accept</button>')
  native.showModal()
  let clicks = 0
  native.addEventListener('click', () => {
    clicks += 1
  })
  await page.getByText('Cookies').click()
  await page.getByText('Accept').click()
  expect(clicks).toBe(2)
  await page.getByText('Cookies').click() // the body has the focus
  await userEvent.keyboard('{Escape}')
  expect([native.open, phase(rendered)]).toEqual([false, 'open'])
  await expectValue(
    () => document.querySelector('.lk-frame')?.contains(document.activeElement),
    true,
  )
  await userEvent.keyboard('{Escape}')
  expect(phase(rendered)).toBe('closing')
})

test('a modal opened from a native dialog is above it and closes without closing it [XL1]', async () => {
  const native = append('dialog', '<button>Opener</button>')
  native.showModal()
  const rendered = renderOpen()
  await open(rendered)
  await fox().click({ trial: true })
  await userEvent.keyboard('{Escape}')
  expect([native.open, phase(rendered), focused()]).toEqual([true, 'closing', 'Opener'])
  rendered.clock.advance(150)
  await rendered.kit.open()
  await expectVisible(fox())
  native.close() // the modal moves to the page
  await fox().click({ trial: true })
})

test.each(['before', 'after'])(
  'a banner that the page shows above the modal %s it opens is usable [Z22]',
  async (time) => {
    const rendered = renderOpen()
    if (time === 'after') await open(rendered)
    append('div', '<input id="name" /><button>Accept</button>', onTop)
    if (time === 'before') await open(rendered)
    const accept = page.getByText('Accept')
    await accept.click()
    await userEvent.click(page.elementLocator(document.querySelector('#name') ?? document.body))
    await userEvent.keyboard('a')
    expect(document.querySelector<HTMLInputElement>('#name')?.value).toBe('a')
    await userEvent.keyboard('{Escape}')
    expect(phase(rendered)).toBe('open')
    await fox().click({ trial: true })
  },
)

test('the focus returns to the modal from a control that the backdrop covers [XL1]', async () => {
  const rendered = renderOpen()
  append('div', '<button id="covered">Covered</button>')
  await open(rendered)
  document.querySelector<HTMLElement>('#covered')?.focus()
  expect(document.querySelector('.lk-frame')?.contains(document.activeElement)).toBe(true)
})

/** Traps the focus as another library does. Returns a function that counts the refocus attempts. */
function trapFocus(element: HTMLElement): () => number {
  let turns = 0
  let last = element.querySelector('button')
  const focusLast = () => {
    turns += 1
    if (turns < 500) last?.focus()
  }
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLButtonElement) || !element.contains(target)) focusLast()
    else last = target
  }
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !element.contains(relatedTarget)) focusLast()
  }
  document.addEventListener('focusin', onFocusIn)
  document.addEventListener('focusout', onFocusOut)
  cleanups.push(() => {
    document.removeEventListener('focusin', onFocusIn)
    document.removeEventListener('focusout', onFocusOut)
  })
  return () => turns
}

test('a foreign focus trap above the modal keeps the focus [XL1]', async () => {
  const rendered = renderOpen()
  await open(rendered)
  const upper = append('div', '<button>Upper</button>', onTop)
  const turns = trapFocus(upper)
  upper.querySelector('button')?.focus()
  expect(focused()).toBe('Upper')
  await userEvent.keyboard('{Tab}')
  await page.getByText('Upper').click()
  expect(focused()).toBe('Upper')
  expect(turns()).toBeLessThan(20)
})

test('the modal takes the focus from a foreign focus trap below it and gives it back [XL1]', async () => {
  const rendered = renderOpen()
  const lower = append('div', '<button>Lower</button>')
  lower.setAttribute('role', 'dialog')
  lower.querySelector('button')?.focus()
  const turns = trapFocus(lower)
  await open(rendered)
  expect(document.querySelector('.lk-frame')?.contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Tab}')
  expect(document.querySelector('.lk-frame')?.contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect([focused(), lower.inert]).toEqual(['Lower', false])
  expect(turns()).toBeLessThan(20)
})

test.each(['above', 'below'])(
  'a Radix dialog %s the modal and the modal are both usable [XL1]',
  async (place) => {
    const rendered = renderOpen()
    if (place === 'above') await open(rendered)
    const root = createRoot(append('div', ''))
    cleanups.push(() => root.unmount())
    root.render(
      <Dialog.Root defaultOpen>
        <Dialog.Portal>
          <Dialog.Content
            aria-describedby={undefined}
            style={{ position: 'fixed', insetBlockStart: 0, zIndex: place === 'above' ? 1_000 : 1 }}
          >
            <Dialog.Title>Radix</Dialog.Title>
            <Dialog.Close>Done</Dialog.Close>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>,
    )
    const done = () => page.getByText('Done')
    await expectVisible(done())
    if (place === 'below') {
      await open(rendered)
      await fox().click({ trial: true })
      await userEvent.click(page.getByText('Connect wallet').last())
      await userEvent.keyboard('{Escape}')
      expect(phase(rendered)).toBe('closing')
      await expectVisible(done())
    }
    await done().click()
    await expectRemoved(done())
    if (place === 'above') {
      expect(phase(rendered)).toBe('open')
      await fox().click({ trial: true })
    }
  },
)

test('of two open kits the upper one closes first, then the lower one is usable [XL1]', async () => {
  const lower = renderOpen()
  await open(lower)
  const upper = renderOpen({ kit: { id: 'upper' } })
  await upper.kit.open()
  const upperFrame = () => document.querySelectorAll('.lk-frame')[1]
  await expectValue(() => upperFrame()?.contains(document.activeElement), true)
  await userEvent.keyboard('{Escape}')
  expect([phase(lower), phase(upper)]).toEqual(['open', 'closing'])
  upper.clock.advance(150)
  await fox().click({ trial: true })
  await userEvent.keyboard('{Escape}')
  expect(phase(lower)).toBe('closing')
})

test.each(['visibility: hidden', 'opacity: 0; pointer-events: none'])(
  'a dialog of the page that had the style "%s" is usable when it is shown above the modal [XL1]',
  async (style) => {
    const rendered = renderOpen()
    const banner = append('div', '<button>Accept</button>', `${onTop}; ${style}`)
    banner.setAttribute('role', 'dialog')
    await open(rendered)
    banner.style.cssText = onTop
    expect(banner.inert).toBe(false)
    await page.getByText('Accept').click()
    expect([focused(), phase(rendered)]).toEqual(['Accept', 'open'])
  },
)

test('the modal is usable above a dialog that makes added elements inert, as React Aria does [XL1]', async () => {
  const rendered = renderOpen()
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLElement && node.dataset.reactAriaTopLayer !== 'true')
        node.inert = true
  })
  observer.observe(document.body, { childList: true })
  cleanups.push(() => observer.disconnect())
  await open(rendered)
  expect(document.querySelector('.lk-root')?.closest('[inert]')).toBeNull()
})

/** The toast, once it is drawn. It takes presses here, so that a point shows whether it is covered. */
async function drawnToast(text: string): Promise<HTMLElement> {
  const toast = page.getByText(text, { exact: true })
  await expectVisible(toast)
  const element = toast.element()
  if (!(element instanceof HTMLElement)) throw new Error('The toast is not an element')
  element.style.pointerEvents = 'auto'
  return element
}
function elementAt(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2)
}

test('a toast is drawn over the page, the modal and a native dialog, and takes no focus [V30]', async () => {
  const rendered = renderOpen()
  append('div', '<input id="name" />', 'position: fixed; inset: 0; z-index: 998')
  const input = page.getByRole('textbox').element()
  if (input instanceof HTMLElement) input.focus()
  rendered.kit.modal.showToast({ variant: 'success', message: 'On the page' })
  const first = await drawnToast('On the page')
  expect([elementAt(first), focused()]).toEqual([first, 'name'])
  await open(rendered)
  expect(elementAt(first)).toBe(first)
  expect(first.closest('[aria-hidden=true], [inert]')).toBeNull()
  rendered.clock.advance(2_500)
  await expectRemoved(page.getByText('On the page'))
  const native = append('dialog', '<button>Accept</button>')
  native.showModal()
  rendered.kit.modal.showToast({ variant: 'error', message: 'In the dialog' })
  const second = await drawnToast('In the dialog')
  expect([elementAt(second), focused()]).toEqual([second, 'Accept'])
})

test('a modal in a page that is written from right to left has the direction of its texts [V20]', async () => {
  const { lang, dir } = document.documentElement
  cleanups.push(() => Object.assign(document.documentElement, { lang, dir }))
  Object.assign(document.documentElement, { lang: 'ar', dir: 'rtl' })
  await open(renderOpen())
  const root = document.querySelector<HTMLElement>('.lk-root')
  if (root === null) throw new Error('The modal is not rendered')
  const { direction, textAlign } = getComputedStyle(root)
  expect([root.lang, direction, textAlign]).toEqual(['en', 'ltr', 'left'])
})

test('a page that removes the modal each time it appears does not hang [XP3]', async () => {
  const rendered = renderOpen()
  let removals = 0
  const observer = new MutationObserver(() => {
    if (removals === 1_000) return
    for (const node of document.querySelectorAll('.lk-root, [data-latchkit]')) {
      removals += 1
      node.remove()
    }
  })
  observer.observe(document, { childList: true, subtree: true })
  cleanups.push(() => observer.disconnect())
  await rendered.kit.open()
  await expectValue(() => removals > 4, true)
  expect(removals).toBeLessThan(100)
  observer.disconnect()
  await expectVisible(fox())
})

/** Adds a style sheet of the page, before the widget's styles, until the test ends. */
function addPageStyles(css: string): void {
  const style = document.createElement('style')
  style.textContent = css
  document.head.prepend(style)
  cleanups.push(() => style.remove())
}
/** Geometry and look of all elements of the modal. */
const appearance = () =>
  [...document.querySelectorAll('.lk-root *')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const { backgroundColor, border, color, font, padding, textDecoration } =
      getComputedStyle(element)
    const look = { backgroundColor, border, color, font, padding, textDecoration }
    return { element: element.className, box: { x, y, width, height }, look }
  })

test('resets and rules of the page, important ones too, do not change the modal', async () => {
  await open(renderOpen())
  await expectValue(() => document.querySelector('.lk-frame')?.getAnimations().length, 0)
  const before = appearance()
  addPageStyles(`
    *, ::before { margin: 9px; padding: 9px; box-sizing: content-box; text-indent: 3px }
    body div, span { width: 40px; float: right; font: 30px serif; color: red }
    [type="button"], button:not(:disabled) { background: red; border: 4px solid; min-height: 90px }
    button { background: red !important; border-radius: 0 !important; text-transform: uppercase !important }
    h2, p, ul, li { display: inline-block !important; list-style: square; text-align: right }
    svg, img { width: 90px; max-width: 9px; fill: red; position: absolute }
    div, button { gap: 40px !important; flex: none !important; overflow: hidden }
    body #modal-root button.button, body button { padding: 40px; letter-spacing: 9px }
  `)
  expect(appearance()).toEqual(before)
})

test('rules of the page for a `data-part` in the layer `latchkit` change all such parts', async () => {
  await open(renderOpen())
  addPageStyles(`@layer latchkit {
    [data-part="row"] { background: gold; border-radius: 0; padding-inline-start: 30px }
    [data-part="dialog"] { box-shadow: none }
  }`)
  const row = getComputedStyle(fox().element())
  expect([row.backgroundColor, row.borderRadius, row.paddingLeft, row.display]).toEqual([
    'rgb(255, 215, 0)',
    '0px',
    '30px',
    'flex',
  ])
  const card = document.querySelector('[data-part="dialog"]')
  expect(card && getComputedStyle(card).boxShadow).toBe('none')
})
