import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { expect, test } from 'vitest'
import { mount } from '../embed/mount.tsx'
import { KitProvider } from '../kit/KitProvider.tsx'
import { en } from '../locales/en.generated.ts'
import { loadLocale } from '../locales/load-locale.ts'
import {
  approveConnection,
  createTestEnvironment,
  storedConnection,
} from '../testing/environment.ts'
import { last } from '../testing/modal.tsx'
import { createTestExtension } from '../testing/siwx.ts'
import { Modal } from './Modal.tsx'
import { Toaster } from './Toaster.tsx'

type Environment = ReturnType<typeof createTestEnvironment>

const renderPage = ({ kit }: Environment, content: ReactNode = <Modal duration={0} />) =>
  render(
    <StrictMode>
      <KitProvider kit={kit}>{content}</KitProvider>
    </StrictMode>,
  )
const showToast = ({ kit }: Environment, message: string) =>
  act(() => kit.modal.showToast({ variant: 'success', message }))
const toastIn = (root: ParentNode | null | undefined) =>
  root?.querySelector('.lk-toast')?.textContent ?? null
const expectToast = (text: string | null, root: ParentNode | null | undefined = document) =>
  waitFor(() => expect(toastIn(root)).toBe(text))

test('Toaster shows a toast on a page whose modal is closed, for 2.5 s [V30]', async () => {
  const env = createTestEnvironment()
  renderPage(env)
  showToast(env, 'Sent')
  await expectToast('Sent')
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => env.clock.advance(2_500))
  await expectToast(null)
  expect(document.querySelector('.lk-toasts')).toBeNull()
})

test('Toaster shows that the sessions of a restored connection could not be read [V30]', async () => {
  const siwx = {
    ...createTestExtension(),
    getSessions: () => Promise.reject(new Error('The server is down')),
  }
  const metadata = { name: 'Shop', description: '', url: 'https://page.example', icons: [] }
  const env = createTestEnvironment({ siwx, metadata }, { stored: storedConnection })
  renderPage(env)
  await waitFor(() => last(env.adapter.calls.resume))
  act(() => approveConnection(env, env.kit))
  await expectToast('A problem occurred while trying initialize authentication')
})

test('Toaster keeps a toast that was shown before the modal closed [V30]', async () => {
  const env = createTestEnvironment()
  renderPage(env)
  await act(() => env.kit.open())
  await screen.findByRole('dialog')
  showToast(env, 'Sent')
  await expectToast('Sent')
  act(() => env.kit.close())
  act(() => env.clock.advance(150))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toastIn(document)).toBe('Sent')
})

test('Toaster adds a toast to a live region that is there before, and leaves the focus where it is [V30]', async () => {
  const env = createTestEnvironment()
  renderPage(
    env,
    <>
      <input aria-label="Amount" />
      <Modal duration={0} />
    </>,
  )
  screen.getByRole('textbox').focus()
  const regions: string[] = []
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element) regions.push(node.className || 'host')
  })
  observer.observe(document.body, { childList: true, subtree: true })
  showToast(env, 'Sent')
  await expectToast('Sent')
  observer.disconnect()
  expect(regions).toEqual(['host', 'lk-toast'])
  const region = document.querySelector('.lk-toast')?.parentElement
  expect(region?.getAttribute('aria-live')).toBe('polite')
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('Toaster and Modal have the language and direction of their texts, not those of the page [V20]', async () => {
  const page = document.documentElement
  page.lang = 'ar'
  page.dir = 'rtl'
  const languageOf = (selector: string) => {
    const root = document.querySelector<HTMLElement>(selector)
    return `${root?.lang} ${root?.dir}`
  }
  const arabic = { ...en, language: 'ar-EG' }
  for (const [locale, language] of [
    [undefined, 'en ltr'],
    [await loadLocale('de'), 'de ltr'],
    [arabic, 'ar-EG rtl'],
  ] as const) {
    for (const enableEmbedded of [false, true]) {
      const env = createTestEnvironment({ enableEmbedded })
      render(
        <KitProvider kit={env.kit} locale={locale}>
          <Modal duration={0} />
        </KitProvider>,
      )
      await act(() => env.kit.open())
      const root = enableEmbedded ? '.lk-inline' : '.lk-root'
      await waitFor(() => expect(languageOf(root)).toBe(language))
      showToast(env, 'Sent')
      await expectToast('Sent')
      expect(languageOf('.lk-toasts')).toBe(language)
      cleanup()
    }
  }
  page.removeAttribute('lang')
  page.removeAttribute('dir')
})

test('Toaster is not rendered by a modal of a page that draws its own toasts, or places it elsewhere [V30]', async () => {
  const env = createTestEnvironment()
  const { rerender } = renderPage(env, <Modal toaster={false} />)
  showToast(env, 'Sent')
  await waitFor(() => expect(env.kit.state.getSnapshot().toast.open).toBe(true))
  await act(async () => {})
  expect(toastIn(document)).toBeNull()
  rerender(
    <KitProvider kit={env.kit}>
      <Modal toaster={false} />
      <Toaster />
    </KitProvider>,
  )
  await expectToast('Sent')
})

test('Toaster is rendered in its place with disableAppend, and in the container of the provider [V30]', async () => {
  const env = createTestEnvironment({ disableAppend: true })
  const { container, rerender } = renderPage(env)
  showToast(env, 'Sent')
  await expectToast('Sent', container)
  const box = document.createElement('div')
  document.body.append(box)
  rerender(
    <KitProvider kit={env.kit} container={box}>
      <Modal duration={0} />
    </KitProvider>,
  )
  await expectToast('Sent', box)
  expect(toastIn(container)).toBeNull()
  box.remove()
})

test.each([false, true])(
  'mount draws toasts in its shadow root, with enableEmbedded %s [V30]',
  async (enableEmbedded) => {
    const env = createTestEnvironment({ enableEmbedded })
    let unmount = () => {}
    act(() => {
      unmount = mount(env.kit, { shadow: true, styles: '.latchkit { color: red }' })
    })
    showToast(env, 'Sent')
    await expectToast('Sent', document.body.lastElementChild?.shadowRoot)
    expect(toastIn(document)).toBeNull()
    act(() => unmount())
  },
)

test('mount draws no toast with the option toaster: false [V30]', async () => {
  const env = createTestEnvironment()
  let unmount = () => {}
  act(() => {
    unmount = mount(env.kit, undefined, { toaster: false })
  })
  showToast(env, 'Sent')
  await waitFor(() => expect(env.kit.state.getSnapshot().toast.open).toBe(true))
  await act(async () => {})
  expect(toastIn(document)).toBeNull()
  act(() => unmount())
})
