import { expect, test } from 'vitest'
import { kitFixture, remoteViewOf } from './remote-kit.fixture.ts'

const fixture = kitFixture()

test.each([
  ['Unauthorized: origin not allowed', 'config/origin-not-allowed', 'Invalid App Configuration'],
  ['Unauthorized: invalid key', 'config/project-id-invalid', 'Invalid App Configuration'],
  ['JWT validation error: JWT Token is not yet valid', 'relay/clock-wrong', 'Session Expired'],
])(
  'a relay that rejects with "%s" raises the alert %s once, with its text in the console',
  async (reason, code, title) => {
    const platform = fixture.browser.tab()
    const kit = fixture.start({ debug: true }, platform)
    fixture.remote.relay.refuse(reason)
    await kit.open({ view: 'ConnectingWalletConnectBasic' })
    await expect.poll(() => kit.state.getSnapshot().alert).toMatchObject({ open: true, code })
    kit.modal.dismissAlert()
    await expect.poll(() => remoteViewOf(kit)).toHaveProperty('retry')
    const failed = remoteViewOf(kit)
    if (failed !== null && 'retry' in failed) failed.retry()
    expect(remoteViewOf(kit)).not.toHaveProperty('retry')
    await expect.poll(() => remoteViewOf(kit)).toHaveProperty('retry')
    expect(kit.state.getSnapshot().alert).toEqual({ open: false })
    const lines = platform.controls.logged.filter(({ message }) =>
      message.startsWith(`${title} (${code})`),
    )
    expect(lines.map(({ level }) => level)).toEqual(['error'])
    fixture.remote.relay.refuse(null)
  },
)
