import { expect } from 'vitest'
import { changeHeaders } from './harness/change-headers.ts'
import { dialog, openModal } from './harness/demo.ts'
import { submitEmail } from './harness/embedded.ts'
import { type RemoteVisitor, remoteJourney } from './harness/remote-journey.ts'

const header = 'content-security-policy'
/** Serves the pages with a policy in which the given sources are missing, and without reports. */
const withoutSources = ({ context, demo }: RemoteVisitor, sources: readonly string[]) =>
  changeHeaders(context, demo.url, ({ [header]: policy = '' }) => ({
    [header]: sources.reduce(
      (text, source) => text.replaceAll(` ${source}`, ''),
      policy.replace(/; report-uri.*$/, ''),
    ),
  }))
const blockedBy =
  /violates the following Content Security Policy|Refused to|Failed to (fetch|load)|config\/policy-blocked/

remoteJourney(
  'a policy that blocks the frame of the embedded wallet is told at once, with directive and source [EM12]',
  async (visitor) => {
    const { page, embedded, faults } = visitor
    faults.allow(blockedBy)
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await withoutSources(visitor, [embedded.url])
    await visitor.visit('/?login=on')
    await submitEmail(visitor)
    await dialog(page)
      .getByText("This site's settings block your wallet. Log in another way.", { exact: true })
      .waitFor()
    await expect
      .poll(() => logged.filter((line) => line.includes('config/policy-blocked')).join())
      .toContain(`blocks ${embedded.url}. Add it to "frame-src".`)
  },
)

remoteJourney(
  'a policy that blocks the relay and the directory is told at once, with directive and source [EM12]',
  async (visitor) => {
    const { page, relay, directory, faults } = visitor
    faults.allow(blockedBy, /WebSocket connection to/, /Reading the project's configuration failed/)
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await withoutSources(visitor, [relay.url, directory.url])
    await visitor.visit()
    await openModal(visitor)
    await dialog(page).getByRole('button', { name: 'WalletConnect QR code' }).click()
    await dialog(page)
      .getByText("This site's settings block the connection service. Connect another way.", {
        exact: true,
      })
      .waitFor()
    for (const url of [relay.url, directory.url])
      await expect
        .poll(() => logged.filter((line) => line.includes('config/policy-blocked')).join())
        .toContain(`blocks ${url}. Add it to "connect-src".`)
  },
)
