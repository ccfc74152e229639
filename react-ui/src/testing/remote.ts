import type { RemoteView } from '@latchkit/core/flows'
import { vi } from 'vitest'
import { wallet } from './wallet.ts'

/** A wallet with a mobile app, a web app and a store link. */
export const heron = wallet('heron', 'Heron', {
  mobile_link: 'heron://',
  webapp_link: 'https://heron.example',
  app_store: 'https://apps.example/heron',
})
/** A pairing URI. */
export const uri =
  'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e858'
type RemoteStep<Step extends RemoteView['step']> = Extract<RemoteView, { step: Step }>
type ShowingUriView = RemoteStep<'showingUri'>

const heronMethods = {
  wallet: heron,
  platforms: ['qrcode', 'web'] as const,
  platform: 'qrcode' as const,
}
/** The tab commands, as spies. */
export const tabCommands = { selectTab: vi.fn(), useExtension: null, download: null }

/** The step that shows a QR code or a link, with spies as commands. */
export const showingUriView = (change: Partial<ShowingUriView> = {}): ShowingUriView => ({
  ...heronMethods,
  ...tabCommands,
  step: 'showingUri',
  uri,
  expiresAt: null,
  renewReason: null,
  relay: 'up',
  link: null,
  cancel: vi.fn(),
  ...change,
})
/** The step that waits for the pairing URI. */
export const requestingUriView = (
  change: Partial<RemoteStep<'requestingUri'>> = {},
): RemoteStep<'requestingUri'> => ({
  ...heronMethods,
  ...tabCommands,
  step: 'requestingUri',
  cancel: vi.fn(),
  ...change,
})

/** The step that shows a link to the wallet app on a phone. */
export const linkView = (
  state: NonNullable<ShowingUriView['link']>['state'],
  change: Partial<ShowingUriView> = {},
): ShowingUriView =>
  showingUriView({
    platforms: ['mobile', 'web'],
    platform: 'mobile',
    link: {
      href: `heron://wc?uri=${encodeURIComponent(uri)}`,
      target: '_self',
      state,
      open: vi.fn(),
    },
    ...change,
  })
