import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { linkView, requestingUriView, tabCommands } from '../../testing/remote.ts'
import { RemoteScreen } from './RemoteScreen.tsx'

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const renderScreen = (view: Parameters<typeof RemoteScreen>[0]['view']) =>
  render(<RemoteScreen view={view} />)
const titled = (name: string) => screen.getByRole('heading', { name, level: 3 })
const _ring = () => document.querySelector('.lk-ring')?.getAttribute('data-state')

test('LinkTab shows a loading button while the link is created', () => {
  renderScreen(requestingUriView({ platforms: ['mobile'], platform: 'mobile' }))
  expect(screen.getByRole('button', { name: 'Open Heron' }).getAttribute('aria-busy')).toBe('true')
})

test('LinkTab offers a QR code, the web app, a link to copy and the download if the app did not open', async () => {
  const download = vi.fn()
  renderScreen(linkView('notOpened', { download }))
  titled("Heron didn't open")
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Get Heron' }))
  expect(download).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Web app' }))
  expect(tabCommands.selectTab).toHaveBeenCalledExactlyOnceWith('web')
  await userEvent.click(screen.getByRole('button', { name: 'Show QR code' }))
  expect(screen.getByRole('img', { name: 'QR code for Heron' })).toBeTruthy()
  expect(screen.getByText('Scan with Heron on another phone')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  titled("Heron didn't open")
})

test('LinkTab leaves the link to the browser if it blocked opening the app [C8]', () => {
  const view = linkView('blocked')
  renderScreen(view)
  titled('Open Heron to continue')
  const link = screen.getByRole('link', { name: 'Open Heron' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    view.link?.href,
    '_self',
  ])
  link.addEventListener('click', (event) => event.preventDefault())
  link.click()
  expect(view.link?.open).not.toHaveBeenCalled()
})

test('LinkTab without a safe link offers other connection methods [C6]', () => {
  renderScreen(linkView('ready', { link: null }))
  titled("Heron can't be opened from here")
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('button', { name: 'Show QR code' })).toBeTruthy()
})

test('LinkTab opens the in-app browser of a wallet without a pairing code', () => {
  const { link, uri: _uri, ...rest } = linkView('ready')
  if (link === null) throw new Error('The view has no link')
  renderScreen({ ...rest, step: 'inAppBrowser', link })
  expect(
    screen.getByText("This page opens in the wallet's own browser. Connect there."),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open Heron' })).toBeTruthy()
})
