import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { linked, tabs, wanting } from '../../testing/remote.ts'
import { RemoteScreen } from './RemoteScreen.tsx'

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const draw = (view: Parameters<typeof RemoteScreen>[0]['remote']) =>
  render(<RemoteScreen remote={view} />)
const titled = (name: string) => screen.getByRole('heading', { name, level: 3 })
const ring = () => document.querySelector('.lk-ring')?.getAttribute('data-state')

test('on a phone one tap opens the wallet, and nobody is asked before', async () => {
  const view = linked('ready')
  draw(view)
  titled('Continue in Heron')
  expect(ring()).toBe('rest')
  await userEvent.click(screen.getByRole('link', { name: 'Open Heron' }))
  expect(view.link?.open).toHaveBeenCalledOnce()
})

test('while its link is being made the button keeps its place', () => {
  draw(wanting({ platforms: ['mobile'], platform: 'mobile' }))
  expect(screen.getByRole('button', { name: 'Open Heron' }).getAttribute('aria-busy')).toBe('true')
})

test('opened, the ring turns; one can open it again or leave it', async () => {
  const view = linked('opened')
  draw(view)
  titled('Waiting for Heron')
  expect(ring()).toBe('pending')
  await userEvent.click(screen.getByRole('link', { name: 'Open again' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(view.link?.open).toHaveBeenCalledOnce()
  expect(view.cancel).toHaveBeenCalledOnce()
})

test('where it did not open there are other ways: a code, its page, a link to copy, getting it', async () => {
  const download = vi.fn()
  draw(linked('unopened', { download }))
  titled('Heron did not open')
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Get Heron' }))
  expect(download).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Web app' }))
  expect(tabs.show).toHaveBeenCalledExactlyOnceWith('web')
  await userEvent.click(screen.getByRole('button', { name: 'Show QR code' }))
  expect(screen.getByRole('img', { name: 'QR code for Heron' })).toBeTruthy()
  expect(screen.getByText('Scan with Heron on another phone')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  titled('Heron did not open')
})

test('C8: a browser that opened nothing leaves a real link to be tapped', () => {
  const view = linked('blocked')
  draw(view)
  titled('One more tap opens Heron')
  const link = screen.getByRole('link', { name: 'Open Heron' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    view.link?.href,
    '_self',
  ])
  link.addEventListener('click', (event) => event.preventDefault())
  link.click()
  expect(view.link?.open).not.toHaveBeenCalled()
})

test('C6: a link that the gate refused is no link, but there are other ways', () => {
  draw(linked('ready', { link: null }))
  titled('Heron cannot be opened from here')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('button', { name: 'Show QR code' })).toBeTruthy()
})

test('a wallet that shows this page inside itself needs no code', () => {
  const { link, uri: _uri, ...rest } = linked('ready')
  if (link === null) throw new Error('No link')
  draw({ ...rest, step: 'visiting', link })
  expect(screen.getByText('It shows this page inside itself. Connect there.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open Heron' })).toBeTruthy()
})
