import type { KitOptions } from '@latchkit/core'
import type { FarcasterView, SocialView } from '@latchkit/core/flows'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { AnnounceContext } from '../../components/useAnnounce.ts'
import { KitProvider } from '../../kit/KitProvider.tsx'
import { de } from '../../locales/de.generated.ts'
import { address, createTestEnvironment } from '../../testing/environment.ts'
import { ConnectingSocialScreen } from './ConnectingSocialScreen.tsx'
import { FarcasterScreen } from './FarcasterScreen.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const cancel = vi.fn()
const url = 'https://farcaster.example/connect?token=1'
const consenting: SocialView = {
  step: 'signingIn',
  provider: 'github',
  popup: 'consenting',
  retry: cancel,
  cancel,
}
const origin = 'https://secure.walletconnect.org'

type Page = {
  view: SocialView | FarcasterView
  options?: Partial<KitOptions>
  device?: { mobile: boolean }
  locale?: ComponentProps<typeof KitProvider>['locale']
}

/** Renders the screen of a step. Returns the announced texts. */
async function renderScreen({ view, options = {}, device = { mobile: false }, locale }: Page) {
  const { kit } = createTestEnvironment(
    { embeddedWallet: { networks: ['eip155:1337'] }, ...options },
    { device },
  )
  await act(() => kit.load())
  const announced: string[] = []
  render(
    <StrictMode>
      <AnnounceContext.Provider value={(step) => step && announced.push(step.text)}>
        <KitProvider kit={kit} locale={locale}>
          {'provider' in view ? (
            <ConnectingSocialScreen view={view} />
          ) : (
            <FarcasterScreen view={view} />
          )}
        </KitProvider>
      </AnnounceContext.Provider>
    </StrictMode>,
  )
  return announced
}
const kindOf = (element: HTMLElement) => element.dataset.kind

test('ConnectingSocialScreen names the origin that opens the wallet, isolated from the text around it', async () => {
  await renderScreen({ view: consenting })
  const shown = screen.getByText(origin)
  expect([shown.tagName, shown.dir]).toEqual(['BDI', 'ltr'])
  expect(shown.parentElement?.textContent).toBe(`Your wallet is opened by ${origin}`)
  cleanup()
  await renderScreen({ view: consenting, locale: de })
  expect(screen.getByText(origin).parentElement?.textContent).toBe(
    `Deine Wallet wird von ${origin} geöffnet`,
  )
})

test('ConnectingSocialScreen names no origin on a page without an embedded wallet', async () => {
  await renderScreen({ view: consenting, options: { projectId: '' } })
  expect(screen.getByRole('heading', { name: 'Log in at GitHub' })).toBeTruthy()
  expect(screen.queryByText('Your wallet is opened by', { exact: false })).toBeNull()
})

test.each<FarcasterView>([
  { step: 'requestingUrl', cancel },
  { step: 'waiting', url, cancel },
  { step: 'connecting', cancel },
  { step: 'failed', problem: 'social/timed-out', retry: cancel, cancel },
  { step: 'connected', address, skip: null },
])('FarcasterScreen names the origin that opens the wallet in the step $step', async (view) => {
  await renderScreen({ view })
  expect(screen.getByText(origin)).toBeTruthy()
})

test('FarcasterScreen asks to scan the code once there is one', async () => {
  const announced = await renderScreen({ view: { step: 'requestingUrl', cancel } })
  expect(new Set(announced)).toEqual(new Set(['Creating QR code…']))
  expect(screen.getByRole('button', { name: 'Open Farcaster' }).getAttribute('aria-busy')).toBe(
    'true',
  )
  expect(screen.getByRole('button', { name: 'Copy link' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
  cleanup()
  const later = await renderScreen({ view: { step: 'waiting', url, cancel } })
  expect(new Set(later)).toEqual(new Set(['Scan the code with your phone to open Farcaster.']))
  expect(screen.getByRole('img', { name: 'QR code for Farcaster' })).toBeTruthy()
})

test('FarcasterScreen copies the link, and shows it if the browser refuses', async () => {
  const user = userEvent.setup()
  await renderScreen({ view: { step: 'waiting', url, cancel } })
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(url)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'))
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to Farcaster' })
  expect(field.value).toBe(url)
})

test('FarcasterScreen emphasizes the link to the app on a phone', async () => {
  const view: FarcasterView = { step: 'waiting', url, cancel }
  await renderScreen({ view })
  expect(kindOf(screen.getByRole('link', { name: 'Open Farcaster' }))).toBe('ghost')
  cleanup()
  await renderScreen({ view, device: { mobile: true } })
  expect(kindOf(screen.getByRole('link', { name: 'Open Farcaster' }))).toBe('primary')
  expect(screen.getByText('Open Farcaster, or scan the code with another phone.')).toBeTruthy()
})
