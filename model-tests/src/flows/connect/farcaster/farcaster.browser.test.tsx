import { page } from 'vitest/browser'
import {
  button,
  clickGuarded,
  expectRemoved,
  expectVisible,
  heading,
} from '../../../rendered-walk/locators.ts'
import { createRouteKit } from '../../../rendered-walk/route-kit.ts'
import { walkRendered } from '../../../rendered-walk/walk-rendered.ts'
import { farcasterModel } from './farcaster.model.ts'

const entry = { key: 'ConnectingFarcaster-1', view: 'ConnectingFarcaster', data: null } as const
const link = () => page.getByRole('link', { name: 'Open Farcaster' })
const creatingCode = () => page.getByText('Creating QR code…').first()

async function expectStopped() {
  await expectVisible(heading('Login stopped'))
  await expectRemoved(button('Cancel'))
}

walkRendered(farcasterModel, {
  kit: (run) => createRouteKit(run, entry),
  user: {
    retry: () => () => button('Try again').click(),
    cancel: () => () => clickGuarded('Cancel'),
    skip: () => () => heading('Connected').click(),
  },
  states: {
    async unavailable() {
      await expectVisible(heading("Couldn't log in with Farcaster"))
      await expectRemoved(button('Try again'))
    },
    async asking() {
      await expectVisible(creatingCode())
      await expectRemoved(link())
    },
    async requestingUrl() {
      await expectVisible(creatingCode())
      await expectRemoved(link())
    },
    waiting: () => expectVisible(link()),
    connecting: () => expectVisible(heading('Opening your wallet')),
    failed: () => expectVisible(heading("Couldn't log in with Farcaster")),
    async connected() {
      await expectVisible(heading('Connected'))
      await expectRemoved(button('Cancel'))
    },
    finished: () => expectVisible(heading('Connected')),
    cancelled: expectStopped,
    left: expectStopped,
  },
})
